### ギンコポリス：ある手がよい理由。テーブルで起きることを、短い一文で。ヒントと「なぜ？」の答えに出る。
### $whoは選ぶプレイヤー：読んでいる人か、名前のプレイヤー。$rivalはほかのプレイヤー。読んでいる人なら「あなた」。
### 「ほかの手」「そうしないと」は次によい手のこと。「そのあと」はラウンドの終わり、または次の自分の選択のとき。
### $goodsは「資源4個」、$tileと$cardは「青7」、$floorsは「2階建て」。

## 手元のもの

idea-gains = { $who ->
    [you] { $goods }をもらいます（ほかの手なら{ $otherwise }）。
   *[other] { $who }は{ $goods }をもらいます（ほかの手なら{ $otherwise }）。
}
# $goodsは「資源、タイル、点を合わせて3個」。
idea-engine = { $who ->
    [you] { $deed ->
        [exploit] 活用のたびに、カードから{ $goods }もらいます（ほかの手なら{ $otherwise }個）。
        [urbanize] 都市化のたびに、カードから{ $goods }もらいます（ほかの手なら{ $otherwise }個）。
       *[construct] 高層化のたびに、カードから{ $goods }もらいます（ほかの手なら{ $otherwise }個）。
    }
   *[other] { $deed ->
        [exploit] { $who }は活用のたびに、カードから{ $goods }もらいます（ほかの手なら{ $otherwise }個）。
        [urbanize] { $who }は都市化のたびに、カードから{ $goods }もらいます（ほかの手なら{ $otherwise }個）。
       *[construct] { $who }は高層化のたびに、カードから{ $goods }もらいます（ほかの手なら{ $otherwise }個）。
    }
}
# 前の文の$goods：資源とタイルと点を合わせた数。
idea-items = 資源、タイル、点を合わせて{ $count }個
idea-has = { $who ->
    [you] そのあと手元は{ $goods }です（ほかの手なら{ $otherwise }）。
   *[other] そのあと{ $who }の手元は{ $goods }です（ほかの手なら{ $otherwise }）。
}
idea-spends-less = { $who ->
    [you] { $resources ->
        [0] 資源を使いません（ほかの手なら{ $otherwise }個）。
       *[other] 使う資源は{ $resources }個です（ほかの手なら{ $otherwise }個）。
    }
   *[other] { $resources ->
        [0] { $who }は資源を使いません（ほかの手なら{ $otherwise }個）。
       *[other] { $who }が使う資源は{ $resources }個です（ほかの手なら{ $otherwise }個）。
    }
}
idea-pays-less = { $who ->
    [you] { $points ->
        [0] 点を払いません（ほかの手なら{ $otherwise }点）。
       *[other] 払うのは{ $points }点です（ほかの手なら{ $otherwise }点）。
    }
   *[other] { $points ->
        [0] { $who }は点を払いません（ほかの手なら{ $otherwise }点）。
       *[other] { $who }が払うのは{ $points }点です（ほかの手なら{ $otherwise }点）。
    }
}
idea-comes-back = { $who ->
    [you] 自分の{ $tile }から{ $goods }が戻ります。
   *[other] { $who }の{ $tile }から{ $goods }が戻ります。
}
idea-keeps-tile = { $who ->
    [you] { $tile }を残し、{ $used }を使います。
   *[other] { $who }は{ $tile }を残し、{ $used }を使います。
}
idea-keeps-redraws = { $who ->
    [you] 手札交換トークンが{ $redraws }個残ります（ほかの手なら{ $otherwise }個）。
   *[other] { $who }に手札交換トークンが{ $redraws }個残ります（ほかの手なら{ $otherwise }個）。
}

## カードと建物

