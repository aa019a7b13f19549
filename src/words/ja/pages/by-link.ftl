## リンクで渡すゲーム

# 遊び方と、その説明。
by-link-way = 別々の端末で、リンクで遊ぶ
by-link-way-note = 離れた場所で遊べます。自分の番のあと、ゲームをリンクで次のプレイヤーに送ります。
# 人の席。
by-link-seat-note = 自分の端末で遊びます。
# サーバーがないので、リンクについて。
by-link-no-secrets = リンクにはゲーム全体が入っています。秘密を守るサーバーはないので、見ようとすれば、隠れたカードを読めます。
# 別の端末の席の番と、ゲームの終わりのことば。
by-link-send-to = { $name }にゲームを送る
by-link-send-end = ゲーム終了です。結果を送りましょう
by-link-sent = 送りました。届いたリンクを開くと、続きを遊べます。
by-link-share = 共有……
by-link-copy = リンクをコピー
by-link-copied = { $characters }文字をコピーしました。メッセージに貼り付けてください。
by-link-by-hand = ブラウザーがコピーを止めました。リンクはこちらです：
by-link-link = リンク
by-link-qr = QRコード
# 見られない人のための、QRコードの説明。
by-link-qr-alt = リンクのQRコード、{ $characters }文字
by-link-qr-too-long = リンクは{ $characters }文字で、QRコードには長すぎます。コピーか共有を使ってください。
by-link-qr-note = 別の端末で読み取ってください。リンクは{ $characters }文字です。
# 局面から始めたゲーム。
by-link-no-link = 局面から始めたゲームなので、リンクがありません。ファイルに書き出してください。
by-link-copy-game = このゲームのリンクをコピー
by-link-copy-position = この局面のリンクをコピー
# リンクで開くページ。
by-link-title = リンクのゲーム
by-link-bad = このリンクは開けません
by-link-bad-note = 何も変わっていません。もう一度リンクをもらい、全体を開いてください。
by-link-home = ホーム
by-link-turn-of = { $name }の番です。
by-link-over = ゲームは終わりました。
by-link-who = あなたは誰ですか？
by-link-who-note = この端末が覚えておきます。ほかのプレイヤーは、自分の端末で選びます。
by-link-i-am = { $name }です
by-link-on-turn = 今の番
by-link-newer = 前に開いてから、{ $steps }手進みました。
by-link-go-on = 続ける
by-link-same = この端末は、もう最新です。
by-link-older = このリンクは、この端末のゲームより古いものです
by-link-older-note = この端末のゲームは{ $steps }手先です。そのまま残ります。
by-link-look-older = そのときを見る
by-link-go-on-here = 自分のゲームを続ける
by-link-branch = このリンクのゲームは、途中から違います
by-link-branch-note = { $step }手目までは同じで、そのあとに違う手を選んでいます。この端末のゲームはそのままで、両方を残せます。
by-link-keep-branch = これも残す
by-link-branch-of = { $names }（別の進み方）
by-link-position = 友だちから局面が届きました
by-link-position-note = ここから練習で遊べます。保存したゲームに加わります。
by-link-play-position = ここから遊ぶ
by-link-finished = 友だちから終わったゲームが届きました
by-link-finished-note = 結果を見たり、再生したり、すべての選択を振り返ったりできます。保存したゲームに加わりますが、統計には加わりません。
by-link-look = ゲームを見る
