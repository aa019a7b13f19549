### Puerto Rico: options of a game. Each has a title, and a sentence or two as its note.
setup-y1897 = 1897 special edition
setup-y1897-note = 2–5 players. Workers, fruit and a Work Register. The extra crate comes last; you may give up your last crate.
setup-classic = Classic edition
setup-classic-note = 3–5 players. Colonists, indigo and a colonist ship. The extra crate comes first; you must keep one crate.
setup-exp1 = New Buildings
setup-exp1-note = 14 more buildings. First, players take turns choosing the 17 for sale. About 10 minutes longer.
setup-citizens = Citizens (expansion II)
setup-citizens-note = 20 citizens who also work, and 8 more buildings. First, players take turns choosing the 17 for sale. About 15 minutes longer.
setup-tailor = Modest Large Tailor Shop
setup-tailor-note = The Large Tailor Shop pays at most 3 coins each time.
setup-country-pair = Hacienda or Lumberyard
setup-country-pair-note = A game can have only one of the two.
setup-town-pair = Villa or Large Tailor Shop
setup-town-pair-note = A game can have only one of the two. This replaces the other forbidden pair.
setup-costs = Pricier Factory, cheaper School
setup-costs-note = The Factory costs 8 coins instead of 7, the School 7 instead of 8.
setup-start = Corn starts poorer
setup-start-note = A player who starts with a corn plantation starts with 1 coin less.
setup-show-vp = Open victory points
setup-show-vp-note = You see each player’s victory points. Otherwise you see only your own until the end.
setup-ask-bonuses = Ask about every bonus
setup-ask-bonuses-note = Asks before you take a bonus. Bonuses that could end the game are always asked.
setup-smuggler = Smuggler (expansion III)
setup-smuggler-note = An extra role for one player: raid a ship, plunder the Trading House, poach workers or capture a role. A few minutes longer.
setup-festival = Festival (expansion IV)
setup-festival-note = Three open objectives: a plantation, crates and a building. The first player to complete one gets the reward. Hardly longer.
setup-festival-cards = Festival cards (expansion V)
setup-festival-cards-note = Three of twelve cards replace the printed objectives, so every game is different. Hardly longer.
setup-achievements = Achievements (expansion VI)
setup-achievements-note = Each player has four secret tasks worth 3–7 points each. A few minutes longer.
setup-pass-cards = Draft achievement cards
setup-pass-cards-note = Keep one card and pass the rest to the left, until all have four. For players who know the cards; a few minutes longer.
setup-intl = International wording
setup-intl-note = Taking the last victory point always makes that round the last. The Hospital’s worker never goes on the Publishing House’s second tile. The Smuggler poaches only workers beyond one per player.
setup-puertomas = Puertomas
setup-puertomas-note = Opponents played by the rules: they go last and choose by cards and arrows. The rulebook recommends one player and two Puertomas.
# How many Puertomas.
setup-none = None
setup-one = One
setup-two = Two
setup-difficulty = Difficulty
setup-difficulty-note = How hard the Puertomas are to beat.
setup-normal = Normal
setup-normal-note = As printed: each unlocks up to four abilities.
setup-easy = Easy
setup-easy-note = Each unlocks at most two abilities.
setup-hard = Hard
setup-hard-note = Each starts with its first ability, a building and a crate.

## Ready-made tables, and remarks

setup-solo = Solo against Puertoma
setup-first-expansions = First expansions
setup-everything = Everything
setup-mixed = Random mix
setup-duel = Two players: three roles each per round, two ships, and fewer tiles, goods and buildings.
setup-house-option = Computer opponents beside a Puertoma are a house rule: its rules assume human players.
