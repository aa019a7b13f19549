### San Juan: why something is impossible, said to the player who tried it.

why-not-over = 遊戲已經結束。
why-not-asked = 現在要決定的不是這個。
why-not-pick = 一定要選一張{ -placard }。
why-not-role-taken = 這個{ -role }本{ -round }已經有人選了。
why-not-role = 這場遊戲沒有這個{ -role }。
why-not-cathedral = { building-cathedral }不在桌上。
why-not-in-row = 只能拿翻開的牌。
why-not-choose = 這個決定不能略過。
why-not-in-hand = 你的手上沒有這張牌。
why-not-built = 你的城市裡已經有這種建築。
why-not-afford = 還差{ $missing } 張牌才付得起。
why-not-building = 這裡沒有建築。
why-not-crane = 要有生效的{ building-crane }，才能蓋在另一棟建築之上。
why-not-covers-crane = { building-crane }本身不能被覆蓋。
why-not-same-kind = 不能用同一種建築覆蓋。
why-not-black-market = 要有生效的{ building-black-market }才能用商品支付。
why-not-needed = 這個價格不需要更多商品。
why-not-good = 上面沒有商品。
why-not-covered = 它正要被覆蓋，無法再幫上忙。
why-not-discount = 沒有這項折扣可以放棄。
why-not-paid = 費用已經付清。
why-not-production = 只有生產建築能生產。
why-not-occupied = 上面已經有商品。
why-not-drawn = 只能保留剛{ -pull }到的牌。
why-not-order = 順序太後面了，請重新選擇。
