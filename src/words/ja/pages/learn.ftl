## レッスンのまわり

learn-title = レッスン
# レッスンの紹介。
learn-about = どれも数分で、本物のテーブルで学びます。知っているものは飛ばしましょう。
# 終えたレッスン。
learn-finished = 終了
# いくつのうち、いくつ終えたか。
learn-progress = { $done }／{ $of }終了
# レッスンのあと：自分のゲーム。
learn-first-game = 自分のゲームを遊ぶ
learn-first-game-note = 初心者2人とのテーブル。はじめての問いは説明されます。
learn-guided = 案内つきの最初のゲーム
learn-guided-note = コーチが、はじめて必要になったときに説明します。
learn-guide = コーチ
learn-guide-free = あなたの番です。ヒントを押すと、強いプレイヤーの手がわかります。
learn-guide-end = ゲームが終わりました。
learn-guide-good = よい選択です。
learn-guide-fair = まずまずの選択です。
learn-guide-poor = もっとよい手：{ $better }。
learn-guide-leave = コーチなしで続ける
learn-next-stop = 次はこれ
learn-later = 拡張とほかの遊び方
learn-puzzles = { $puzzles ->
    [0] パズル
   *[other] パズル：{ $puzzles }問を解きました
}
learn-go-on = 続ける
learn-understood = わかりました
# 設定：はじめての問いを説明する。
learn-first-times = はじめての問いを説明
learn-first-times-note = 最初の2ゲームでは、新しい問いを、ボードの上の1行で一度だけ説明します。
# 手順の番号。
learn-step = 手順{ $at }／{ $of }
# ほかのプレイヤーが行っているあいだ。
learn-others = 相手が行っています……
# できるが、この手順で学ぶことではない。
learn-otherwise = それもできますが、この手順で学ぶのは別のことです。何も起きていません。
learn-rule = そのルール
learn-next = 次のレッスン
learn-all = すべてのレッスン
learn-leave = レッスンをやめる
# プログラムに合わなくなったレッスンと、その理由。
learn-broken = このレッスンはできません：{ $why }
learn-unknown = そのレッスンはありません。

## ルールのまわり

# ルールが届くまでの見出し：ゲームの題名。
rules-title = { $game }のルール
# 目次。
rules-contents = 目次
# 欄：検索。
rules-search = ルールを検索
# 探したことばのあるルールの数。
rules-found = 見つかったルール：{ $rules }
# 見つからなかった。$wordsは探したことば。
rules-nothing = 「{ $words }」のあるルールはありません。
# ボードの横から、ルール全体へ。
rules-whole = ルール全体を開く
# ルールの読み込み中。
rules-loading = ルールを読み込み中……
# 届かなかった。
rules-failed = ルールを読み込めませんでした。接続を確かめてください。一度読み込めば、この端末に残ります。
# もう一度読み込む。
rules-retry = もう一度試す
# コスト。
rules-cost = コスト
# 得点。
rules-points = 得点
# 都市で決まる得点。
rules-varies = 都市による
# ゲームにある枚数。
rules-copies = 枚数
