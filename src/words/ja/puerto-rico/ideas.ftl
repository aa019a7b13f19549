### プエルトリコ：ある手がよい理由。テーブルで起きることを、短い一文で。ヒントと「なぜ？」の答えに出る。
### $whoは選ぶプレイヤー：読んでいる人か、名前のプレイヤー。$rivalはほかのプレイヤー。読んでいる人なら「あなた」。
### 「ほかの手」「そうしないと」は次によい手のこと。「そのあと」はラウンドの終わり、または次の自分の選択のとき。

## 船

idea-ships = { $who ->
    [you] 商品{ $crates }個を積み、{ $points }点です（ほかの手なら{ $otherwise }点）。
   *[other] { $who }は商品{ $crates }個を積み、{ $points }点です（ほかの手なら{ $otherwise }点）。
}
idea-saves-crates = { $who ->
    [you] { $crates ->
        [0] 商品を失いません（ほかの手なら{ $otherwise }個）。
       *[other] 失う商品は{ $crates }個です（ほかの手なら{ $otherwise }個）。
    }
   *[other] { $crates ->
        [0] { $who }は商品を失いません（ほかの手なら{ $otherwise }個）。
       *[other] { $who }が失う商品は{ $crates }個です（ほかの手なら{ $otherwise }個）。
    }
}
idea-rival-ships = { $points ->
    [0] { $rival }は何も積みません（ほかの手なら{ $otherwise }点）。
   *[other] { $rival }の積み込みは{ $points }点です（ほかの手なら{ $otherwise }点）。
}
idea-rival-spoils = { $rival }は商品を{ $crates }個失います（ほかの手なら{ $otherwise }個）。
idea-shuts-out = { $rival }の{ $good }{ $crates }個を積める船がなくなります。
idea-keeps-room = { $who ->
    [you] 自分の{ $good }{ $crates }個を、まだ船に積めます。
   *[other] { $who }の{ $good }{ $crates }個を、まだ船に積めます。
}

## コインと役割

idea-has-coins = { $who ->
    [you] そのあと手元は{ $coins }コインです（ほかの手なら{ $otherwise }コイン）。
   *[other] そのあと{ $who }の手元は{ $coins }コインです（ほかの手なら{ $otherwise }コイン）。
}
idea-affords = { $who ->
    [you] そのあと手元は{ $coins }コインで、{ $building }を建てられます（ほかの手なら{ $otherwise }コイン）。
   *[other] そのあと{ $who }の手元は{ $coins }コインで、{ $building }を建てられます（ほかの手なら{ $otherwise }コイン）。
}
idea-takes-role-coins = { $who ->
    [you] { $role }の{ $coins }コインを得ます。
   *[other] { $who }は{ $role }の{ $coins }コインを得ます。
}
idea-denies-role-coins = そうしないと、{ $rival }が{ $role }の{ $coins }コインを得ます。
idea-takes-role = そうしないと、{ $rival }が{ $role }を選びます。
idea-rival-coins = そのあと{ $rival }の手元は{ $coins }コインです（ほかの手なら{ $otherwise }コイン）。

## 建物

idea-builds = { $who ->
    [you] { $price ->
        [0] 無料で{ $building }を建てます。
       *[other] { $price }コインで{ $building }を建てます。
    }
   *[other] { $price ->
        [0] { $who }は無料で{ $building }を建てます。
       *[other] { $who }は{ $price }コインで{ $building }を建てます。
    }
}
idea-last-copy = { $who ->
    [you] { $rival }より先に、最後の{ $building }を建てます。
   *[other] { $who }は{ $rival }より先に、最後の{ $building }を建てます。
}
idea-builds-for-less = { $who ->
    [you] { $price ->
        [0] 無料で{ $building }を建てます（ほかの手なら{ $otherwise }コイン）。
       *[other] { $price }コインで{ $building }を建てます（ほかの手なら{ $otherwise }コイン）。
    }
   *[other] { $price ->
        [0] { $who }は無料で{ $building }を建てます（ほかの手なら{ $otherwise }コイン）。
       *[other] { $who }は{ $price }コインで{ $building }を建てます（ほかの手なら{ $otherwise }コイン）。
    }
}
idea-rival-builds = そうしないと、{ $rival }が{ $building }を建てます。
idea-occupies = { $who ->
    [you] そのあと自分の{ $building }が稼働中になります。
   *[other] そのあと{ $who }の{ $building }が稼働中になります。
}
idea-large-building = { $who ->
    [you] そのあと自分の{ $building }は{ $points }点です（ほかの手なら{ $otherwise }点）。
   *[other] そのあと{ $who }の{ $building }は{ $points }点です（ほかの手なら{ $otherwise }点）。
}

