## 局面を作る：どんな局面でも並べられるページ

title = { $game }：局面を作る
# 紹介。ここではすべてが見える。
about = どんな局面でも作れます。テーブルを変え、そこから遊び、リンクで共有できます。手札もすべて見えるので、ここから誰かと遊ぶと、その人のカードを見たことになります。
# 「プレイヤー2」、1から数える。
seat = プレイヤー{ $number }
# 船とマスの数。
ship = { $spaces }マスの船
# 地図の場所：中央から東西（$across）と南北（$down）にいくつ離れているか。
cell = { $across ->
   *[other] { $down ->
       *[other] 中央から{ $horizontal ->
            [west] 西
           *[east] 東
        }へ{ $across }、{ $vertical ->
            [north] 北
           *[south] 南
        }へ{ $down }の場所
        [0] 中央から{ $horizontal ->
            [west] 西
           *[east] 東
        }へ{ $across }の場所
    }
    [0] { $down ->
       *[other] 中央から{ $vertical ->
            [north] 北
           *[south] 南
        }へ{ $down }の場所
        [0] 都市の中央
    }
}
# 何もない、誰もいない。
none = なし
fewer = 減らす：{ $what }
more = 増やす：{ $what }
# 取り除く。
remove = { $what }を除く
# 1つ前へ。
earlier = { $what }：1つ前へ
# 一覧に加える。
add = 加える：{ $what }
# 加えられるものの一覧の最初。
add-which = 加える……
# 無作為に引くものの数。
unnamed = { $count }枚、無作為に引く
# 名前を決めない。
leave-open = 無作為に引く
# 決めていないものに名前を付ける。
name-them = 選んで決める
# ページの部分。
begin = 別の準備から始める
edition = 版
players = プレイヤー
begin-anew = この準備で配る
moment = 番と問い
# 今の問いと、その席。
asked = { $who }：{ $what }
over = ゲームは終わりました。
moves = 手を進める
moves-note = フェイズの途中にするには、手を進めます。番のプレイヤーの代わりに選んでください。
at-rest = このフェイズの前の選択に戻る
text = すべてを文で
text-note = 書き方はdocs/positions.mdにあります。文だけにあるもの：
text-only-follows = ほかから決まる
text-only-played = 遊ぶと出てくる
text-only-begun = 始めるときに選ぶ
text-only-rare = めったに使わない
take-text = 文を反映する
discard-text = 変更を捨てる
# 元に戻す、やり直す、見る、共有する、遊ぶ。
undo = 元に戻す
redo = やり直す
look = テーブルを編集
share = リンクをコピー
copied = リンクをコピーしました。手札も含む局面全体が入っています。
by-hand = このリンクをコピーしてください：
play = ここから遊ぶ
play-note = 練習のゲームを始め、保存したゲームに加えます。
# ありうる局面である。
fine = この局面は、ルールに合っています。
# ありえない。場所と理由が続く。
refused = この局面は、ルールに合いません：
# 理由のルールへ。
rule = ルール{ $id }
# 理由の項目へ。
show = 場所を見る
# ありえない局面では何もできない。
refused-note = 直すか、元に戻してください。ルールに合えば、テーブルで編集したり、遊んだり、共有したりできます。
# 局面がルールに合わない間、テーブルに出ているもの。
behind = テーブルに出ているのは、ルールに合う最後の局面です。
# テーブルで局面を作るとき：触れるとできること。
touch = コマやカードに触れると、変えられます。
# 文が局面の形ではない。
no-tree = この文は局面ではありません。下で直すか、元に戻してください。
# リンクが使えない。代わりに見せるもの。
bad-link = このリンクは開けません
bad-link-note = 代わりに、自分の局面が出ています。
# リンクが来た。元に戻すと自分の局面になる。
came = この局面は、リンクで届きました。元に戻すと、自分の局面になります。
came-older = 古いルールで作られたものです。
# 何人かで遊んでいる途中のゲームは使えない。
several = 何人かで遊んでいるゲームです。終わったら、局面にできます。
# 端末に空きがない。
unkept = この端末には、局面を保存する空きがありません。リンクか文をコピーしてください。
# 地図：まだ建物がない。
empty-cell = 空き
# 地図の場所：そこにあるもの、持ち主（プレイヤーの番号）、高さ。
map-cell = { $word }、プレイヤー{ $owner }、{ $height }階建て
choose-cell = 場所を選ぶと、そこにあるものを変えられます。トークンは自動で場所を空けます。

## 局面の項目の名前

field-round = ラウンド
field-table = テーブルの上
field-supplies = 山とサプライ
field-taken = このラウンドに選ばれた役割
field-role-coins = 役割の上のコイン
field-round-number = ラウンドの番号
field-governor = 総督
field-first-player = スタートプレイヤー
field-last-round = これが最後のラウンド
field-last-point-gone = 勝利点がない：次に船長を行うラウンドが最後
field-quiet-rounds = 誰も建てていない、続いたラウンド
field-luck = 配りの番号
field-by = 選んだプレイヤー
field-won-by = 達成したプレイヤー
field-hand = 手札
field-city = 建物
field-tucked = 礼拝堂か教会の下のカード
field-shipped = 港の下のカード、または出荷した商品
field-library-used = このラウンドに出版社（図書館）を使った
field-church-used = 教会を使った
field-kind = 建物
field-has-good = 商品がある
field-beneath = 下の建物、下から順に
field-draw-pile = 次に引くカードの順
field-discard-pile = 捨て札
field-price-tiles = 次の商館カード
field-seen-tiles = そのうち全員が見たもの
field-coins = コイン
field-points = 得点
field-crates = 商品
field-countryside = 田園
field-count = 枚数
field-manned = 稼働中
field-citizens = 市民
field-workers = 労働者
field-idle-workers = 置いていない労働者
field-idle-citizens = 置いていない市民
field-forests = 森
field-achievements = 実績カード
field-achieved = 達成
field-market = 表向きの農園
field-bag = 次に袋から引く農園の順
field-ships = 貨物船
field-cargo = 積んだ商品
field-trading-house = 商店
field-register = 職業斡旋所の労働者
field-register-citizens = 職業斡旋所の市民
field-gone-workers = ゲームから除いた労働者
field-gone-citizens = ゲームから除いた市民
field-tray = 選んだ建物
field-smuggler-marker = 密輸人マーカーのあるプレイヤー
field-captured = 連れ去った役割
field-festival = 祝祭
field-action-marker = プエルトマのマーカー
field-resources = 資源
field-redraws = 手札交換トークン
field-characters = キャラクター
field-tableau = 自分の前のカード
field-tiles = ついたての裏のタイル
field-map = 都市
field-top-tile = 一番上のタイル
field-owner = 持ち主
field-pawn = 建設現場：カードはまだゲームに出ていない
field-tile-supply = 次に引くタイルの順
field-removed-tiles = ゲームから除いたタイル
field-exhaustions = タイルの山がなくなった回数
field-returned-tiles = 戻したタイル
