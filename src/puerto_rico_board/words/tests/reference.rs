//! The rules reference agrees with the program: every rule that the program
//! names is explained, and the figures are those of the data.

use game_core::{Game, Reason as _};
use puerto_rico::Config;
use puerto_rico::data::players::{SetupFigures, figures};
use puerto_rico::data::puertoma::{TieCard, arrows};

use super::*;

fn text(lang: Lang) -> &'static str {
    let path = format!("{}/../words/{}/rules/puerto-rico.md", env!("CARGO_MANIFEST_DIR"), lang.tag());
    String::leak(std::fs::read_to_string(path).expect("each language has its rules"))
}

/// The IDs of the rules in order.
fn ids(lang: Lang) -> Vec<&'static str> {
    let rules = text(lang).lines().filter_map(|line| line.strip_prefix("* "));
    rules.filter_map(|rule| rule.split(' ').next()).collect()
}

/// The cells of every line of every table, heads included.
fn rows(lang: Lang) -> impl Iterator<Item = Vec<&'static str>> {
    let lines = text(lang).lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    lines.map(|line| line.split(" | ").collect())
}

/// Figures of so many players, as the table shows them.
type Shown = fn(&SetupFigures, u8) -> Vec<u16>;

/// The numbers in a cell.
fn numbers(cell: &str) -> Vec<u16> {
    cell.split(|sign: char| !sign.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

#[test]
fn whatever_the_program_names_is_explained() {
    for lang in Lang::ALL {
        let written: BTreeSet<&str> = ids(lang).into_iter().collect();
        for reason in REASONS {
            assert!(written.contains(reason.rule().0), "{reason:?}: {}", reason.rule().0);
        }
        for edition in EDITIONS {
            let config = Config { edition, ..Config::default() };
            let game = PuertoRico::new(&config).expect("a legal configuration");
            let state = game.setup(1, &mut Vec::new());
            for line in game.score(&state).seats.iter().flat_map(|seat| &seat.lines) {
                assert!(written.contains(&*line.rule), "{}: {}", line.source, line.rule);
            }
        }
        for line in text(lang).lines().filter(|line| line.starts_with('|') || line.contains("PR-")) {
            for id in line.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '-')) {
                assert!(!id.starts_with("PR-") || written.contains(id), "{id} is named and not explained");
            }
        }
    }
}

#[test]
fn both_languages_tell_the_same_rules_in_the_same_order() {
    assert_eq!(ids(Lang::En), ids(Lang::ZhHant));
    let marks = |lang| text(lang).lines().filter_map(mark).collect::<Vec<_>>();
    assert_eq!(marks(Lang::En), marks(Lang::ZhHant));
}

/// The edition or expansion that a line is marked with, or the piece or chapter
/// that it introduces.
fn mark(line: &str) -> Option<&str> {
    let marked = line.split_once('[').and_then(|(_, rest)| rest.split_once(']'));
    marked
        .map(|(key, _)| key)
        .or(line.strip_prefix("### "))
        .or(line.strip_prefix("## ").and_then(|line| line.split(':').next()))
}

#[test]
fn the_figures_by_number_of_players_are_those_of_the_data() {
    let of = |players: u8| figures(players);
    let checks: [(usize, Shown); 5] = [
        (0, |figures, _| vec![figures.coins.into()]),
        (2, |figures, players| vec![u16::from(figures.workers - players)]),
        (3, |_, players| vec![players.into()]),
        (4, |figures, _| figures.ships.iter().filter(|size| **size > 0).map(|&size| size.into()).collect()),
        (9, |figures, _| vec![figures.picks.into()]),
    ];
    for lang in Lang::ALL {
        let table: Vec<_> = rows(lang).filter(|cells| cells.len() == 5).collect();
        for (row, figure) in checks {
            for players in 2..=5u8 {
                let cell = table[row + 1][players as usize - 1];
                assert_eq!(numbers(cell), figure(of(players), players), "{lang:?}: {:?}", table[row + 1]);
            }
        }
        for players in 2..=4u8 {
            assert_eq!(numbers(table[2][players as usize - 1]), [of(players).vp as u16]);
        }
        assert_eq!(numbers(table[2][4]), [of(5).vp as u16, 122]);
    }
}

