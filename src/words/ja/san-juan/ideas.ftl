### サンファン：ある手がよい理由。テーブルで起きることを、短い一文で。ヒントと「なぜ？」の答えに出る。
### $whoは選ぶプレイヤー：読んでいる人か、名前のプレイヤー。$rivalはほかのプレイヤー。読んでいる人なら「あなた」。
### 「ほかの手」「そうしないと」は次によい手のこと。「そのあと」はラウンドの終わり、または次の自分の選択のとき。

## カードと建物

idea-draws = { $who ->
    [you] カードを{ $cards }枚引きます（ほかの手なら{ $otherwise }枚）。
   *[other] { $who }はカードを{ $cards }枚引きます（ほかの手なら{ $otherwise }枚）。
}
idea-has-cards = { $who ->
    [you] そのあと手札は{ $cards }枚です（ほかの手なら{ $otherwise }枚）。
   *[other] そのあと{ $who }の手札は{ $cards }枚です（ほかの手なら{ $otherwise }枚）。
}
idea-builds = { $who ->
    [you] { $price ->
        [0] 無料で{ $building }を建てます。
       *[other] カード{ $price }枚で{ $building }を建てます。
    }
   *[other] { $price ->
        [0] { $who }は無料で{ $building }を建てます。
       *[other] { $who }はカード{ $price }枚で{ $building }を建てます。
    }
}
idea-builds-for-less = { $who ->
    [you] { $price ->
        [0] 無料で{ $building }を建てます（ほかの手ならカード{ $otherwise }枚）。
       *[other] カード{ $price }枚で{ $building }を建てます（ほかの手なら{ $otherwise }枚）。
    }
   *[other] { $price ->
        [0] { $who }は無料で{ $building }を建てます（ほかの手ならカード{ $otherwise }枚）。
       *[other] { $who }はカード{ $price }枚で{ $building }を建てます（ほかの手なら{ $otherwise }枚）。
    }
}
idea-affords = { $who ->
    [you] そのあと手札は{ $cards }枚で、{ $building }を建てられます（ほかの手なら{ $otherwise }枚）。
   *[other] そのあと{ $who }の手札は{ $cards }枚で、{ $building }を建てられます（ほかの手なら{ $otherwise }枚）。
}
idea-keeps-limit = { $who ->
    [you] { $cards ->
        [0] 手札の上限を超えず、捨てません（ほかの手なら{ $otherwise }枚）。
       *[other] 上限を超えて捨てる手札は{ $cards }枚です（ほかの手なら{ $otherwise }枚）。
    }
   *[other] { $cards ->
        [0] { $who }は手札の上限を超えず、捨てません（ほかの手なら{ $otherwise }枚）。
       *[other] { $who }が上限を超えて捨てる手札は{ $cards }枚です（ほかの手なら{ $otherwise }枚）。
    }
}

## 商品

idea-produces = { $who ->
    [you] 商品を{ $goods }個生産します（ほかの手なら{ $otherwise }個）。
   *[other] { $who }は商品を{ $goods }個生産します（ほかの手なら{ $otherwise }個）。
}
idea-sells = { $who ->
    [you] 商品{ $goods }個をカード{ $cards }枚で売ります（ほかの手なら{ $otherwise }枚）。
   *[other] { $who }は商品{ $goods }個をカード{ $cards }枚で売ります（ほかの手なら{ $otherwise }枚）。
}
idea-has-goods = { $who ->
    [you] そのあと商品は{ $goods }個です（ほかの手なら{ $otherwise }個）。
   *[other] そのあと{ $who }の商品は{ $goods }個です（ほかの手なら{ $otherwise }個）。
}
idea-better-good = { $who ->
    [you] 商品があるのは、{ $other }ではなく{ $building }です。
   *[other] { $who }の商品があるのは、{ $other }ではなく{ $building }です。
}
idea-frees = { $who ->
    [you] そのあと生産できる建物は{ $buildings }つです（ほかの手なら{ $otherwise ->
        [0] なし
       *[other] { $otherwise }つ
    }）。
   *[other] そのあと{ $who }の生産できる建物は{ $buildings }つです（ほかの手なら{ $otherwise ->
        [0] なし
       *[other] { $otherwise }つ
    }）。
}

## 得点

