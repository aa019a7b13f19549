### サンファン：何かができない理由を、しようとしたプレイヤーに伝える。

why-not-over = ゲームは終わりました。
why-not-asked = 今はできません。
why-not-pick = 役割を必ず1つ選びます。
why-not-role-taken = この役割は、このラウンドにもう選ばれました。
why-not-role = この役割は、このゲームにありません。
why-not-cathedral = { building-cathedral }は、もうテーブルにありません。
why-not-in-row = 取れるのは、表向きのカードだけです。
why-not-choose = 必ず選びます。
why-not-in-hand = そのカードは手札にありません。
why-not-built = もう自分の都市にあります。
why-not-afford = あと{ $missing }枚足りません。
why-not-building = ここに建物はありません。
why-not-crane = 建物の上に建てるには、はたらいている{ building-crane }が必要です。
why-not-covers-crane = { building-crane }の上には建てられません。
why-not-same-kind = 同じ種類の建物の上には建てられません。
why-not-black-market = 商品で支払うには、はたらいている{ building-black-market }が必要です。
why-not-needed = この値段に、商品はもういりません。
why-not-good = ここに商品はありません。
why-not-covered = この上に建てるので、もう助けになりません。
why-not-discount = その値引きはありません。
why-not-paid = もう全部支払いました。
why-not-production = 生産するのは、生産施設だけです。
why-not-occupied = もう商品があります。
why-not-drawn = 残せるのは、今引いたカードだけです。
why-not-order = それを選ぶには遅すぎます。はじめから選び直してください。
