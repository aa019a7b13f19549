### San Juan: what can be chosen before a game: a title, and in one sentence what it changes.

option-1897 = 特別典藏版 1897
option-1897-about = 2–4 人：名稱與商品不同，另有十種新建築的擴充。
option-classic = 經典版
option-classic-about = 2–8 人的初版：金礦與工會大廳的作用不同；五人以上把兩套牌混在一起。
option-new-buildings = 擴充：新建築
option-new-buildings-about = 把十種新建築共 29 張混入牌堆，並把主教座堂放在桌上，先建造的人擁有。
option-opening-draft = 變體規則設置
option-opening-draft-about = 每人從最初的牌中保留 4 張：第一位看 5 張、第二位看 6 張，依此類推。
option-extra-roles = 擴展角色
option-extra-roles-about = 第五位起每多一人，就多一個職業可選；市長與船長是本專案自訂的規則。
option-cheap-resort = 渡假村費用為 3
option-cheap-resort-about = 規則書沒有印出它的費用：4 較可信，3 是初版的數字。
option-cheap-cottage = 農舍費用為 1
option-cheap-cottage-about = 規則書沒有印出它的費用：2 與其他新建築相稱，1 是另一種推測。
option-fort-always = 沒有堡壘一律 6 張
option-fort-always-about = 沒有堡壘也沒有燈塔的人只能保留 6 張，即使場上沒有堡壘；否則是 7 張。
option-rebuild-covered = 可重建被覆蓋的種類
option-rebuild-covered-about = 商業（特殊）建築被起重機覆蓋之後，同種類的另一張就可以再蓋。
option-ask-draws = 每次抽牌前都詢問
option-ask-draws-about = 有益無害的抽牌平常由程式代勞；選了就每次都問。
duel-roles = 每{ -round }選三次{ -role }，其中兩次由{ -governor }選。
