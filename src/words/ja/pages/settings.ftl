## 設定

# 見出し。
settings-title = 設定
# 見出し：言語と見た目。
settings-look = 言語と見た目
# 見出し：進み方。
settings-play = 進み方
# 見出し：操作。
settings-controls = 操作と助け
# 見出し：保存したゲームと保存領域。
settings-storage = 保存したゲーム
# 見出し：プログラム。
settings-about = このプログラムについて
# 文字の大きさの説明と、その限り。
settings-text-note = ブラウザーの文字の大きさに加わります。テーブルでは150%までです。すべてを大きくするには、ページを拡大してください。
# 説明。
settings-pace-note = 相手の手を見せる長さです。押すと飛ばせます。
# 説明。
settings-thinking-note = 1回に約0.3秒、0.7秒、1.5秒です(名人が3人以上なら短くなります)。長いほど強くなります。ほかの強さには関係ありません。
# 説明。
settings-motion-note = 控えめなら、動かずに薄れて現れます。
# 説明。
settings-confirm-note = 元に戻せない選択には、封の印が付きます。
# 文字の説明。
settings-aids-note = 色と形では見分けにくいときに。
# ゲームが待つあいだ、画面を点けておくか：問い、答え、その説明。
settings-awake = 画面を点けておく
awake-battery = 電池が少なくなければ
awake-always = いつも
awake-never = しない
settings-awake-note = 自分の番のあいだ、触らなくても10分まで点いています。省電力中のブラウザーでは、できないことがあります。
# ブラウザーではできない。
settings-no-awake = このブラウザーでは、画面を点けておけません。
# キーの説明。
settings-shortcuts-note = A アクション、U 元に戻す、L 記録、P 問いをもう一度、1〜5 プレイヤー、? キーの一覧。ほかの文字のキーボードでは、同じ位置のキーです。
# その時間の説明。
settings-undo-time-note = 選んだあと、次の相手が少し待つので、まだ元に戻せます。
# ここにあるゲームの数。
settings-games = { $games ->
    [0] この端末に保存したゲームはありません。
   *[other] この端末に{ $games }ゲームを保存しています。
}
# 保存できている。
settings-works = 選ぶたびに保存し、確かめています。
# ブラウザーがずっと残す。
settings-for-good = 消すまで、ブラウザーが残します。
# ブラウザーが消すかもしれない。
settings-while-used = しばらく使わないと、データを消すブラウザーもあります。大切なゲームは書き出してください。
# ブラウザーに残すよう頼む。
settings-ask = ブラウザーに残すよう頼む
# 保存したゲームへ。
settings-saved = 保存したすべてのゲーム
# バージョン。
settings-version = バージョン{ $version }
# ライセンス。
settings-licence = MITかApache 2.0の、好きなほうのライセンスで使える自由なソフトウェアです。
# ほかの人が作った部分と、そのライセンスへ。
settings-licences = 第三者のライセンス
# 非公式であること。
settings-unofficial = 出版社とは関係のない、非公式のファン作品です。絵とことばは、すべて自作です。ゲームは、作者と出版社のものです。
# この端末から出るデータについて。
settings-privacy = 登録も、クッキーも、追跡もありません。あなたやゲームのデータが、この端末から出ることはありません。
# 設定を最初に戻す。
settings-reset = 設定を最初に戻す
# 残るデータの説明。
settings-reset-note = 保存したゲームはそのままです。
# 戻した。
settings-was-reset = 設定を最初に戻しました。
# でたらめなゲームで端末を測る。
settings-measure = この端末を測る
# その説明。
settings-measure-note = この端末の速さを、裏で測ります。
# 測っている途中。
settings-measuring = 測定中……
# 1秒あたりの、でたらめなゲームと選択、名人の読む手順の数。
settings-measured = 1秒に、でたらめなゲームを{ $games }回、選択を{ $choices }回、または名人の読みを{ $playouts }通り。
# 結果が出なかった。
settings-measure-failed = 結果が出ませんでした。ページを再読み込みして、もう一度試してください。

## 音と振動

sound-title = 音
# 設定とテーブルのメニューのスイッチと、その説明。
sound-switch = テーブルの音
sound-switch-note = 紙、木、コイン、水の音と、自分の番の合図です。音なしでも遊べます。
# つまみの名前。
sound-volume = 音量
# その値。
sound-loudness = { $percent }%
# 音を試すボタンの列の名前。
sound-samples = 試しに聞く
sample-paper = 紙
sample-wood = 木
sample-coin = コイン
sample-water = 水
sample-chime = 自分の番
# もう1つのスイッチと、その説明。
sound-vibration = 自分の番に振動
sound-vibration-note = 振動できる端末だけです。
# ブラウザーが音を出せない。
sound-none = このブラウザーでは、音を出せません。
