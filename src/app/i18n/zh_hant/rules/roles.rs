use crate::app::i18n::rules::Chapter;

pub(super) const ROLES: Chapter = Chapter {
    key: "roles",
    title: "五個階段",
    lead: "每個角色一段，細節在後面。",
    rules: &[
        ("SJ-FLOW-PHASE-B", "建築師：大家依序可以蓋建築。全部輪完後，檢查遊戲是否結束。"),
        ("SJ-FLOW-PHASE-P", "製造商：大家依序可以製造，工廠的牌當場抽。"),
        (
            "SJ-FLOW-PHASE-T",
            "貿易商：翻開最上面的交易所卡。大家依序可以出售並抽牌，之後把它面朝下放到最底下。",
        ),
        ("SJ-FLOW-PHASE-C", "招募官：大家依序抽牌，從中挑選。"),
        ("SJ-FLOW-PHASE-S", "探險家：選的人抽牌。然後所有金礦生效，從選的人開始。"),
    ],
};

pub(super) const BUILDER: Chapter = Chapter {
    key: "builder",
    title: "建築師",
    lead: "人人可以蓋建築，選的人少付一張牌。",
    rules: &[
        ("SJ-ROLE-BUILDER-1", "行動：每個人都可以從手牌蓋一棟建築。"),
        ("SJ-ROLE-BUILDER-2", "特權：選的人少付 1 張牌；有出版公司則少付 2 張。"),
        ("SJ-ROLE-BUILDER-3", "蓋好的建築留到遊戲結束，除非被改建覆蓋。"),
        ("SJ-ROLE-BUILDER-4", "在此有作用的建築：酒廠、建材行、起重機、地下市場、伐木場、醫院、出版公司。"),
    ],
};

pub(super) const BUILD: Chapter = Chapter {
    key: "build",
    title: "如何蓋一棟建築",
    lead: "先擺上，再付錢，最後抽應得的牌。",
    rules: &[
        ("SJ-BUILD-1", "蓋的是你手中的一張牌。"),
        ("SJ-BUILD-2", "它占用城市中的一個新位置。有生效的起重機時，也可以改建在你的一棟建築上。"),
        ("SJ-BUILD-3", "有生效的地下市場時，可以用至多兩箱自己的商品幫忙支付。"),
        ("SJ-BUILD-4", "用其他手牌支付。商品、小教堂下的牌與建築都不是錢，地下市場與起重機允許的除外。"),
        ("SJ-BUILD-5", "每一項折扣都可以不用。"),
        (
            "SJ-BUILD-6",
            "折扣的總和是：特權；蓋商業建築且有建材行 1；蓋生產建築且有酒廠 1；被覆蓋建築的費用；每箱用掉的商品 1。",
        ),
        ("SJ-BUILD-7", "應付的牌數等於印刷費用減去折扣，最少為 0。多出的折扣不退還。"),
        ("SJ-BUILD-8", "支付的牌數必須剛好。付不起就不能蓋。"),
        ("SJ-BUILD-9", "商品不能用得比還需要的多。"),
        ("SJ-BUILD-10", "城市中看得到的商業建築，同種類不能再蓋。生產建築可以重複蓋。"),
        ("SJ-BUILD-11", "每個建築師階段每人至多蓋一棟。"),
        (
            "SJ-BUILD-12",
            "順序是：擺上建築（被覆蓋建築上的商品就此失去）；棄掉用來支付的商品；棄掉支付的牌；伐木場抽牌；醫院抽牌。",
        ),
        ("SJ-BUILD-13", "正要被覆蓋的建築，不能幫忙支付覆蓋它的建築：折扣與上面的商品都不行。"),
    ],
};

