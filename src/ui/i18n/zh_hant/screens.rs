use session::share::ShareError;
use session::worker_pool::Cause;

use crate::i18n::automa::Automa;
use crate::i18n::screens::{Fetch, Home, Level, Messages, Pitch, Pwa, Saved, Settings, Setup, Store};

pub(super) const WORDS: Messages = Messages {
    home: HOME,
    fetch: FETCH,
    setup: SETUP,
    saved: SAVED,
    store: STORE,
    settings: SETTINGS,
    pwa: PWA,
};

const HOME: Home = Home {
    motto: "碗盤收走之前，再來一局。",
    san_juan: Pitch {
        title: "聖胡安",
        over: "一手牌，蓋出一座城",
        about: "每張牌都可以是建築、是費用，也可以是待售的商品。選一個角色，人人受惠，而你多得一點；\
                有人蓋到第十二棟建築，遊戲就結束。",
        facts: ["2–8 人，兩種版本", "20–60 分鐘", "八級對手"],
    },
    puerto_rico: Pitch {
        title: "波多黎各",
        over: "種植園、商船與一座城",
        about: "開墾、招人、建造、生產、販售、裝船：誰選了角色，人人都照著做，而他另有特權。\
                船上的貨物換來分數，家裡的建築也算分。",
        facts: ["2–5 人，兩種版本", "40–90 分鐘", "八級對手"],
    },
    ginkgopolis: Pitch {
        title: "銀杏城",
        over: "一座不斷長大的城",
        about: "每個人暗選一張牌，單獨打出，或搭配一片板塊：開採一棟建築、在城邊城市化，或建造新的一層。\
                遊戲結束時，誰掌握街區，誰就掌握這座城。",
        facts: ["2–5 人，或單人對哈爾", "約 45 分鐘", "八級對手"],
    },
    new_game: "開新局",
    go_on: "繼續",
    latest: "最近的一局",
    saved: |games| {
        if games == 0 { "存檔".into() } else { format!("存檔（{games}）") }
    },
    ways: "其他玩法",
    study: "擺局",
    learn: "教學",
    rules: "規則",
    colophon: "非官方的愛好者作品，圖與文字皆為自製。不需帳號，沒有廣告，資料不會離開這台裝置。",
    nav: "存檔、語言與設定",
};

const FETCH: Fetch = Fetch {
    coming: "正在取得內容……",
    missing: "這部分內容沒有送達。只要取得一次，之後就會留在這台裝置上；請檢查網路連線。如果再試仍然不行，請重新載入本頁。存檔不受影響。",
    missing_because: |cause| {
        let why = match cause {
            Cause::Missing => "伺服器上已經沒有這個檔案，可能是本頁有了新版本",
            Cause::Server => "伺服器只回應錯誤",
            Cause::Unreachable => "連不上伺服器，請檢查網路連線",
            Cause::Slow => "已有幾秒沒有收到任何內容，也許還在路上",
            _ => "送達的不是原來的檔案，或者不完整，原因可能是網路的登入頁面",
        };
        format!("這部分內容沒有送達：{why}。如果再試仍然不行，請重新載入本頁。存檔不受影響。")
    },
    retry: "再試一次",
};

