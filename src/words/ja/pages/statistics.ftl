## この端末の統計

statistics-title = 統計
statistics-none = 終わったゲームがまだありません。
statistics-none-note = ゲームを終えるか、保存したゲームに読み込んでください。結果は、この端末だけで数えます。
statistics-to-daily = 日替わりゲーム
# 選ぶものの名前：ゲーム、版、拡張、人数、強さ、人。
statistics-game = ゲーム
statistics-edition = 版
statistics-module = 拡張
statistics-seats = 人数
statistics-level = いちばん強い相手
statistics-whom = 誰の結果か
# すべて。
statistics-all = すべて
statistics-no-module = なし
statistics-no-level = コンピューターの相手なし
# テーブルにただ1人の人。
statistics-alone = 人間のプレイヤー（1人のとき）
statistics-seat-count = { $seats }人
# 数の名前。
statistics-games = ゲーム数
statistics-wins = 勝ち
# 勝ちと、100回中の勝ち。
statistics-win-share = { $wins }（{ $share }%）
statistics-mean = 平均得点
statistics-best = 最高
statistics-rounds = 平均ラウンド数
statistics-time = ゲームの長さ
statistics-minutes = { $minutes }分
statistics-time-note = 長さは中央値です。何時間も休んだゲームは除きます。
statistics-practice = 練習の{ $games }ゲームは数えていません。
statistics-hints = このうち{ $games }ゲームでヒントを使いました。
statistics-nothing-fits = 条件に合う、終わったゲームがありません。
statistics-course = 得点の移り変わり
# グラフの印の意味と、見せている数。
statistics-course-note = 最近の{ $shown }回の結果です。塗った丸は勝ち、輪はそれ以外、線は5回の平均です。
statistics-as-table = 結果を表で見る
statistics-when = 終了
statistics-points = 得点
statistics-rank = 順位
statistics-last-five = 5回の平均
statistics-sources = 得点のもと
statistics-sources-note = 1ゲームの平均の得点を、もとごとに。
statistics-favourites = よく建てたもの
statistics-strongest = 得点の高かったもの
statistics-strongest-note = 最後に持っていたゲームの平均の得点です。{ $games }ゲーム以上のものだけです。
statistics-none-strongest = まだゲームが足りません。
# ゲームの数、そのうち勝ち、平均の得点。$meanは小数1桁の数。
statistics-record = { $games }ゲーム、{ $wins }勝、平均{ $mean }点
statistics-openings = 勝ちやすい始め方
statistics-openings-note = 1つ目と2つ目の選択です。
# 始め方：続く2つの選択。
statistics-then = { $first } → { $second }
statistics-kept-note = すべて、この端末だけに残ります。最近の{ $most }ゲームを、1回ずつ数えます。
statistics-export-csv = CSVで書き出す
statistics-export-json = JSONで書き出す
statistics-import = 統計を読み込む
statistics-reset = すべて消す
statistics-reset-sure = 統計をすべて消しますか？保存したゲームは残りますが、もう数えません。
statistics-reset-yes = 消す
statistics-reset-no = 残す
statistics-was-reset = 統計は空です。
statistics-imported = { $games ->
    [0] ファイルのゲームは、すべてもうありました。
   *[other] { $games }ゲームが加わりました。
}
# ファイルを読み込めなかった。その名前。
statistics-refused = 「{ $file }」を読み込めませんでした。何も変わっていません。
statistics-damaged = 保存した統計を読めないので、新しいゲームを数えません。書き出すか、すべて消してやり直してください。
statistics-newer = 保存した統計は新しいバージョンのものなので、新しいゲームを数えません。再読み込みしてください。
statistics-export-raw = 保存したデータを書き出す
statistics-full = ブラウザーの保存領域がいっぱいで、この統計は保存されていません。書き出すか、保存したゲームを消してください。
statistics-unavailable = このブラウザーは何も保存しません。ページを閉じると、この統計は失われます。書き出してください。
# 保存したゲームから、終わったものを数えている。
statistics-counting = 終わったゲームを数えています……
statistics-not-counted = 保存した{ $games }ゲームは開けなかったので、数えていません。
