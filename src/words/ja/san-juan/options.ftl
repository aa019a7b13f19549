### サンファン：ゲームの前に選べること。題と、何が変わるかを一文で。

option-1897 = 特別版1897
option-1897-about = 2〜4人：名前と商品が違い、10種類の新しい建物の拡張があります。
option-classic = クラシック版
option-classic-about = 2〜8人：最初の版です。金鉱とギルドホールのはたらきが違い、5人からは2組を使います。
option-new-buildings = 新たな建物
option-new-buildings-about = 10種類、29枚の新しいカードを山札に加えます。大聖堂は、最初に建てたプレイヤーのものです。
option-opening-draft = 最初のドラフト
option-opening-draft-about = 最初のカードから4枚を残します。1番目は5枚、2番目は6枚というように見られます。
option-extra-roles = 追加の役割
option-extra-roles-about = 5人目から、1人につき役割が1つ増えます。市長と船長のルールは、ここで作ったものです。
option-cheap-resort = 保養地のコストを3に
option-cheap-resort-about = ルールブックにコストの印刷がありません。4が有力で、最初の版では3です。
option-cheap-cottage = 農家のコストを1に
option-cheap-cottage-about = ルールブックにコストの印刷がありません。ほかの新しい建物と合うのは2で、1もありえます。
option-fort-always = 砦がなければいつも6枚
option-fort-always-about = 誰にも砦がなくても、砦も灯台もなければ手札は6枚までです。選ばなければ7枚です。
option-rebuild-covered = 下になった種類をまた建てる
option-rebuild-covered-about = クレーンで下になった都市施設と同じ種類を、もう一度建てられます。
option-ask-draws = 引く前に毎回聞く
option-ask-draws-about = 引くたびに聞きます。選ばなければ、得になるだけのカードは自動で引きます。
# 2人プレイ。
duel-roles = 1ラウンドに役割3つ：総督が2つ選びます。