pub(super) const PRODUCER: Chapter = Chapter {
    key: "producer",
    title: "製造商",
    lead: "人人可以製造，選的人多一箱。",
    rules: &[
        (
            "SJ-ROLE-PRODUCER-1",
            "行動：每個人都可以製造一箱商品：把抽牌堆頂的牌面朝下、不看，放到自己選的空生產建築上。",
        ),
        ("SJ-ROLE-PRODUCER-2", "特權：選的人可以在另一棟建築上再製造一箱。"),
        ("SJ-ROLE-PRODUCER-3", "最多幾箱：1；選的人再加 1，有出版公司則加 2；有運河再加 1。"),
        ("SJ-ROLE-PRODUCER-4", "每棟建築只能放一箱商品。沒有賣掉之前，那裡不能再製造。"),
        ("SJ-ROLE-PRODUCER-5", "商品依建築位置的順序放上。"),
        ("SJ-ROLE-PRODUCER-6", "在此有作用的建築：運河、工廠、出版公司。"),
    ],
};

pub(super) const TRADER: Chapter = Chapter {
    key: "trader",
    title: "貿易商",
    lead: "人人可以照當天的價格出售，選的人多一箱。",
    rules: &[
        ("SJ-ROLE-TRADER-1", "選了角色就立即翻開最上面的交易所卡，整個階段都適用。"),
        ("SJ-ROLE-TRADER-2", "行動：每個人都可以賣一箱商品：不看就棄掉，再依交易所卡上該商品的數字抽牌。"),
        ("SJ-ROLE-TRADER-3", "特權：選的人可以再賣一箱。"),
        (
            "SJ-ROLE-TRADER-4",
            "最多幾箱：1；選的人再加 1，有出版公司則加 2；有交易站再加 1。種類可以混合，不同的人可以賣同一種。",
        ),
        ("SJ-ROLE-TRADER-5", "先棄掉所有要賣的商品，再抽價格的總和，以及市集的牌。"),
        (
            "SJ-ROLE-TRADER-6",
            "所有人都輪過之後，交易所卡面朝下放到最底下，就算沒人出售也一樣。順序永遠不變。",
        ),
        ("SJ-ROLE-TRADER-7", "在此有作用的建築：交易站、小型市集、大型市集、出版公司。"),
    ],
};

pub(super) const COUNCILLOR: Chapter = Chapter {
    key: "councillor",
    title: "招募官",
    lead: "人人抽兩張留一張，選的人從五張中挑。",
    rules: &[
        ("SJ-ROLE-COUNCILLOR-1", "行動：每個人抽 2 張牌，看過後保留 1 張，棄掉另一張。"),
        ("SJ-ROLE-COUNCILLOR-2", "特權：選的人多抽 3 張，有出版公司則多抽 6 張，但仍然只保留 1 張。"),
        (
            "SJ-ROLE-COUNCILLOR-3",
            "也就是看 2 張；選的人看 5 張，有出版公司看 8 張。保留 1 張，有渡假村保留 2 張。",
        ),
        ("SJ-ROLE-COUNCILLOR-4", "沒有公證處時，只能在剛抽的牌中選擇。"),
        ("SJ-ROLE-COUNCILLOR-5", "有公證處時，抽到的牌先全部加入手牌，再從全部手牌中棄掉原本該棄的張數。"),
        ("SJ-ROLE-COUNCILLOR-6", "牌不夠抽時，要棄的張數也跟著減少。"),
        ("SJ-ROLE-COUNCILLOR-7", "輪到你的時候才抽，不會事先發好。"),
        ("SJ-ROLE-COUNCILLOR-8", "在此有作用的建築：公證處、渡假村、出版公司。"),
    ],
};

pub(super) const PROSPECTOR: Chapter = Chapter {
    key: "prospector",
    title: "探險家",
    lead: "選的人得一張牌，別人什麼都沒有。",
    rules: &[
        ("SJ-ROLE-PROSPECTOR-1", "沒有行動。特權：選的人抽 1 張牌；有出版公司抽 2 張。"),
        ("SJ-ROLE-PROSPECTOR-2", "之後每位金礦的擁有者使用金礦，不論角色是誰選的。"),
        ("SJ-ROLE-PROSPECTOR-3", "在此有作用的建築：金礦、出版公司。"),
    ],
};
