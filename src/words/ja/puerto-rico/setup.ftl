### プエルトリコ：ゲームの設定。題と、一文か二文の説明。
setup-y1897 = 特別版1897
setup-y1897-note = 2〜5人。労働者、果物、職業斡旋所です。監督の追加の商品は最後で、最後の1個は残さなくてもかまいません。
setup-classic = クラシック版
setup-classic-note = 3〜5人。入植者、インディゴ、植民船です。監督の追加の商品は最初で、1個は必ず残します。
setup-exp1 = 新たな建物（拡張I）
setup-exp1-note = 建物が14種類増えます。買える17種類を、最初に順番に選びます。10分ほど長くなります。
setup-citizens = 市民（拡張II）
setup-citizens-note = はたらく市民20人と、建物8種類が加わります。買える17種類を、最初に順番に選びます。15分ほど長くなります。
setup-tailor = 控えめな大仕立屋
setup-tailor-note = 大仕立屋で得るのは、1フェイズに3コインまでです。
setup-country-pair = アシエンダか製材所
setup-country-pair-note = 1つのゲームで使うのは、どちらか1つだけです。
setup-town-pair = 別荘か大仕立屋
setup-town-pair-note = 1つのゲームで使うのは、どちらか1つだけです。もう1つの禁止の組とは、一緒に使えません。
setup-costs = 高い工場、安い学校
setup-costs-note = 工場が7ではなく8コイン、学校が8ではなく7コインになります。
setup-start = コーンは少なく始める
setup-start-note = コーン農園で始めるプレイヤーは、1コイン少なく始めます。
setup-show-vp = 勝利点を公開
setup-show-vp-note = 全員の勝利点が見えます。選ばなければ、最後まで自分のものだけです。
setup-ask-bonuses = すべての追加を聞く
setup-ask-bonuses-note = 追加をもらう前に聞きます。ゲームの終わりを近づける追加は、必ず聞きます。
setup-smuggler = 密輸人（拡張III）
setup-smuggler-note = 選んだプレイヤーだけの役割が増えます。船の襲撃、商店の略奪、労働者の引き抜き、役割の連れ去りです。数分長くなります。
setup-festival = 祝祭（拡張IV）
setup-festival-note = 農園、商品、建物の3つの目標を公開します。最初に達成したプレイヤーが報酬をもらいます。長さはほとんど変わりません。
setup-festival-cards = 祝祭カード（拡張V）
setup-festival-cards-note = 12枚のうち3枚が、3つの目標の代わりになり、毎回違うゲームになります。長さはほとんど変わりません。
setup-achievements = 実績（拡張VI）
setup-achievements-note = 1人に4つ、3〜7点の秘密の課題があります。数分長くなります。
setup-pass-cards = 実績カードを回して選ぶ
setup-pass-cards-note = 1枚を残して左隣へ渡し、全員が4枚になるまで続けます。カードを知る人に向いています。数分長くなります。
setup-intl = ほかの言語の版の裁定
setup-intl-note = 最後の勝利点が取られたラウンドが、必ず最後です。病院の労働者は、出版社の2枚目に置けません。密輸人が引き抜けるのは、プレイヤーの人数を超える分だけです。
setup-puertomas = プエルトマ
setup-puertomas-note = ルールが動かす相手です。最後に行い、カードと矢印で選びます。ルールブックのおすすめは、1人とプエルトマ2体です。
# プエルトマの数。
setup-none = なし
setup-one = 1体
setup-two = 2体
setup-difficulty = 難しさ
setup-difficulty-note = プエルトマの手ごわさです。
setup-normal = ふつう
setup-normal-note = 印刷されたとおり、能力は4つまで表になります。
setup-easy = やさしい
setup-easy-note = 能力は2つまで表になります。
setup-hard = 難しい
setup-hard-note = 1つ目の能力、建物1つ、商品1個を持って始めます。

## 用意されたテーブルと、その説明

setup-solo = ひとりでプエルトマに挑む
setup-first-expansions = はじめての拡張
setup-everything = 全部入り
setup-mixed = 無作為な組み合わせ
setup-duel = 2人なら、役割は1ラウンドに3つずつ、船は2隻で、タイル、商品、建物も少なくなります。
setup-house-option = プエルトマのそばにコンピューターの相手を加えるのは、ここで作ったルールです。プエルトマのルールは、人と遊ぶためのものです。
