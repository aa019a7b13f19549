## 提示

hints-title = 提示
hints-thinking = 正在比較你的選擇……
hints-not-now = 輪到你選擇時才能要提示。
hints-failed = 這次沒有得到提示。
hints-again = 再試一次
hints-clear = 有一個選擇明顯比其他的好。
hints-even = 這裡有幾個選擇價值相近。
nudge-points = 找找現在就能拿到的分數。
nudge-means = 想想選了之後手上還剩什麼。
nudge-goods = 想想你的商品怎麼用。
nudge-engine = 想想往後每一輪能多得到什麼。
nudge-plans = 想想遊戲結束時會計什麼分。
nudge-tempo = 留意行動順序，以及遊戲還有多久。
nudge-experience = 看看整個局面如何配合：從過去的對局看，這樣走比較好。
hints-show-best = 顯示最好的三個
hints-show-move = 顯示這一步
hints-chance = 100 局約贏{ $wins }局
hints-points = 最後約{ $points }分
result-wins = 確定獲勝
result-shares = 確定並列獲勝
result-loses = 確定無法獲勝
hints-points-counted = 最後{ $points }分
hints-counted = 後續已全部算出：如果每個人都選對自己最有利的，結果就是這樣。
hints-counted-better = 終局時和其他玩家相比較有利。
hints-compared = 與次佳的選擇相比：
hints-alike = 與次佳的選擇價值相近。
hints-close = 差距很小：100 局約贏{ $best }局，次佳的約贏{ $next }局。
hints-ahead = 100 局約贏{ $best }局，次佳的約贏{ $next }局。
hints-marked = 這一局會註明用過提示。
hints-warns = 這是每日一局，成績算數。
hints-warns-note = 成績會註明「用過提示」。
hints-anyway = 還是要提示
hints-without = 不看提示
hints-was-marked = 這一局用過提示。
hints-switch = 提示
hints-switch-note = 桌上的燈會一步一步告訴你，高手會注意什麼。它只知道你知道的事。

## 「為什麼這樣做？」

why-title = 為什麼？
why-ask = { $name }為什麼這樣做？
why-ask-short = 為什麼？
why-of-phase = 他們為什麼這樣做？
why-thinking = 正在查看當時的選擇……
why-failed = 這次沒有得到答案。
why-best = 看起來最好的選擇
why-chosen = 實際的選擇。
why-not-among = 實際的選擇不在其中：{ $what }
why-errs = 這個等級的對手不一定會選看起來最好的。
why-reason = 第一項為什麼比第二項好
why-imagined = 根據你當時看得到的資訊；看不到的牌以多次猜測補上。
why-from-its-seat = 根據它當時知道的事推想。
why-forced = 當時只有一種選擇。
why-secret = 當時有哪些選擇、原因為何，在遊戲結束前是秘密：這取決於你無法知道的事，例如手牌。
why-seen = 大家看到的
why-nothing-seen = 其他人什麼也沒看到。
why-back = 回到紀錄

## 覆盤

review-title = 覆盤
review-about = 由高手逐一檢視本局的每個選擇，只根據當時看得到的資訊。
review-begin = 開始覆盤
review-stop = 停止
review-progress = 已檢視 { $done }／{ $of }
review-failed = 覆盤沒有完成。
review-no-history = 這一局只留下結局，沒有可以覆盤的選擇。
review-chances = 勝率
review-chances-note = 每位玩家在選擇當下的勝率，假定選了最好的。
review-points = 當下計分會有的分數
review-costly-of = { $name }代價最大的選擇
review-none-costly = 沒有明顯失誤。
review-round = 第{ $round }輪
review-chosen = 當時：{ $what }
review-better = 更好：{ $what }
review-cost = 100 局少贏{ $wins }局
review-turns = 有{ $turns }個選擇值得再看。
review-turn = 轉折點 { $at }／{ $of }
review-first = 找出更好的選擇
review-before = 上一個
review-next = 下一個
review-looking = 正在仔細看這個選擇……
review-good = 仔細一看，這個選擇沒有問題。
review-find = 怎麼選更好？
review-right = 答對了！
review-not-best = 還有更好的。
review-happened = 當時的發展
review-instead = 這樣選會帶來
review-practise = 從這裡練習
review-chance-of = 輪到{ $name }：100 局可贏{ $wins }局
review-account = { $lean ->
    [clean] { $name }沒有代價大的選擇。運氣與對手：100 局 { $rest } 局。
    [choices] { $name }開局時 100 局可贏{ $first }局。影響最大的是自己的選擇：−{ $given }；運氣與對手 { $rest }。
   *[luck] { $name }開局時 100 局可贏{ $first }局。影響最大的是運氣與對手：{ $rest }；自己的選擇 −{ $given }。
}
review-as-table = 以表格列出曲線
review-cell = { $points }（{ $chance }%）
