## テーブルを用意する

# 見出し。
setup-title = { $game }のテーブル
# 席の見出し。
setup-seats = プレイヤー（手番の順）
# 相手について一度だけ言うこと。
setup-fair = コンピューターの相手も同じルールで遊びます。特別な得はなく、人に見えるものしか見えません。
# 欄：席の名前。
setup-name-of = プレイヤー{ $seat }の名前
# 欄：誰が席に着くか。
setup-who-of = プレイヤー{ $seat }は誰ですか
# この端末で遊ぶ人。
setup-person = 人間
# 席の人についての説明。
setup-person-note = この端末で遊びます。
# 同じく、何人かいるとき。
setup-people-note = この端末で遊びます。番の前に幕が下り、手札を隠します。
# 相手の強さ、弱い順：名前と、正直な説明。
level-newcomer = 初心者
level-newcomer-note = はじめての人のように、思いつきで遊び、ものをため込みます。最初のゲームに向いています。
level-casual = カジュアル
level-casual-note = たまに遊ぶ人です。ためすぎて、失うものを忘れます。
level-enthusiast = 愛好家
level-enthusiast-note = 経験則で、1手先だけを見ます。高いものが好きです。
level-apprentice = 見習い
level-apprentice-note = ものの価値を知り、1手先を見ますが、よく間違えます。
level-merchant = 常連
level-merchant-note = もう少し先を見ます。ときどき間違えます。
level-governor = 策士
level-governor-note = 数手先まで考えます。難しい局面では間違えます。
level-viceroy = 副王
level-viceroy-note = ほかのボードを見て、終わりまで考え、めったに間違えません。
level-master = 名人
level-master-note = 設定の時間を使い、終わりまで考えます。いちばん強い相手です。
# プレイヤーに合わせる相手：名前と正直な説明。
setup-matched = あなたと互角
setup-matched-note = ゲームごとにあなたに合わせます。勝てば強く、負ければ弱くなります。
# 終わったゲームがまだないときの強さ。
setup-matched-begins = 「{ $level }」の強さから始めます。
# 最近終わったゲームの数からの強さ。
setup-matched-now = 最近の{ $games }ゲームから、いまはおよそ「{ $level }」です。
# すべての相手をこれにする。
setup-match-all = すべての相手をあなたと互角に
# 欄：相手の作風。
setup-style-of = プレイヤー{ $seat }の作風
# 作風のない相手。
setup-plain = 作風なし
# 相手の作風：名前、表れるところ、強さの後ろに付く名前（「副王、出荷派」）。
style-shipper = 出荷派
style-shipper-note = 積み込みが好き：港、造船所、たくさんの商品。
style-shipper-behind = 出荷派
style-builder = 建築派
style-builder-note = 埋まった町と、代金を助ける採石場が好き。
style-builder-behind = 建築派
style-trader = 商売派
style-trader-note = 売ることが好き：市場、タバコ、コーヒー。
style-trader-behind = 商売派
# 強さ：1段階下の相手$rivals人に、1人で何回勝つか。$belowはその名前。
setup-beats = { $rivals ->
    [1] { $below }1人に、100回中{ $percent }回勝ちます。
   *[other] { $below }{ $rivals }人を相手に、100回中{ $percent }回勝ちます。
}
# $againstの相手に対する平均の得点と、相手の平均の得点。
setup-scores = { $against }が相手なら、平均で{ $own }点対{ $theirs }点ほどです。
# ルールが動かす相手に対する強さ。$ruleはその名前。
setup-beats-rule = { $rule }に、100回中{ $percent }回勝ちます。
# ルールが動かす席。
setup-by-rule = ルールが動かします。
# 別のテーブルで測ったもの：別の版、または拡張。
setup-measured = （測定：{ $table }）
# 人の名前。変えられる。
human-1 = アキ
human-2 = ケン
human-3 = ミナ
human-4 = ユウ
human-5 = リク
human-6 = サキ
human-7 = ジュン
human-8 = ナナ
# 相手の名前：ゲームの舞台に合わせてスペイン語。
rival-1 = イネス
rival-2 = トマス
rival-3 = ルシア
rival-4 = ラファエル
rival-5 = マルタ
rival-6 = ディエゴ
rival-7 = エレナ
rival-8 = フリオ
# 席を加える。
setup-add = プレイヤーを加える
# 席を除く。
setup-remove = { $name }を除く
# 手番を1つ前へ。
setup-earlier = { $name }を1つ前へ
# 席の順を混ぜる。
setup-shuffle = 順番を混ぜる
# 混ぜたあとの順番。
setup-shuffled = 新しい順番：{ $names }。
# 見出し：誰から始めるか。
setup-first = 最初のプレイヤー
# くじで決める。
setup-first-drawn = 無作為
# 最初の席の説明。
setup-first-note = 最初のラウンドを始めます。あとは手番の順です。
# 版の見出し。
setup-edition = 版
# 設定の見出し。
setup-options = 設定
# いくつかの設定を一度に選ぶボタン。
setup-presets = おすすめの組み合わせ
# あまり使わないものの見出し。
setup-fine = くわしい設定
# 欄：シード。
setup-seed = シード
# シードの説明。
setup-seed-note = シードとプレイヤーが同じなら、同じカードが配られます。空なら、新しく配ります。
# 空のシードの欄。
setup-seed-empty = 新しく配る
# シードが数ではない。
setup-seed-wrong = シードは0から18446744073709551615までの整数です。
# ゲームを始める。
setup-start = ゲームを始める
# このテーブルへのリンクをコピーする。
setup-share = このテーブルを共有
# リンクをコピーした。
setup-copied = リンクをコピーしました。
# コピーできなかった。手でコピーするリンクが続く。
setup-copy-by-hand = ブラウザーがコピーを止めました。リンクはこちらです：
# ボタンの横の、リンクの説明。
setup-share-note = プレイヤー、設定、シードの入ったリンクです。別の端末で開くと、同じカードが配られます。どこにも送信しません。
# リンクで来たテーブルの見出し。
setup-came = 友だちからテーブルが届きました
# 始める前の、そのテーブルの説明。
setup-came-note = ゲームはまだ始まっていません。好きなように変えて、用意ができたら始めてください。
# 自分のテーブルにする。
setup-came-change = 自分のテーブルを用意する
# 使えないリンク。くわしい理由が続く。
setup-bad-link = このリンクは使えません。
# その助言。
setup-bad-link-note = 新しいリンクをもらうか、下で自分のテーブルを用意してください。
# リンクを使えない理由。$problemと$whyは、プログラムからの英語。
link-too-long = リンクが長すぎます。コードが{ $characters }文字あります。
link-character = リンクに誤りがあります。{ $at }文字目の「{ $found }」は使えません。
link-damaged = リンクが途中で切れているか、誤りがあります。
link-newer = 新しいバージョンのリンクです。再読み込みしてから、もう一度開いてください。
link-older-rules = 古いルールで遊んだゲームなので、もう見られません。
link-other-game = 別のゲームのリンクです：「{ $found }」。
link-content = リンクが壊れています。
link-setup = このテーブルでは遊べません。
link-refused = { $number }手目がルールに合いません。
# リンクで来た、終わったゲームの見出し。
setup-course = 友だちから終わったゲームが届きました
# 見るときの説明。
setup-course-note = 開くと、保存したゲームに加わります。
# 見る。
setup-course-look = ゲームを見る
# $keyは、リンクにあるゲームの呼び名。
setup-no-game = 「{ $key }」というゲームはありません。
# 何を遊ぶかの1行。まず、コンピューターの相手だけのとき。
setup-watch = 相手{ $seats }人だけで対戦します。ゆっくり眺めましょう。
setup-against = あなたと、相手{ $opponents }人の対戦です。
setup-shared = { $players }人でこの端末を使います。
setup-some-here = この端末で{ $here }人、全部で{ $all }人です。
# テーブルの絵を、ことばで。
setup-table = テーブル、時計回りに：{ $names }。
# 始める席の小さな札。
setup-begins = 最初
# 設定が使えない。理由が続く。
setup-refused = このテーブルは用意できません：
