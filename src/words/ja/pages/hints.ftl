## ヒント：いちばん強い相手なら、この席でどう考えるか

hints-title = ヒント
hints-thinking = 選べる手を見ています……
hints-not-now = ヒントは、自分が選ぶ番に見られます。
hints-failed = 今回はヒントがありません。
hints-again = もう一度試す
# ヒントの最初：1つだけずっとよいとき、いくつかが同じくらいのとき。
hints-clear = はっきりよい手が1つあります。
hints-even = 同じくらいよい手が、いくつかあります。
# ヒントの最初：どこを見るか。
nudge-points = 今すぐ得られる点を探しましょう。
nudge-means = そのあと手元に何が残るか、考えましょう。
nudge-goods = 自分の商品のことを考えましょう。
nudge-engine = 毎ラウンドの得を増やすものを考えましょう。
nudge-plans = ゲーム終了時の得点を考えましょう。
nudge-tempo = 手番の順と、残りの長さを考えましょう。
nudge-experience = 全体のかみ合いを見ましょう。似たゲームでは、このほうがうまくいきました。
hints-show-best = 上位3つを見る
hints-show-move = その手を見る
# ある手の、100回中の勝ちと、得点。
hints-chance = 100回中約{ $wins }勝
hints-points = 最後に約{ $points }点
# その先をすべて数えた手。
result-wins = 読み切り：勝ち
result-shares = 読み切り：ともに勝ち
result-loses = 読み切り：勝てない
hints-points-counted = 最後に{ $points }点
hints-counted = この先は読み切りました。全員がいちばんよい手を選べば、この結果です。
hints-counted-better = ほかのプレイヤーとの差が有利になります。
hints-compared = 次によい手と比べて：
hints-alike = 次によい手と、同じくらいです。
# いちばんよい手と次の手の、100回中の勝ち。近いときと、そうでないとき。
hints-close = わずかな差です。100回中約{ $best }勝、次の手は{ $next }勝です。
hints-ahead = 100回中約{ $best }勝です。次の手は{ $next }勝です。
hints-marked = このゲームには、ヒントを使った印が付きます。
hints-warns = この日替わりゲームは成績に数えられます。
hints-warns-note = 結果に「ヒントあり」と出ます。
hints-anyway = それでも見る
hints-without = 見ずに続ける
# 結果のページで。
hints-was-marked = ヒントを使いました。
# 設定のスイッチ。
hints-switch = ヒント
hints-switch-note = テーブルのランプが、強いプレイヤーの見るところを少しずつ教えます。知っているのは、あなたが知ることだけです。

## 「なぜその手を？」への答え

# 答えの題。
why-title = なぜ？
# 行の横のボタン：誰の選択について聞くか。
why-ask = { $name }はなぜその手を？
# 場所があるときの、ボタンのことば。
why-ask-short = なぜ？
# フェイズの説明にある、その選択の上。
why-of-phase = なぜその手を？
why-thinking = 選べた手を見ています……
why-failed = 今回は答えがありません。
# いちばんよい手の上。選んだ手。その中にない手。
why-best = よさそうだった手
why-chosen = これを選びました。
why-not-among = 別の手を選びました：{ $what }
# いちばんよい手を選ばなかった相手。
why-errs = この強さの相手は、いちばんよい手を選ぶとはかぎりません。
# 次によい手と比べて、いちばんよい手の理由の上。
why-reason = 1つ目が2つ目よりよい理由
# ゲーム中：何から考えたか。
why-imagined = あなたに見えたものから考えました。見えないカードは、何通りも推測しました。
# 終わったあと：同じく。
why-from-its-seat = そのときに見えたものから考えました。
why-forced = 選べる手は1つだけでした。
why-secret = ゲームのあとで見られます。手札など、秘密のものが関わるからです。
# 全員が見たものの上。
why-seen = 全員に見えたもの
why-nothing-seen = ほかのプレイヤーには、何も見えませんでした。
# 記録へ戻る。
why-back = 記録に戻る

## 終わったゲームの振り返り

review-title = 振り返り
# 始める前の説明。
review-about = 強いプレイヤーが、このゲームのすべての選択を見ます。知っているのは、そのプレイヤーが知っていたことだけです。
review-begin = 振り返りを始める
review-stop = やめる
# いくつのうち、いくつ見たか。
review-progress = { $of }回の選択のうち{ $done }回
review-failed = 振り返りを終えられませんでした。
# 別のルールで保存したゲーム。
review-no-history = このゲームは終わりだけが保存されていて、振り返る選択がありません。
review-chances = 勝つ見込み
review-chances-note = 選択ごとに、そのプレイヤーの知ることから、いちばんよい手を選んだときの見込みです。
review-points = そのとき終わっていた場合の得点
# ある席の、いちばん損の大きい選択の見出し。
review-costly-of = { $name }の損の大きい選択
review-none-costly = はっきりした間違いはありません。
# 「ラウンド6」。
review-round = ラウンド{ $round }
# 選んだ手、もっとよい手、その差（100回中の勝ち）。
review-chosen = 選んだ手：{ $what }
review-better = よい手：{ $what }
# 選択で失った、100回中の勝ち。
review-cost = 100回中−{ $wins }勝
review-turns = 見直したい選択が{ $turns }つあります。
review-turn = 分かれ道 { $at }／{ $of }
review-first = もっとよい手を探す
review-before = 前へ
review-next = 次へ
review-looking = この選択をくわしく見ています……
review-good = くわしく見ると、この選択で問題ありません。
review-find = もっとよい手は？
review-right = 正解です！
review-not-best = もっとよい手があります。
review-happened = 実際の展開
review-instead = この手で起こること
review-practise = ここから練習
# 見ているとき：誰の選択で、100回中いくつの勝ちが見込めたか。
review-chance-of = { $name }の選択：100回中{ $wins }勝
# 最初の見込み、選択で失ったもの、そのほか（$restは符号付きの数）。100回中の勝ち。
review-account = { $lean ->
    [clean] { $name }に損の大きい選択はありません。運と相手：100回中{ $rest }勝。
    [choices] { $name }は100回中{ $first }勝の見込みで始めました。いちばん響いたのは自分の選択で−{ $given }、運と相手は{ $rest }。
   *[luck] { $name }は100回中{ $first }勝の見込みで始めました。いちばん響いたのは運と相手で{ $rest }、自分の選択は−{ $given }。
}
review-as-table = グラフを表で見る
# 表の中：得点と、勝つ見込み。
review-cell = { $points }（{ $chance }%）