const SETUP: Setup = Setup {
    title: |game| format!("{game}：擺一桌"),
    seats: "玩家（依行動順序）",
    fair: "對手遵守同樣的規則，沒有額外好處，也看不到真人玩家看不到的牌。",
    name_of: |seat| format!("第 {seat} 位的名字"),
    who_of: |seat| format!("第 {seat} 位由誰來玩"),
    person: "真人玩家",
    person_note: "在這台裝置上玩。",
    people_note: "在這台裝置上玩。換人時會拉上布幕，遮住手牌。",
    levels: [
        Level {
            name: "新手", note: "像第一次玩：常憑一時興起，東西捨不得用。適合你的第一局。"
        },
        Level { name: "休閒玩家", note: "偶爾玩玩：存得太多，常忘記會失去什麼。" },
        Level { name: "愛好者", note: "憑經驗法則玩，只看一步，偏愛昂貴的東西。" },
        Level { name: "學徒", note: "懂得各樣東西的價值，只看一步，常有疏漏。" },
        Level { name: "常客", note: "看得遠一些，有時失手。" },
        Level { name: "謀士", note: "會預想幾個回合，局面難時偶爾失手。" },
        Level { name: "副王", note: "留意別人的盤面，一路算到終局，很少失手。" },
        Level {
            name: "大師", note: "用盡設定裡給的思考時間，一路算到終局。最強的對手。"
        },
    ],
    style_of: |seat| format!("第 {seat} 位的風格"),
    plain: "無特別風格",
    styles: [
        Level { name: "重航運", note: "偏愛裝船：港口、船塢、貨物。" },
        Level { name: "重建設", note: "偏愛蓋滿城鎮，以及為此省錢的採石場。" },
        Level { name: "重買賣", note: "偏愛出售：市場、菸草、咖啡。" },
    ],
    suggests: |games, level| format!("依最近 {games} 局，建議等級：{level}。"),
    take_suggestion: |level| format!("對手都改為{level}"),
    beats: |below, percent, rivals| match rivals {
        1 => format!("兩人對局中，100 局約勝{below} {percent} 局。"),
        _ => format!("一人對上 {rivals} 名{below}時，100 局約勝 {percent} 局。"),
    },
    scores: |against, [own, theirs]| format!("對上{against}時，平均約 {own} 分比 {theirs} 分。"),
    beats_rule: |rule, percent| format!("與{rule}對局，100 局約勝 {percent} 局。"),
    by_rule: "由規則操作。",
    measured: |table| format!("（實測：{table}）"),
    people: ["安娜", "小波", "阿志", "小玲", "阿德", "小雯", "大偉", "阿芳"],
    opponents: ["伊內斯", "托馬斯", "露西亞", "拉斐爾", "瑪塔", "迪亞哥", "艾蓮娜", "胡立歐"],
    add: "加一位玩家",
    remove: |name| format!("移除{name}"),
    earlier: |name| format!("將{name}往前移一位"),
    shuffle: "打亂順序",
    shuffled: |names| format!("新的順序：{names}。"),
    join: "、",
    first: "由誰開始",
    first_drawn: "隨機",
    first_note: "指第一輪；其他人依行動順序接著來。",
    edition: "版本",
    options: "選項",
    presets: "現成的組合",
    fine: "進階",
    seed: "種子",
    seed_note: "種子與玩家相同，發出的牌就相同。留空則重新洗牌。",
    seed_empty: "重新洗牌",
    seed_wrong: "種子必須是 0 到 18446744073709551615 之間的整數。",
    start: "開始",
    share: "分享這一桌",
    copied: "連結已複製到剪貼簿。",
    copy_by_hand: "瀏覽器不允許自動複製，連結在這裡：",
    share_note: "連結裡有玩家、選項與種子，在別的裝置上打開，就是同一副牌；什麼都不會傳送出去。",
    came: "有人與你分享了這一桌",
    came_note: "遊戲還沒開始。先看一看，想改就改，準備好再開始。",
    came_change: "自己擺一桌",
    bad_link: "這個連結無法使用。",
    bad_link_note: "請對方再給一次連結，或在下方自己擺一桌。",
    link_error: |error| match error {
        ShareError::TooLong { characters } => format!("代碼有 {characters} 個字元，沒有這麼長的代碼。"),
        ShareError::Character { at, found } => {
            format!("代碼的第 {at} 個字元是「{found}」，代碼裡不會有這個字元。")
        }
        ShareError::Damaged => "代碼不完整或打錯了：檢查碼不符。".into(),
        ShareError::Newer => "這是較新的版本所做的連結。請重新載入以更新程式，再開啟一次。".into(),
        ShareError::OlderRules => "其中的對局依舊版規則進行，已無法顯示。".into(),
        ShareError::OtherGame { found, .. } => format!("這是另一個遊戲的連結：「{found}」。"),
        // Only a code that somebody has changed and summed up again says the rest, and in English.
        ShareError::Content { .. } => "連結已損壞。".into(),
        ShareError::Setup(_) => "規則不允許這樣的設定。".into(),
        ShareError::Refused { index, .. } => format!("第 {} 步不合規則。", index + 1),
    },
    course: "有人與你分享了一局結束的遊戲",
    course_note: "觀看時會把它放進存檔。",
    course_look: "看這一局",
    no_game: |key| format!("這裡沒有名為「{key}」的遊戲。"),
    summary: |seats, people| match (seats, people) {
        (n, 0) => format!("{n} 位對手對局：坐下來觀戰吧。"),
        (2, 1) => "你對一位對手。".into(),
        (n, 1) => format!("你對 {} 位對手。", n - 1),
        (n, p) if n == p => format!("{n} 人共用這台裝置。"),
        (n, p) => format!("這台裝置上有 {p} 人，同桌共 {n} 位。"),
    },
    and: |one, two| format!("{one}{two}"),
    table: |names| format!("桌邊依順時針：{names}。"),
    begins: "先手",
    refused: "這一桌擺不成：",
};

