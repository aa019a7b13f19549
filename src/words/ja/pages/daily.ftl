## 日替わりゲーム

daily-title = 日替わりゲーム
# 紹介、二文で。
daily-about = 毎日、それぞれのゲームに1つずつ、全員に同じものを配ります。最初に終えた結果を数えます。
# 保存したゲームの題：ブラウザーが書く日付。
daily-of-day = { $date }の日替わりゲーム
daily-today = 今日
daily-before = 前の日
daily-after = 次の日
# 日を移るナビゲーションの名前。
daily-days = 日付
# $levelは相手の強さ。
daily-against = 相手は{ $level }{ $opponents }人
# 目標の得点。
daily-par = 基準点{ $points }
daily-par-note = 基準点は、強いプレイヤーが同じ席で同じ相手と3回遊んだ平均の得点です。
daily-no-par = この日の基準点は、まだありません
daily-play = 遊ぶ
daily-go-on = 続ける
daily-again = もう一度遊ぶ
daily-look = 結果
# 最初に終えた得点と順位。
daily-made = { $rank ->
    [1] { $points }点で勝ち
   *[other] { $points }点で{ $rank }位
}
# 基準点より多い点、少ない点。
daily-par-met = 基準点と同じ
daily-over-par = 基準点+{ $points }
daily-under-par = 基準点−{ $points }
daily-with-hints = ヒントあり
# 結果のページ：何が数えられるか。
daily-counted-first = 数えるのは、最初に終えた結果です。
daily-practice = 練習は、日替わりゲームに数えません。
# 続いた日数。
daily-streak = { $days ->
    [0] 昨日も今日も終えていません
   *[other] { $days }日連続
}
daily-share = 結果を共有
# 共有する1行：ゲーム、日付、得点。基準点（なければ$parは「none」）。続いた日数。
daily-line = Sobremesa、{ $game }、{ $date }：{ $points }点{ $par ->
    [none] { "" }
   *[other] （基準点{ $par }）
}{ $days ->
    [0] { "" }
    [1] { "" }
   *[other] 、{ $days }日連続
}
daily-copied = 結果とリンクをコピーしました。
daily-by-hand = ブラウザーがコピーを止めました。文はこちらです：
daily-future = この日はまだ来ていません。おかしいときは、この端末の時計を確かめてください。
daily-too-early = 日替わりゲームは2026年11月1日からです。今日がそれよりあとなら、この端末の時計を確かめてください。
daily-no-day = その日はありません。
daily-no-clock = この端末の時計の日付が正しくありません。
# 次の日になった。
daily-new-day = 日が変わりました。今日の日替わりゲームです。
# 今日へ。
daily-to-today = 今日の日替わりゲーム
daily-damaged = 保存した結果を読めないので、新しい結果を保存しません。書き出すか、最初からやり直してください。
daily-newer = 保存した結果は新しいバージョンのものなので、新しい結果を保存しません。再読み込みしてください。
daily-not-kept = 保存できませんでした。ブラウザーの保存領域がいっぱいか、使えません。
daily-export-raw = 保存したデータを書き出す
daily-begin-anew = 最初からやり直す
# 日替わりゲームの一覧を書き出す。その使い道。
daily-list = 日替わりゲームの一覧
daily-list-note = この日までのすべてのシードと照合番号です。2つの端末を比べられます。
daily-refused = この日替わりゲームを始められません：
