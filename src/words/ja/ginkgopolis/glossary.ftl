### ギンコポリス：部品の名前。
# 日本で遊ぶ人が使うことばに合わせたもの：資源、タイル、成功点、ストック、都市化、高層化。都市化カード、建物カード、建設現場マーカー、区画も同じ。
# ここで訳したもの：建物の種類、キャラクターの名前、「活用」、手札交換トークン。

## 色

color-blue = 青
color-red = 赤
color-yellow = 黄

## 種類

kind-blue = オフィス
kind-red = 生産施設
kind-yellow = 住居

## キャラクター

character-blue = エコエンジニア
character-red = エコテクニシャン
character-yellow = エコ都市計画家

## アクション

act-exploit = 活用
act-urbanize = 都市化
act-construct = 高層化

## テーブルの上のもの

thing-round = ラウンド
thing-resources = 資源
thing-tiles = タイル
thing-points = 成功点
thing-redraws = 手札交換トークン
thing-reserve = ストック
thing-place = 空き地
thing-no-tile = タイルなし
