### サンファン：ボードを音で聞く人のために。それぞれの後ろに、続きが付くことがある。

spoken-more = { $before }、{ $next }

## 役割カード：することと、今選ぶと得られるもの

spoken-role-taken = { $who }が選びました
spoken-role-free = 選べます
spoken-role-now = 今のフェイズ
spoken-role = { $role }。{ $does }
spoken-role-gain = { $role }。{ $does }。今選ぶと、{ $gain }

## プレイヤー

spoken-seat = { $who }、手札{ $hand }枚、建物12個のうち{ $buildings }個、商品{ $goods }個、見えている建物で{ $points }点
spoken-seat-laid-by = 建物の下に{ $count }枚
spoken-seat-governor = 総督
spoken-seat-deciding = 今選ぶ番

## 手札やテーブルのカード

spoken-card = { $name }、コスト{ $cost }、{ $points }点
spoken-chosen = 選択中
spoken-paying = 支払いに選択中
spoken-for = カード{ $price }枚で建てられます
spoken-free = 選べます

## 都市の場所

spoken-site = 場所{ $site }、{ $name }
spoken-site-empty = 場所{ $site }、空き
spoken-site-good = { $good }あり
spoken-site-fresh = 次のフェイズからはたらきます
spoken-site-covers = 下に建物{ $count }つ
spoken-site-tucked = 下にカード{ $count }枚

## 値段、山、いくつ選んだか

spoken-prices = 値段：{ $list }
spoken-last-prices = 前回の値段：{ $list }
spoken-piles = 山札{ $deck }枚、捨て札{ $discard }枚
spoken-meter = { $of }のうち{ $chosen }を選択中