## 商品

idea-produces = { $who ->
    [you] { $kinds }種類の商品を{ $crates }個生産します（ほかの手なら{ $otherwise }個）。
   *[other] { $who }は{ $kinds }種類の商品を{ $crates }個生産します（ほかの手なら{ $otherwise }個）。
}
idea-extra-crate = { $who ->
    [you] { $good }を1個多く取ります。
   *[other] { $who }は{ $good }を1個多く取ります。
}
idea-rival-produces = { $crates ->
    [0] { $rival }は生産しません（ほかの手なら{ $otherwise }個）。
   *[other] { $rival }が生産する商品は{ $crates }個です（ほかの手なら{ $otherwise }個）。
}
idea-sells = { $who ->
    [you] { $good }を{ $coins }コインで売ります（ほかの手なら{ $otherwise }コイン）。
   *[other] { $who }は{ $good }を{ $coins }コインで売ります（ほかの手なら{ $otherwise }コイン）。
}
idea-denies-sale-full = { area-house }が満杯で、{ $rival }は{ $good }を売れません。
idea-denies-sale-taken = { $good }はもう{ area-house }にあり、{ $rival }は売れません。
idea-rival-sells = { $coins ->
    [0] { $rival }は売りません（ほかの手なら{ $otherwise }コイン）。
   *[other] { $rival }が売って得るのは{ $coins }コインです（ほかの手なら{ $otherwise }コイン）。
}
idea-holds-crates = { $who ->
    [you] そのあと商品は{ $crates }個です（ほかの手なら{ $otherwise }個）。
   *[other] そのあと{ $who }の商品は{ $crates }個です（ほかの手なら{ $otherwise }個）。
}
idea-can-produce = { $who ->
    [you] そのあと商品を{ $crates }個生産できます（ほかの手なら{ $otherwise }個）。
   *[other] そのあと{ $who }は商品を{ $crates }個生産できます（ほかの手なら{ $otherwise }個）。
}

## 労働者とタイル

idea-workers = { $who ->
    [you] そのあと{ -worker }は{ $workers }人です（ほかの手なら{ $otherwise }人）。
   *[other] そのあと{ $who }の{ -worker }は{ $workers }人です（ほかの手なら{ $otherwise }人）。
}
idea-new-kind = { $who ->
    [you] 1枚目の{ $tile }を取ります。
   *[other] { $who }は1枚目の{ $tile }を取ります。
}
idea-serves = { $who ->
    [you] { $tile }が自分の{ $building }に役立ちます。
   *[other] { $tile }が{ $who }の{ $building }に役立ちます。
}
# $tileは「コーン農園」。
idea-plantations = { $who ->
    [you] そのあと{ $tile }は{ $count }枚です（ほかの手なら{ $otherwise }枚）。
   *[other] そのあと{ $who }の{ $tile }は{ $count }枚です（ほかの手なら{ $otherwise }枚）。
}
idea-land = { $who ->
    [you] そのあとタイルは{ $tiles }枚です（ほかの手なら{ $otherwise }枚）。
   *[other] そのあと{ $who }のタイルは{ $tiles }枚です（ほかの手なら{ $otherwise }枚）。
}
idea-quarry = { $who ->
    [you] { tile-quarry-one }を取ります。
   *[other] { $who }は{ tile-quarry-one }を取ります。
}

## 得点と終わり

idea-points = { $who ->
    [you] そのあと得点は{ $points }点です（ほかの手なら{ $otherwise }点）。
   *[other] そのあと{ $who }の得点は{ $points }点です（ほかの手なら{ $otherwise }点）。
}
idea-brings-end = { $who ->
    [you] リードしたまま、このラウンドでゲームが終わります。
   *[other] { $who }がリードしたまま、このラウンドでゲームが終わります。
}
idea-puts-off-end = { $who ->
    [you] ゲームは続きます（ほかの手なら、負けたまま終わります）。
   *[other] ゲームは続きます（ほかの手なら、{ $who }が負けたまま終わります）。
}
