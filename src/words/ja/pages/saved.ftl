## ブラウザーの保存領域

# 保存領域がない。
store-unavailable = このブラウザーはゲームを保存しません。シークレットウィンドウかもしれません。続きは遊べますが、このタブを閉じると失われます。残すには書き出してください。
# 保存領域がいっぱい。
store-full = ブラウザーの保存領域がいっぱいです。最近の手は保存されていません。いらないゲームを消すか、このゲームを書き出してください。
# もうすぐいっぱい：どれだけ使い、終わったゲームがあといくつ入るか。
store-nearly = ブラウザーの保存領域を{ $percent }%使っています。あと約{ $games }ゲームです。すべて書き出してから、いらないゲームを消してください。

## 保存したゲームの一覧

# 見出し。
saved-title = 保存したゲーム
# その数。
saved-count = { $games ->
    [0] ゲームなし
   *[other] { $games }ゲーム
}
# 1つもない。
saved-none = 保存したゲームはまだありません。
# そのときの説明。
saved-none-note = どのゲームも、選ぶたびに自動で保存されます。
# ゲームを開く。
saved-open = 続ける
# 終わったゲームの結果を見る。
saved-result = 結果
# ゲームに題を付ける。
saved-rename = 名前を変える
# 欄：題。
saved-title-of = 題
# 題は空でもよい。
saved-title-note = 空なら、プレイヤーの名前が出ます。
# 題を残す。
saved-keep = 題を保存
# ゲームを書き出す。
saved-export = 書き出す
# すべてのゲームを書き出す。
saved-export-all = すべて書き出す
# ファイルを読み込む。
saved-import = ファイルを読み込む
# ファイルをここに落とせる。
saved-drop = ファイルを、このページのどこに落としてもかまいません。
# ファイルがページの上にあるあいだ。
saved-drop-now = 放すと読み込みます
# ゲームを消す。
saved-delete = 消す
# ゲームを消した。その題。
saved-deleted = 消しました：{ $title }
# 元に戻す。
saved-undo = 元に戻す
# 戻った。
saved-undone = ゲームを元に戻しました。
# 版とゲーム。「new」はサンファンとプエルトリコの1897版、最後の4つはギンコポリス。
saved-edition = { $edition ->
    [new] { $game }1897
    [classic] { $game }（クラシック版）
    [beginner] { $game }（入門ゲーム）
    [draft] { $game }（本式のゲーム）
    [solo] { $game }（ひとりでハルに挑む）
    [expert] { $game }（ハルとの上級ゲーム）
   *[other] { $game }
}
# 使っている拡張と追加ルールの数。
saved-additions = 拡張や追加ルール：{ $additions }
# ラウンド。
saved-round = ラウンド{ $round }
# 最初のラウンドの前。
saved-opening = 最初のドラフト
# 終わった。誰が勝ったか。
saved-over = 終了、{ $names }の勝ち
# ルールを越えて手を戻した。
saved-practice = 練習
# 名前の横の得点。
saved-score = { $points }点
# ルールが動かす相手：ギンコポリスをひとりで遊ぶときと、プエルトリコ。
automa-hal = ハル
automa-puertoma = プエルトマ
automa-puertoma-one = プエルトマ1
automa-puertoma-two = プエルトマ2
# いつ遊んだか：$dateはブラウザーが書く日付。
saved-played = { $date }に遊びました
# 壊れたゲーム。
saved-damaged = 壊れたゲーム
# その説明。
saved-damaged-note = 開けません。そのまま残してあります。文を書き出すか、消すことができます。
# 新しいバージョンのゲーム。
saved-newer = 新しいバージョンのゲーム
# その説明。
saved-newer-note = 新しいバージョンのもので、そのまま残してあります。再読み込みしてから開いてください。
# 文をそのまま書き出す。
saved-export-raw = 文を書き出す
# 読み込んだゲームの数。
saved-imported = { $games }ゲームが一覧に加わりました。
# メモリーにあるだけ。
saved-imported-memory = 保存されていません。このタブを閉じると失われます。
# もうあったものの数。
saved-imported-known = { $games }ゲームは、もう一覧にありました。
# 読めなかったものの数。
saved-imported-bad = { $games }ゲームは読めなかったので、飛ばしました。
# 入らなかったものの数。
saved-imported-no-room = { $games }ゲームは、空きが足りず入りませんでした。
# また除いた。
saved-import-undone = 読み込みを元に戻しました。
# ファイルを読んでいる：100分のいくつか。
saved-reading = ファイルを読んでいます：{ $percent }%
# ゲームを調べている。
saved-checking = ゲームを調べています：{ $done }／{ $of }
# 保存している。
saved-storing = ゲームを保存しています：{ $done }／{ $of }
# それをやめる。
saved-stop = やめる
# 読み込む前：読み込める数。次は、$fitだけ入るとき。
saved-forecast = { $games }ゲームを読み込めます。
saved-forecast-tight = { $games }ゲームを読み込めますが、空きは約{ $fit }ゲーム分です。いらないゲームを消すと、空きができます。
# その数を読み込む。
saved-take-in = { $games }ゲームを読み込む
# 読み込まない。
saved-leave = 読み込まない
# どのゲームを見せるかの名前。
saved-which = 表示
# すべてのゲーム。
saved-any-game = すべてのゲーム
# どのゲームを見せるか。
saved-stage-all = 途中と終了
saved-stage-running = 途中
saved-stage-finished = 終了
# いつのものでも。1か月、半年、1年遊んでいないもの。
saved-age-any = すべての期間
saved-age-month = 1か月遊んでいない
saved-age-half-year = 半年遊んでいない
saved-age-year = 1年遊んでいない
# いくつのうち、いくつ見せているか。
saved-chosen = { $of }ゲームのうち{ $chosen }ゲーム
# 見せているものを消す。
saved-delete-these = { $games ->
    [1] このゲームを消す
   *[other] この{ $games }ゲームを消す
}
# 消した数。
saved-deleted-many = { $games }ゲームを消しました。
# 戻った。
saved-undone-many = { $games }ゲームを元に戻しました。
# もっと見せる。
saved-more = あと{ $games }ゲームを表示
# ファイルを読み込めなかった。その名前。
saved-refused = 「{ $file }」を読み込めませんでした。
# このプログラムのファイルではない。
saved-not-ours = ここから書き出したものではありません。
# 新しいバージョンのもの。
saved-file-newer = 新しいバージョンのものです。再読み込みしてから、もう一度読み込んでください。
# 壊れている。
saved-file-damaged = ファイルが壊れています。
# まったく読めない。
saved-unreadable = ブラウザーが文字として読めませんでした。
# 何も変わらなかった。
saved-nothing-changed = 保存したゲームはそのままです。
# 技術的な理由の前。
saved-reason = くわしく：
