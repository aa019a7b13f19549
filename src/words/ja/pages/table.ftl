## どのテーブルにもあるもの：待つ、元に戻す、記録、結果

table-players = プレイヤー
table-tools = 道具
table-what-now = 今すること
table-game-over = ゲーム終了です。
table-log = 記録
table-actions = すべてのアクション
table-no-actions = 今、選ぶことはありません。
table-undo = 元に戻す
table-undo-turn = 番の初めまで戻す
table-undo-further = もっと前へ戻す（練習）
# 元に戻せない理由：初め、公開したもの、ほかの席。
barrier-beginning = まだ元に戻すものがありません。
barrier-revealed = 元に戻せません。秘密のものが公開されました。
barrier-other-seat = 元に戻せません。ほかのプレイヤーがもう行いました。
table-not-your-turn = 自分の番ではありません。
table-help = キー
table-describe = テーブルの説明
table-recap = 何が起きましたか？
table-recap-none = 前の自分の手から、何も起きていません。
table-thoughts = なぜ？
table-thoughts-of = { $name }の選び方
# ひとりで遊ぶゲーム：これまでの最高と、どれだけ上回ったか（$leadは下の3つのどれか）。
table-solo-best = この設定での最高：{ $points }点、{ $lead }。
table-lead-even = 同点
table-lead-ahead = { $points }点差の勝ち
table-lead-behind = { $points }点差の負け
table-solo-new-best = この設定での最高記録です：{ $points }点、{ $lead }。
table-results = 最後の得点
table-leave = テーブルを離れる
table-pause = 一時停止
table-next-step = 次へ
table-skip = 飛ばす
table-thinking = 考え中……
table-thinking-of = { $name }が考え中……
table-powers = はたらき
table-powers-none = 使うかどうかを選べる建物は、まだありません。
# 建物のはたらきをいつ使うか。
policy-always = いつも使う
policy-ask = 聞く
policy-never = 使わない
table-answer-forced = 答えが1つなら自動で行う
table-sealed = 元に戻せません
table-show-card = カードを見る
table-viewing = { $of }手のうち{ $at }手目
table-back-to-now = 今に戻る
table-back-to-own = 戻る
table-earlier = 前へ
table-later = 次へ
table-play-from-here = ここから遊ぶ
# 見ている局面を、局面を作るページへ。
table-study = この局面を編集
# 誰の目でテーブルを見るか。
table-eyes = 誰の目で見るか
table-everybody = 全員
table-back-to-study = 項目に戻る
# さかのぼって見ること。
table-replay = 再生
table-position = 何手目か
table-play = 再生
table-speed = 速さ：{ $times }倍
table-round-before = ラウンドの初めへ
table-round-after = 次のラウンドへ
table-watch-again = もう一度見る
table-hand-to = 端末を渡す相手：
table-hold = 押しているあいだ見る
table-hold-note = クリックやEnterキーでも見られます。
table-person = あなた
table-person-n = プレイヤー{ $number }
table-opponent-n = 相手{ $number }
# 強さと、その相手の作風。
table-with-style = { $level }、{ $style }
table-elsewhere = このゲームは別のタブで開いています
table-elsewhere-text = 遊べるタブは1つだけです。ここで遊ぶと、別のタブは止まります。
table-take-over = ここで遊ぶ
table-lost = このゲームは、別のタブに移りました。
table-asking = ゲームを開いています……
# ゲームを見せられないときの見出し：何もない、その説明、開けない。
table-missing = ゲームが見つかりません
table-missing-note = 消したか、別のブラウザーにあります。ゲームを移すには、リンクかファイルで送ってください。
table-unopened = このゲームは開けません
table-history-lost = 保存したあとに、ルールを直しました。続きは遊べますが、それまでの記録はありません。
table-not-saved-full = ブラウザーの保存領域がいっぱいです。タブを閉じると、このゲームは失われます。
table-not-saved-closed = このブラウザーはゲームを保存しません。タブを閉じると、このゲームは失われます。
table-export-now = ファイルに保存
table-choose = どれにしますか？
table-all-seats = 全員
table-final-score = 最後の得点
table-source = 得点のもと
table-total = 合計
# 同点を決めたもの。「手札と商品の合計」など。
table-tie-break-note = 合計が同じなので、{ $what }が多いほうの勝ちです。
table-wins = { $name }の勝ちです。
table-share-win = { $names }がともに勝ちです。
table-skip-counting = 計算を飛ばす
table-again-same = 同じ配りでもう一度
table-again-new = 新しく配る
table-look-at-table = テーブルを見る
# 終わったゲームからのほかの進み方を、電話で見せる。
table-more-ways = ほか
# 結果の絵：保存する、見せる、作れない。
table-save-picture = 画像で保存
table-share-picture = 画像を共有
table-no-picture = このブラウザーでは、画像を作れませんでした。
# その絵の下。
table-imprint = Sobremesa・ブラウザーで遊ぶボードゲーム
table-points = { $points }点
## 一覧や文のつなぎ