const SAVED: Saved = Saved {
    title: "存檔",
    count: |games| if games == 0 { "沒有對局".into() } else { format!("{games} 局") },
    none: "還沒有存檔。",
    none_note: "每一局從第一張牌起，每個決定都會自動保存。",
    open: "繼續",
    result: "結果",
    rename: "改名",
    title_of: "名稱",
    title_note: "留空則顯示同桌的名字。",
    keep: "存下名稱",
    export: "匯出",
    export_all: "全部匯出",
    import: "匯入檔案",
    drop: "也可以把檔案拖放到本頁任何地方。",
    drop_now: "放開即可匯入",
    delete: "刪除",
    deleted: |title| format!("已刪除：{title}"),
    undo: "復原",
    undone: "對局已復原。",
    edition: |game, edition| match edition {
        "1897" => format!("{game} 1897"),
        "classic" => format!("{game}經典版"),
        "beginner" => format!("{game}，教學遊戲"),
        "draft" => format!("{game}，正常遊戲"),
        "solo" => format!("{game}，單人對哈爾"),
        "expert" => format!("{game}，單人對哈爾，專家難度"),
        _ => game.to_owned(),
    },
    additions: |additions| format!("{additions} 項擴充與變體"),
    round: |round| format!("第 {round} 輪"),
    opening: "更加公平的開局",
    over: |names| format!("已結束，{names}獲勝"),
    practice: "練習",
    score: |points| format!("{points} 分"),
    automa: |automa| match automa {
        Automa::Hal => "哈爾",
        Automa::Puertoma => "波多馬",
        Automa::PuertomaOne => "波多馬一",
        Automa::PuertomaTwo => "波多馬二",
    },
    played: |date| format!("{date} 玩過"),
    damaged: "損壞的對局",
    damaged_note: "無法開啟，內容原封不動地留著。你可以匯出它的文字，或將它刪除。",
    newer: "較新版本的對局",
    newer_note: "這是較新的版本所存。內容原封不動；重新載入以更新程式後再開啟。",
    export_raw: "匯出原文",
    imported: |games| format!("已加入 {games} 局。"),
    imported_memory: "沒有存下：關閉這個分頁後就會消失。",
    imported_known: |games| format!("其中 {games} 局原本就在存檔裡。"),
    imported_bad: |games| format!("有 {games} 局無法讀取，已略過。"),
    imported_no_room: |games| format!("空間不足，還有 {games} 局沒有加入。"),
    import_undone: "匯入的對局已移除。",
    reading: |percent| format!("正在讀取檔案：{percent}%"),
    checking: |done, all| format!("正在檢查第 {done} 局，共 {all} 局"),
    storing: |done, all| format!("正在存入第 {done} 局，共 {all} 局"),
    stop: "停止",
    forecast: |games, fit| match games - fit {
        0 => format!("可以匯入 {games} 局，空間足夠。"),
        _ => format!(
            "可以匯入 {games} 局；瀏覽器的儲存空間大約還放得下 {fit} 局。刪除用不到的存檔可騰出空間。"
        ),
    },
    take_in: |games| format!("匯入 {games} 局"),
    leave: "不匯入",
    which: "顯示",
    any_game: "所有遊戲",
    stages: ["進行中與已結束", "進行中", "已結束"],
    ages: ["任何時候玩的", "一個月沒玩的", "半年沒玩的", "一年沒玩的"],
    chosen: |shown, all| format!("{all} 局中的 {shown} 局"),
    delete_these: |games| format!("刪除這 {games} 局"),
    deleted_many: |games| format!("已刪除 {games} 局。"),
    undone_many: |games| format!("{games} 局已復原。"),
    more: |games| format!("再顯示 {games} 局"),
    refused: |file| format!("「{file}」沒有匯入。"),
    not_ours: "這不是從這裡匯出的檔案。",
    file_newer: "這是較新的版本所寫。請重新載入以更新程式，再匯入一次。",
    file_damaged: "檔案已損壞。",
    unreadable: "瀏覽器無法將它讀為文字。",
    nothing_changed: "你的對局沒有任何變動。",
    reason: "細節：",
};

