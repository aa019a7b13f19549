## 最初のページ

# 題名の下の1行。
home-motto = お皿を下げる前に、もうひと勝負。
# ゲームごとのカード：版によらない題名、その上の1行、紹介、3つのこと（人数、時間、相手）。
pitch-san-juan-title = サンファン
pitch-san-juan-over = 手札から生まれる都市
pitch-san-juan-about = どのカードも、建物にも、代金にも、売る商品にもなります。役割を選ぶと全員が行い、選んだプレイヤーは少し得をします。12個目の建物でゲームが終わります。
pitch-san-juan-players = 2〜8人、2つの版
pitch-san-juan-length = 20〜60分
pitch-san-juan-levels = 相手の強さは8段階
# プエルトリコ。
pitch-puerto-rico-title = プエルトリコ
pitch-puerto-rico-over = 農園と船、そして町
pitch-puerto-rico-about = 植え、集め、建て、生産し、売り、積む。選んだ役割は全員が行い、選んだプレイヤーには特権があります。商品の出荷と建物で勝利点を得ます。
pitch-puerto-rico-players = 2〜5人、2つの版
pitch-puerto-rico-length = 40〜90分
pitch-puerto-rico-levels = 相手の強さは8段階
# ギンコポリス。
pitch-ginkgopolis-title = ギンコポリス
pitch-ginkgopolis-over = 外へ、上へと育つ都市
pitch-ginkgopolis-about = 全員が秘密にカードを選び、タイルを添えることもできます。建物を活用し、都市のまわりを都市化し、上へ高層化します。最後に区画を制するプレイヤーが、都市を制します。
pitch-ginkgopolis-players = 2〜5人、またはひとりでハルに挑む
pitch-ginkgopolis-length = 約45分
pitch-ginkgopolis-levels = 相手の強さは8段階
# 新しいゲームを始める。
home-new-game = 新しいゲーム
# いちばん新しいゲームを続ける。
home-go-on = 続ける
# いちばん新しいゲームの上。
home-latest = 最近のゲーム
home-new-here = はじめてですか？
home-new-here-note = 最初のゲームをコーチと遊びましょう。
# 自分のゲームのほかにあるもの。リンクの一覧の名前。
home-ways = メニュー
# 局面を作るページ。
home-study = 局面を作る
home-study-note = 好きな局面を作り、駒を手で動かして、その先を確かめましょう。
home-learn = 学ぶ
home-rules = ルール
home-play = 遊ぶ
home-company = 誰と遊ぶか
home-against = コンピューターと
home-together = この端末で一緒に
home-by-devices = 複数の端末
home-join = テーブルに参加
home-by-link = リンクで
home-today = 今日
home-games = 自分のゲーム
home-learnt = { $lessons ->
    [0] 最初のゲーム、レッスン、パズル、ルール
   *[other] 終えたレッスン：{ $lessons }
}
# 誰が作り、誰が作っていないか。
home-colophon = 絵もことばも自作の、非公式のファン作品です。登録も広告もなく、データがこの端末から出ることはありません。
# ナビゲーションの名前。
home-nav = 言語、設定

## 読み込む部分

# 読み込みの途中。
fetch-coming = 読み込み中……
# 読み込めなかった。
fetch-missing = この部分を読み込めませんでした。接続を確かめてください。一度読み込めば、この端末に残ります。だめなら、ページを再読み込みしてください。保存したゲームは無事です。
# 同じく、理由がわかるとき。「fetch-advice」が続く。
fetch-why-missing = この部分を読み込めませんでした。もうサーバーにありません。ページの新しいバージョンが出たようです。
fetch-why-server = この部分を読み込めませんでした。サーバーに問題があります。
fetch-why-unreachable = この部分を読み込めませんでした。サーバーにつながりません。接続を確かめてください。
fetch-why-slow = この部分を読み込めませんでした。数秒のあいだ何も届いていませんが、まだ届くかもしれません。
fetch-why-altered = この部分を読み込めませんでした。別のものが届きました。ネットワークのログイン画面かもしれません。
fetch-advice = もう一度試してもだめなら、ページを再読み込みしてください。保存したゲームは無事です。
# もう一度読み込む。
fetch-retry = もう一度試す

## オフライン、新しいバージョン、インストール

# すべてそろった：ネットワークなしで遊べる。
pwa-ready = オフラインで遊べます。
# 準備の途中。
pwa-preparing = オフラインの準備中……
# ファイルが足りない。
pwa-missing = オフラインに必要なファイルが足りません。オンラインのときに読み込みます。
# ブラウザーがプログラムを残せない。
pwa-impossible = このブラウザーでは、オフラインで遊べません。
# ゲーム中に、新しいバージョンが待っている。
pwa-later = 新しいバージョンがあります。このゲームのあとで読み込みます。
# ゲームの外で、新しいバージョンが待っている。
pwa-now = 新しいバージョンがあります。
# 新しいバージョンにする。
pwa-reload = 今すぐ再読み込み
# ほかのタブが古いバージョンで遊んでいる。
pwa-blocked = { $tabs ->
    [1] 別のタブが古いバージョンを使っています。先に閉じてください。
   *[other] ほかの{ $tabs }つのタブが古いバージョンを使っています。先に閉じてください。
}
# 今回は表示を消す。
pwa-not-now = あとで
# インストールをすすめる。
pwa-offer = 楽しんでいますか？Sobremesaをこの端末にインストールできます。
# インストールする。
pwa-install = インストール
# もうすすめない。
pwa-never = しない
# ブラウザーにボタンがないとき、方法を見せる。
pwa-how = 方法を見る
# 手順の見出し。
pwa-steps-title = ホーム画面に追加する3つの手順
# iPhoneやiPadでの手順。
pwa-step-1 = ブラウザーの共有ボタンを押します。
pwa-step-2 = 「ホーム画面に追加」を選びます。
pwa-step-3 = 「追加」を押します。これまでのゲームも、そこで続けられます。
