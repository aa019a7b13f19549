use crate::app::i18n::san_juan_options::Options;

pub(super) const OPTIONS: Options = Options {
    y1897: ["特別典藏版 1897", "採用典藏版的建築與名稱。"],
    duel: "每輪選三次角色，其中兩次由總督選。",
    opening_draft: [
        "變體規則設置",
        "每人從最初的牌中保留 4 張：第一位看 5 張、第二位 6 張、第三位 7 張、第四位 8 張。",
    ],
    cheap_resort: ["渡假村費用為 3", "規則書沒有印出它的費用：4 較可信，3 是初版的數字。"],
    rebuild_covered: ["可重建被覆蓋的種類", "商業建築被起重機覆蓋之後，同種類的另一張就可以再蓋。"],
};