const STORE: Store = Store {
    unavailable: "這個瀏覽器不讓我們保存資料（也許是無痕視窗）。遊戲照常進行，但關閉分頁後就會消失；想留下請匯出。",
    full: "瀏覽器的儲存空間已滿。最近的行動只存在這個分頁裡。請刪除用不到的存檔，或匯出這一局。",
    nearly: |percent, games| {
        format!(
            "瀏覽器的儲存空間已用了 {percent}%，大約還放得下 {games} 局。請先把所有存檔匯出成檔案，再刪除用不到的。"
        )
    },
};

const SETTINGS: Settings = Settings {
    title: "設定",
    look: "語言與外觀",
    play: "遊戲步調",
    controls: "操作與輔助",
    storage: "存檔",
    about: "關於本程式",
    text_note: "會再乘上瀏覽器設定的文字大小。牌桌上的文字最大為 150%；想看得更大，請縮放頁面。",
    pace_note: "別人的行動停留多久。輕點一下隨時可以略過。",
    thinking_note: "大師每次選擇思考約 0.3、0.7 或 1.5 秒；想得越久玩得越好。其他等級不受影響。",
    motion_note: "減少：以淡入淡出代替移動。",
    confirm_note: "無法復原的行動，按鈕上有蠟封圖示。",
    aids_note: "形狀已足以分辨，字母是另一層輔助。",
    awake: "讓螢幕保持開啟",
    awakes: ["電量不足時除外", "一律開啟", "不要"],
    awake_note: "對局等你行動時螢幕不會變暗；十分鐘沒有人碰，就照裝置的設定。省電中的瀏覽器可能會拒絕。",
    no_awake: "這個瀏覽器無法在對局等你時讓螢幕保持開啟。",
    shortcuts_note: "A 行動、U 復原、L 紀錄、P 重複提示、1 到 5 玩家、? 說明。其他字母的鍵盤按相同位置的鍵。",
    undo_time_note: "你選擇之後，下一位對手會等一下，讓你還能復原。",
    games: |games| {
        if games == 0 {
            "這台裝置上沒有對局。".into()
        } else {
            format!("這台裝置上存有 {games} 局。")
        }
    },
    works: "每個決定立即寫入，並讀回核對。",
    for_good: "瀏覽器已答應保存，直到你自己刪除。",
    while_used: "有些瀏覽器會清除久未使用的資料。重要的對局請匯出。",
    ask: "請瀏覽器保存",
    saved: "所有存檔",
    version: |version| format!("版本 {version}"),
    licence: "自由軟體，採 MIT 或 Apache 2.0 授權，任選其一。",
    licences: "他人作品與授權條款",
    unofficial: "非官方的愛好者作品，與出版社無關。圖與文字皆為自製；遊戲屬於各自的作者與出版社。",
    privacy: "不需帳號，沒有 Cookie，不做統計：你與對局的資料都不會離開這台裝置。",
    reset: "重設所有設定",
    reset_note: "存檔不受影響。",
    was_reset: "設定已重設。",
    measure: "測量這台裝置",
    measure_note: "在背景測試這台裝置玩得多快、想得多快。",
    measuring: "全速模擬中……",
    measured: |games, choices, playouts| {
        format!("每秒 {games} 局隨機對局、{choices} 次選擇，或大師推演 {playouts} 條路線。")
    },
    measure_failed: "背景程式沒有回報結果。請重新載入頁面再試。",
};

const PWA: Pwa = Pwa {
    ready: "可離線使用：不再需要網路。",
    preparing: "正在準備離線使用……",
    missing: "離線所需的檔案不全，連上網路時會補齊。",
    impossible: "這個瀏覽器無法保存程式以供離線使用。",
    later: "新版本已備妥，等這一局結束再更新。",
    now: "新版本已備妥。",
    reload: "立即重新載入",
    blocked: |tabs| format!("還有 {tabs} 個分頁在用舊版本，請先關閉。"),
    not_now: "稍後",
    offer: "玩得開心嗎？可以把飯後一局安裝到這台裝置。",
    install: "安裝",
    never: "不用，謝謝",
    how: "教我怎麼做",
    steps_title: "三步放到主畫面",
    steps: ["點瀏覽器列上的分享圖示。", "選「加入主畫面」。", "按「加入」確認。桌子與所有對局都在那裡等你。"],
};
