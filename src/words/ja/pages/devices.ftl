## ひとつのテーブル、複数の端末

devices-way = 複数の端末で、ひとつのテーブル
devices-way-note = 全員が自分の端末で自分の手札を見ます。あなたの端末がカードを配り、QRコードを出します。ほかの人はそれを読み取ります。サーバーも登録もいりません。
devices-host-note = あなたの端末にはゲーム全体が入っています。見ようとすれば、隠れたカードを読めます。
devices-invite = 端末を招待
devices-here = { $name }は参加中です
devices-missing = { $name }はまだ来ていません
devices-away = { $minutes ->
    [0] { $name }の接続が切れました
   *[other] { $name }の接続が{ $minutes }分前に切れました
}
devices-take-part = このコードを、別の端末で読み取ります。
devices-then = 次に、その端末のコードをこの端末で読み取るか、返事をここに貼り付けます。
devices-answer = 別の端末の返事
devices-connect = 接続
devices-connecting = 接続中……
devices-bad-answer = この返事は、出したコードのものではありません。別の端末でもう一度コピーしてください。
devices-unsupported = このブラウザーは、ほかの端末と接続できません。リンクで遊べます。
devices-no-network = ネットワークが見つかりません。Wi-Fiにつないで、もう一度試してください。
devices-failed = 端末どうしがつながりませんでした。同じネットワークで、新しいコードを使ってください。
devices-again = 新しいコード
devices-opponent = 相手に任せる
devices-free = 席を別の端末に渡す
devices-join-title = テーブルに参加
devices-join-show = 招待した端末に、このコードを見せます
devices-join-note = その端末のカメラで読み取るか、このリンクを送ります。
devices-join-link = 返事
devices-waiting = 別の端末を待っています……
devices-who = あなたはだれですか？
devices-full = 席はすべて埋まっています。
devices-coming = テーブルを準備しています……
devices-bad-code = この招待は使えません。新しいコードをもらってください。
devices-silent = 配る端末の応答がありません。続くときは、新しいコードをもらってください。
devices-left = ホストがテーブルを閉じました。続けるには、新しいコードをもらってください。
devices-replaced = 今は別の端末で遊んでいます。
devices-freed = ホストが、あなたの席を別の人に渡しました。
devices-version = 端末のバージョンが違います。両方でページを読み込み直してください。
devices-garbled = メッセージを読めませんでした。ページを読み込み直し、新しいコードをもらってください。
devices-stale = ゲームが進んでいます。もう一度選んでください。
devices-not-now = 今はできません。
devices-no-way-back = これは元に戻せません。
devices-over = ゲーム終了です。この端末に保存しました。
devices-handed-on = テーブルに戻りましょう
devices-handed-on-note = 返事は別のタブのテーブルに届きました。このタブは閉じてかまいません。
devices-no-table = この端末には、この返事を待つテーブルがありません。招待した端末で読み取ってください。
