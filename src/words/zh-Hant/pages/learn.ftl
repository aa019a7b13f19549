## 教學

learn-title = 教學
learn-about = 每課只要幾分鐘，直接在真正的牌桌上練習。會的就跳過。
learn-finished = 已完成
learn-progress = 已完成 { $done }／{ $of } 課
learn-first-game = 自己玩一場
learn-first-game-note = 和兩位新手同桌，第一次遇到的問題會說明。
learn-guided = 有教練的第一場遊戲
learn-guided-note = 每件事第一次用到時，教練會說明。
learn-guide = 教練
learn-guide-free = 輪到你了。提示會告訴你高手怎麼選。
learn-guide-end = 遊戲結束。
learn-guide-good = 選得好。
learn-guide-fair = 選得還可以。
learn-guide-poor = 更好的選擇：{ $better }。
learn-guide-leave = 不要教練
learn-next-stop = 下一步
learn-later = 擴充與其他玩法
learn-puzzles = { $puzzles ->
    [0] 謎題
   *[other] 謎題：已解{ $puzzles }題
}
learn-go-on = 繼續
learn-understood = 知道了
learn-first-times = 說明第一次遇到的問題
learn-first-times-note = 最初兩場遊戲中，每個新的問題都會在版圖上方說明一次。
learn-step = 第{ $at }步，共{ $of }步
learn-others = 其他人正在行動……
learn-otherwise = 這樣做是可以的，但這一步要練習的是別的。牌桌沒有改變。
learn-rule = 相關規則
learn-next = 下一課
learn-all = 所有教學
learn-leave = 離開教學
learn-broken = 這一課無法進行：{ $why }
learn-unknown = 沒有這一課。

## 規則

rules-title = { $game }規則
rules-contents = 目次
rules-search = 搜尋規則
rules-found = 找到{ $rules }條規則
rules-nothing = 沒有規則提到「{ $words }」。
rules-whole = 開啟完整規則
rules-loading = 正在取得規則……
rules-failed = 規則沒有送達。只要取得一次，之後就會留在這台裝置上；請檢查網路連線。
rules-retry = 再試一次
rules-cost = 費用
rules-points = 分數
rules-varies = 視城市而定
rules-copies = 張數