# 礼拝堂、教会、港の下に置いたものと、出荷したもの。
idea-lays-by = { $who ->
    [you] そのあと得点用に置いたカードは{ $cards }枚です（ほかの手なら{ $otherwise }枚）。
   *[other] そのあと{ $who }が得点用に置いたカードは{ $cards }枚です（ほかの手なら{ $otherwise }枚）。
}
idea-bonus = { $who ->
    [you] そのあと自分の{ $building }は{ $points }点です（ほかの手なら{ $otherwise }点）。
   *[other] そのあと{ $who }の{ $building }は{ $points }点です（ほかの手なら{ $otherwise }点）。
}
idea-points = { $who ->
    [you] そのあと得点は{ $points }点です（ほかの手なら{ $otherwise }点）。
   *[other] そのあと{ $who }の得点は{ $points }点です（ほかの手なら{ $otherwise }点）。
}

## 残すカードと手放すカード

idea-keeps-bonus = { $who ->
    [you] 残す{ $building }は、今なら{ $points }点です。
   *[other] { $who }が残す{ $building }は、今なら{ $points }点です。
}
idea-keeps-points = { $who ->
    [you] 残す{ $building }は{ $points }点で、{ $given }は{ $fewer }点だけです。
   *[other] { $who }が残す{ $building }は{ $points }点で、{ $given }は{ $fewer }点だけです。
}
# $givenの支払いには、カードが$missing枚足りない。
idea-keeps-payable = { $who ->
    [you] { $building }なら支払えますが、{ $given }にはあと{ $missing }枚足りません。
   *[other] { $who }は{ $building }なら支払えますが、{ $given }にはあと{ $missing }枚足りません。
}
idea-keeps-cheaper = { $who ->
    [you] { $cost ->
        [0] { $building }は無料で建てられ、{ $given }にはカード{ $instead }枚かかります。
       *[other] { $building }はカード{ $cost }枚で建てられ、{ $given }には{ $instead }枚かかります。
    }
   *[other] { $cost ->
        [0] { $who }は{ $building }を無料で建てられ、{ $given }にはカード{ $instead }枚かかります。
       *[other] { $who }は{ $building }をカード{ $cost }枚で建てられ、{ $given }には{ $instead }枚かかります。
    }
}
idea-gives-duplicate = { $who ->
    [you] 手放す{ $building }は、もう自分の都市にあります。
   *[other] { $who }が手放す{ $building }は、もうその都市にあります。
}
idea-gives-second = { $who ->
    [you] { $building }は、手札にもう1枚あります。
   *[other] { $who }の手札に、{ $building }がもう1枚あります。
}
idea-gives-costly = { $who ->
    [you] 手放す{ $building }はカード{ $cost }枚かかり、残る手札は{ $cards }枚です。
   *[other] { $who }が手放す{ $building }はカード{ $cost }枚かかり、残る手札は{ $cards }枚です。
}

## ほかのプレイヤー

idea-takes-role = そうしないと、{ $rival }が{ $role }を選びます。
idea-rival-draws = { $cards ->
    [0] { $rival }はカードを引きません（ほかの手なら{ $otherwise }枚）。
   *[other] { $rival }が引くカードは{ $cards }枚です（ほかの手なら{ $otherwise }枚）。
}
idea-rival-sells = { $cards ->
    [0] { $rival }は商品を売りません（ほかの手ならカード{ $otherwise }枚）。
   *[other] { $rival }が売って引くカードは{ $cards }枚です（ほかの手なら{ $otherwise }枚）。
}
idea-rival-produces = { $goods ->
    [0] { $rival }は生産しません（ほかの手なら{ $otherwise }個）。
   *[other] { $rival }が生産する商品は{ $goods }個です（ほかの手なら{ $otherwise }個）。
}
idea-rival-builds = そのあと{ $rival }の建物は{ $buildings }個です（ほかの手なら{ $otherwise }個）。

## 終わり

idea-brings-end = { $who ->
    [you] リードしたまま、ゲームが終わります。
   *[other] { $who }がリードしたまま、ゲームが終わります。
}
idea-puts-off-end = { $who ->
    [you] ゲームは続きます（ほかの手なら、負けたまま終わります）。
   *[other] ゲームは続きます（ほかの手なら、{ $who }が負けたまま終わります）。
}
