## どのページにもある枠、メニュー、好み

# 題名。
shell-project = Sobremesa
# 選んだ言語の文が届かなかった。$languageは、メニューにあるその言語の名前。
shell-language-missing = { $language }の文を読み込めませんでした。接続を確かめて、もう一度試してください。
# 言語の選択の名前。
shell-language = 言語
# $languagesは、ページの言語の名前の一覧。
shell-not-translated = このページは{ $languages }で読めます。翻訳しないよう、ブラウザーに頼んでいます。翻訳すると、役割、建物、カードの名前がルールと合わなくなります。
# それでも翻訳されている。
shell-translated = ブラウザーか拡張機能が、このページを翻訳しています。役割、建物、カードの名前がルールと合わないことがあります。ページは{ $languages }で読めます。
# 本文へ飛ぶリンク。
shell-skip = 本文へ移動
# 設定、解答、振り返りの最新のものを保存できなかった。
shell-unkept = 最後の変更を保存できませんでした。ブラウザーの保存領域がいっぱいか、使えません。このタブを閉じると失われます。いらないゲームを消すと、空きができます。
# 一番上のものを閉じる。
shell-close = 閉じる
# 1つ前の画面へ。
shell-back = 戻る
# 最初の画面へ。
shell-home = ホーム
# メニューを開く。
shell-menu = メニュー
# スイッチ：元に戻せるあいだ、相手が待つ。
shell-undo-time = 元に戻す時間
# 何もないアドレスの見出し。
shell-nowhere = ページが見つかりません
# 設定を開く。
shell-settings = 設定
# ルールを開く。
shell-rules = ルール
# テーマの選択。
shell-theme = テーマ
# テーマ：システム、ライト、ダーク。
theme-system = システム
theme-light = ライト
theme-dark = ダーク
# 速さの選択。
shell-pace = 動きの速さ
# 速さ：1つずつ、遅い、ふつう、速い、一瞬。
pace-step = 1つずつ
pace-slow = 遅い
pace-normal = ふつう
pace-fast = 速い
pace-instant = 一瞬
# 時間を使う相手が、どれだけ考えるか。
shell-thinking = 名人の考える時間
# 短い、ふつう、長い。
thinking-short = 短い
thinking-normal = ふつう
thinking-long = 長い
# 動きの選択。
shell-motion = 動きの効果
# 動き：システム、すべて、控えめ。
motion-system = システム
motion-full = すべて
motion-reduced = 控えめ
# 確認の選択。
shell-confirm = 選択の確認
# 確認：しない、番の終わり、番の終わりと役割、いつも。
confirm-never = しない
confirm-turn-end = 番の終わりに
confirm-roles = 役割でも（2回押す）
confirm-always = いつも
# 文字の大きさの選択。
shell-text-size = 文字の大きさ
# スイッチ：商品と席の文字。
shell-colour-aids = 商品とプレイヤーに文字
# スイッチ：1つのキーの操作。
shell-shortcuts = キー1つの操作