# 一覧の2つのもののあいだ：「コーヒー、砂糖」。
list-comma = 、
# 1行の2つのことがらのあいだ：「商品1個、2コイン」。
list-clause = 、
# もっと長いことがらのあいだ。
list-semicolon = 。
# 見出しと、その中身のあいだ。
colon = ：
# 2つの文のあいだ。
gap = { "" }
# 一覧の終わり。$firstは読点でつないだいくつかのこともある。
list-and = { $first }と{ $last }
table-not-over = このゲームはまだ終わっていません
# キーと、テーブルでのはたらき。キーは前に出る。スペースキーだけ、ここに名前がある。
key-space = スペース
key-does-tab = 次の区域
key-does-arrows = 区域の中を動く
key-does-enter = 選ぶ
key-does-space = カードを見る
key-does-esc = 閉じる、やめる、今に戻る
key-does-a = すべてのアクション
key-does-u = 元に戻す
key-does-h = ヒント
key-does-l = 記録
key-does-p = 今することをもう一度
key-does-n = 次の選べる場所
key-does-d = テーブルの説明
key-does-digits = プレイヤーを見る
key-does-brackets = 1手前、1手あと
key-does-home-end = 最初の手、今
key-does-question = この一覧
table-auto-mark = 自動
# 今、読んでいるプレイヤーにとってのカードの意味の前。
table-for-you-now = 今なら：
# フェイズを席ごとにまとめる帯の名前。
table-who-did-what = このフェイズに誰が何をしたか

## 相手のプログラムが正しく動かない

cause-refused = このブラウザーは、相手のプログラムを動かせません。
cause-missing = 相手のプログラムが、もうサーバーにありません。ページの新しいバージョンが出たようです。
cause-server = サーバーに問題があり、相手のプログラムを読み込めませんでした。
cause-unreachable = 相手のプログラムを読み込めませんでした。サーバーにつながりません。接続を確かめてください。
cause-altered = 相手のプログラムを読み込めませんでした。別のものが届きました。ネットワークのログイン画面かもしれません。
cause-unfit = このブラウザーは古く、相手のプログラムを動かせません。新しいものなら動きます。
cause-version = 相手のプログラムは、ページの別のバージョンのものです。
cause-slow = 相手のプログラムの読み込みに、時間がかかっています。
cause-silent = 相手のプログラムから返事がありません。
cause-garbled = 相手のプログラムの返事を読み取れません。
cause-broken = 相手のプログラムが止まりました。
# 理由のあとの、ページの次の動き。
opponents-still-tried = まだ試しています。お待ちください。ゲームは保存してあります。
opponents-stopped = ゲームは保存してあります。もう一度試すか、ページを再読み込みするか、自分が代わりに遊んでください。
opponents-on-page = このブラウザーでは、相手が裏で考えられません。考えるあいだ、ページの動きが重くなることがあります。
opponents-again = もう一度試す
opponents-reload = ページを再読み込み
# 人がこの相手の代わりに遊ぶ。
opponents-play-for = { $name }の代わりに遊ぶ
