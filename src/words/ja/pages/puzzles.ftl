## パズル

puzzles-title = パズル
puzzles-about = どのパズルも、いちばんよい答えは1つだけです。見えないものは関係しません。
# いくつのうち、いくつ解いたか。
puzzles-solved-of = { $of }問のうち{ $done }問を解きました
# まだ解いていない次のパズルへ。
puzzles-next = 次のパズル
# すべてのパズルへ。
puzzles-all = すべてのパズル
puzzles-stars = 星3つのうち{ $stars }つ
puzzles-begin = 始める
puzzles-own = 自分の対局から
puzzles-own-about = 振り返った対局で損の大きかった選択です。いちばんよい答えはそれぞれ1つだけです。
puzzles-as-puzzle = パズルとして解く
# 難しさ、やさしい順。
degree-1 = やさしい
degree-2 = ふつう
degree-3 = 難しい
# 一覧の中の種類の名前。
puzzle-load = 船長フェイズ
puzzle-last-pick = 最後の役割
puzzle-build = 最後の建物
puzzle-place = 最後の配置
puzzle-finish = 役割と建物
puzzle-sell = 商品を売る
puzzle-points = いちばん多い得点
puzzle-lead = 1対1
# 種類ごとの課題、一文か二文で。
puzzle-load-goal = この船長フェイズで、できるだけ多く得点しましょう。相手が何を積んでも変わりません。
puzzle-last-pick-goal = ゲーム最後の役割を選び、できるだけ多く得点しましょう。相手が何をしても変わりません。
puzzle-build-goal = 建てて、自分の番のあとの得点をできるだけ多くしましょう。ゲーム終了時のように数えます。
puzzle-place-goal = 最後のラウンドです。丸を埋めて、得点をできるだけ多くしましょう。ゲーム終了時のように数えます。
puzzle-finish-goal = 役割を選び、自分の番を行って、得点をできるだけ多くしましょう。ゲーム終了時のように数えます。
puzzle-sell-goal = 売って、できるだけ多くのカードを引きましょう。
puzzle-points-goal = 最初に行います。カードだけか、タイルを添えて出し、今の得点をできるだけ多くしましょう。区画と「=」のカードは、ゲーム終了時のように数えます。
puzzle-lead-goal = 最初に行います。カードだけか、タイルを添えて出しましょう。自分が得る点と相手が失う点を、ゲーム終了時のように数えます。
# 「パズル12」。
puzzles-number = パズル{ $number }
# 一覧の中の、解いたパズル。
puzzles-solved = 解決
# パズルが数えるもの：得点、または売って引くカード。
puzzles-cards = カード{ $cards }枚
# いちばんよい答えに届いた。ほかの答えの最高。
puzzles-right = 正解、{ $best }です。ほかの答えは{ $second }までです。
# 届いたものと、できたはずのもの。
puzzles-short = { $reached }でした。いちばんよい答えは{ $best }です。
# 最後の選択を戻す。
puzzles-back = 元に戻す
# 最初から。
puzzles-again = 最初からやり直す
puzzles-show-answer = 答えを見る
# 答えの始まり。
puzzles-answer = 答えの最初の手：{ $what }。
# 途中で起きたこと。
puzzles-happened = 起きたこと：{ $deeds }
# $idは、リンクにあるパズルの呼び名。
puzzles-unknown = パズル{ $id }はありません。
# パズルが使えない理由。
puzzles-unusable = このパズルは遊べません：{ $why }