/// `PR-ACH-06`
#[test]
fn the_achievement_cards_are_those_of_the_data() {
    for lang in Lang::ALL {
        let named = of(lang, Edition::Y1897);
        let other = other(lang, Edition::Y1897).expect("natively, every language is here");
        let mut cards = Achievement::ALL.into_iter();
        for cells in rows(lang).filter(|cells| cells[0].contains("#ac-")) {
            let card = cards.next().expect("no more than there are");
            let title = format!("{{expansions#ac-{}}} {}", card.key(), named.card(card));
            assert_eq!(cells[..2], [&title, &card.points().to_string()]);
            let said = named.card_condition(card);
            let sentence = said.trim_end_matches(['.', '。']);
            assert_eq!(sentence.to_lowercase(), cells[2].to_lowercase(), "{lang:?}");
            check(said, lang, Edition::Y1897);
            assert_ne!(other.card(card), named.card(card));
        }
        assert_eq!(cards.next(), None, "{lang:?}");
    }
}

/// The table of abilities (9.6).
#[test]
fn the_abilities_of_puertomas_are_those_of_the_data() {
    for lang in Lang::ALL {
        let named = of(lang, Edition::Y1897);
        let mut abilities = Ability::ALL.into_iter();
        for cells in rows(lang).filter(|cells| cells[0].contains("puertoma#a-")) {
            let ability = abilities.next().expect("no more than there are");
            let title = format!("{{puertoma#a-{}}} {}", ability.key(), named.ability(ability));
            let level = ability.level().to_string();
            assert_eq!(cells, [&title, &level, named.role(ability.role()), named.ability_effect(ability)]);
        }
        assert_eq!(abilities.next(), None, "{lang:?}");
    }
}

/// PR-AUT-CARD-1, PR-AUT-ACT-2
#[test]
fn the_cards_and_the_arrows_of_puertomas_are_those_of_the_data() {
    for lang in Lang::ALL {
        let named = of(lang, Edition::Y1897);
        let cards: Vec<_> = rows(lang).filter(|cells| cells.len() == 8).skip(1).collect();
        let printed = TieCard::ALL.map(|card| {
            let roles = card.roles().map(|role| named.role(role).to_owned());
            std::iter::once(card.to_string()).chain(roles).collect::<Vec<_>>()
        });
        assert_eq!(cards, printed, "{lang:?}");
        let gap = by_script(lang, ", ", "、");
        for from in Role::ALL.into_iter().filter(|role| !matches!(role, Role::Adventurer2 | Role::Smuggler)) {
            let to = arrows(from).iter().filter(|&to| to != Role::Smuggler);
            let to: Vec<&str> = to.map(|to| named.role(to)).collect();
            let row = rows(lang).find(|cells| {
                let mut shown: Vec<&str> = cells[1..].iter().flat_map(|cell| cell.split(gap)).collect();
                let mut wanted = to.clone();
                shown.sort_unstable();
                wanted.sort_unstable();
                cells.len() == 2 && cells[0] == named.role(from) && shown == wanted
            });
            assert!(row.is_some(), "{lang:?} {from:?}: {to:?}");
        }
    }
}

#[test]
fn the_pieces_in_the_game_are_those_of_the_data() {
    for lang in Lang::ALL {
        for tile in Tile::ALL {
            let symbol = format!("{{t-{}}}", tile.key());
            let row = rows(lang).find(|row| row[0].starts_with(&symbol)).expect("each tile has its row");
            let counts = [figures(3), figures(2)].map(|figures| figures.tiles[tile.index()].to_string());
            assert_eq!(row[1..], counts.each_ref().map(String::as_str), "{lang:?} {tile:?}");
        }
        for good in Good::ALL {
            let symbol = format!("{{g-{}}}", good.key());
            let row = rows(lang).find(|row| row[0].starts_with(&symbol)).expect("each good has its row");
            let counts = [figures(3), figures(2)].map(|figures| figures.crates[good.index()].to_string());
            assert_eq!(row[1..3], counts.each_ref().map(String::as_str), "{lang:?} {good:?}");
            assert_eq!(row[3], good.index().to_string(), "the price of {good:?}");
        }
        for building in Building::ALL {
            let stands = text(lang).lines().filter_map(|line| line.strip_prefix("### "));
            let count = stands.flat_map(str::split_whitespace).filter(|key| *key == building.key()).count();
            assert_eq!(count, 1, "{lang:?} {building:?}");
        }
    }
}

#[test]
fn the_table_of_names_gives_both_names_of_every_piece() {
    for lang in Lang::ALL {
        let (new, old) = (of(lang, Edition::Y1897), of(lang, Edition::Classic));
        let pairs: Vec<_> = rows(lang).filter(|cells| cells.len() == 2).collect();
        let buildings = Building::ALL.map(|building| (new.building(building), old.building(building)));
        let roles = Role::ALL.map(|role| (new.role(role), old.role(role)));
        for (new, old) in buildings.into_iter().chain(roles).filter(|(new, old)| new != old) {
            let stands = pairs.iter().any(|pair| pair[0].contains(new) && pair[1].contains(old));
            assert!(stands, "{lang:?}: {new} is {old} in the classic edition");
        }
    }
}