idea-gets-card = { $who ->
    [you] カード{ $card }をもらいます。
   *[other] { $who }はカード{ $card }をもらいます。
}
idea-end-card = { $who ->
    [you] そのあと自分のカード{ $card }は{ $points }点です（ほかの手なら{ $otherwise }点）。
   *[other] そのあと{ $who }のカード{ $card }は{ $points }点です（ほかの手なら{ $otherwise }点）。
}
# $floorsは、上に建てられる建物の階数。
idea-ousts = { $who ->
    [you] { $rival }の{ $tile }（{ $floors }）の上に建てます。
   *[other] { $who }は{ $rival }の{ $tile }（{ $floors }）の上に建てます。
}
idea-keeps-building = そうしないと、{ $rival }が{ $who }の{ $tile }の上に建てます。
idea-denies-card = そうしないと、{ $who }の{ $tile }（{ $floors }）のカードを{ $rival }がもらいます。
# 2枚のタイルの数。
idea-large-number = いちばん上が{ $number }だと、{ $otherwise }のときより上に建てられにくくなります。

## 区画

idea-leads = { $who ->
    [you] { $color ->
        [blue] 青の区画で資源がいちばん多くなり、{ $points }点です。
        [red] 赤の区画で資源がいちばん多くなり、{ $points }点です。
       *[yellow] 黄の区画で資源がいちばん多くなり、{ $points }点です。
    }
   *[other] { $color ->
        [blue] { $who }は青の区画で資源がいちばん多くなり、{ $points }点です。
        [red] { $who }は赤の区画で資源がいちばん多くなり、{ $points }点です。
       *[yellow] { $who }は黄の区画で資源がいちばん多くなり、{ $points }点です。
    }
}
idea-districts = { $who ->
    [you] { $color ->
        [blue] そのあと青の区画で{ $points }点です（ほかの手なら{ $otherwise }点）。
        [red] そのあと赤の区画で{ $points }点です（ほかの手なら{ $otherwise }点）。
       *[yellow] そのあと黄の区画で{ $points }点です（ほかの手なら{ $otherwise }点）。
    }
   *[other] { $color ->
        [blue] そのあと{ $who }は青の区画で{ $points }点です（ほかの手なら{ $otherwise }点）。
        [red] そのあと{ $who }は赤の区画で{ $points }点です（ほかの手なら{ $otherwise }点）。
       *[yellow] そのあと{ $who }は黄の区画で{ $points }点です（ほかの手なら{ $otherwise }点）。
    }
}
idea-rival-districts = そのあと{ $rival }は区画で{ $points }点です（ほかの手なら{ $otherwise }点）。
idea-denies-lead = { $color ->
    [blue] { $rival }の資源がいちばん多い青の区画はありません（ほかの手なら1つで{ $points }点）。
    [red] { $rival }の資源がいちばん多い赤の区画はありません（ほかの手なら1つで{ $points }点）。
   *[yellow] { $rival }の資源がいちばん多い黄の区画はありません（ほかの手なら1つで{ $points }点）。
}
# $floorsは、建物にある資源の数。
idea-floors = { $who ->
    [you] そのあと都市にある自分の資源は{ $floors }個です（ほかの手なら{ $otherwise }個）。
   *[other] そのあと都市にある{ $who }の資源は{ $floors }個です（ほかの手なら{ $otherwise }個）。
}

## 得点と終わり

idea-rival-gains = { $points ->
    [0] { $rival }は点を得ません（ほかの手なら{ $otherwise }点）。
   *[other] { $rival }が得るのは{ $points }点です（ほかの手なら{ $otherwise }点）。
}
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
idea-nears-end = { $who ->
    [you] { $tiles ->
        [0] そのあとタイルがなくなり、自分がリードしています。
       *[other] そのあとタイルは残り{ $tiles }枚だけで、自分がリードしています。
    }
   *[other] { $tiles ->
        [0] そのあとタイルがなくなり、{ $who }がリードしています。
       *[other] そのあとタイルは残り{ $tiles }枚だけで、{ $who }がリードしています。
    }
}
idea-gains-time = { $who ->
    [you] そのあとタイルが{ $tiles }枚残り、追いつけます。
   *[other] そのあとタイルが{ $tiles }枚残り、{ $who }は追いつけます。
}
