### 圣胡安：为什么不行，说给刚才试的玩家听。

why-not-over = 游戏已经结束。
why-not-asked = 现在要决定的不是这件事。
why-not-pick = 你必须选一个角色。
why-not-role-taken = 这个角色本轮已经有人选了。
why-not-role = 这一局没有这个角色。
why-not-cathedral = { building-cathedral }不在桌上。
why-not-in-row = 你只能拿翻开的牌。
why-not-choose = 你必须选择，不能跳过。
why-not-in-hand = 这张牌不在你手里。
why-not-built = 你的城市里已经有这种建筑。
why-not-afford = 你还差{ $missing }张牌。
why-not-building = 这里没有建筑。
why-not-crane = 要有生效的{ building-crane }，你才能改建。
why-not-covers-crane = { building-crane }本身不能被覆盖。
why-not-same-kind = 不能用同一种建筑覆盖。
why-not-black-market = 要有生效的{ building-black-market }，你才能用货物付费。
why-not-needed = 付这个费用不需要再用货物。
why-not-good = 上面没有货物。
why-not-covered = 它正要被覆盖，帮不上忙了。
why-not-discount = 你没有这项减免。
why-not-paid = 费用已经付清。
why-not-production = 只有生产建筑能生产。
why-not-occupied = 上面已经有一箱货物。
why-not-drawn = 你只能保留刚抽到的牌。
why-not-order = 现在选它太晚了：请重新选择。
