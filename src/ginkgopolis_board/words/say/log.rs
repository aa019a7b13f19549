//! Lines of the log.

use ginkgopolis::Event;
use ginkgopolis::event::{EndWhy, Source, Weighed};
use ginkgopolis::ids::{Card, Item, Tile};

use crate::words::messages::{Scene, Who};
use crate::words::said::Words;

impl Words {
    /// Line for an event; `None` for one that goes without saying.
    pub fn event(self, event: &Event, scene: &Scene) -> Option<String> {
        let (log, count) = (self.log, self.count);
        let who = |seat: &_| scene.who(*seat);
        Some(match event {
            Event::CharacterKept { seat, character: Some(kept) } => {
                log.kept_character(self.character(*kept), who(seat))
            }
            Event::CharacterKept { seat, character: None } => log.kept_some(who(seat)),
            Event::PacketsPassed => log.packets_passed().into(),
            Event::Characters { seat, characters } => {
                log.characters(self.list(characters.iter().map(|&one| self.character(one))), who(seat))
            }
            Event::RoundStarted { round, first } => log.round(*round, who(first)),
            Event::Drew { seat, count: number, cards } if cards.is_empty() => {
                log.drew(count.cards(*number), who(seat))
            }
            Event::Drew { seat, count: number, cards } => {
                log.drew_named(count.cards(*number), self.cards(cards), who(seat))
            }
            Event::HalDrew => log.hal_drew().into(),
            Event::Redrew { seat, discarded, left } => log.redrew(self.cards(discarded), *left, who(seat)),
            Event::Committed { seat, play: Some(play) } => match play.tile {
                Some(with) => log.chose_with(self.card(play.card), self.tile(with), who(seat)),
                None => log.chose_alone(self.card(play.card), who(seat)),
            },
            Event::Committed { seat, play: None } => log.ready(who(seat)),
            Event::AllCommitted { with_tile } if with_tile.is_empty() => log.all_chose().into(),
            Event::AllCommitted { with_tile } => {
                let named = |seat: &_| match who(seat) {
                    Who::You => self.list.you().to_owned(),
                    Who::Named(name) => name.to_owned(),
                };
                log.all_chose_with(self.list(with_tile.iter().map(named)))
            }
            Event::Revealed { seat, card, tile: None } => log.revealed_alone(self.card(*card), who(seat)),
            Event::Revealed { seat, card, tile: Some(with) } => {
                log.revealed_with(self.card(*card), self.tile(*with), who(seat))
            }
            Event::Fallback { seat, tile } => log.fallback(self.tile(*tile), who(seat)),
            Event::Gained { seat, item, count, from, tiles } => {
                self.gained(who(seat), (*item, *count), *from, tiles)
            }
            Event::TileLeft { seat, .. } => log.tile_left(who(seat)),
            Event::Lost { seat, item, count, .. } => log.lost(self.items(*item, *count), who(seat)),
            Event::Urbanized { seat, letter, tile, .. } => {
                log.urbanized(letter.to_string(), self.tile(*tile), who(seat))
            }
            Event::Constructed { seat, over, tile, points, colour, placed } => {
                let (floors, over, tile, who) =
                    (count.floors(*placed), self.tile(*over), self.tile(*tile), who(seat));
                match (points, colour) {
                    (0, false) => log.constructed(floors, over, tile, who),
                    (0, true) => log.constructed_color(floors, over, tile, who),
                    (_, false) => log.constructed_number(floors, over, count.points(*points), tile, who),
                    (_, true) => log.constructed_both(floors, over, count.points(*points), tile, who),
                }
            }
            Event::MarkerPlaced { letter, .. } => log.marker(letter.to_string()),
            Event::Shifted { letters, .. } if letters.is_empty() => return None,
            Event::Shifted { letters, .. } => log.shifted(self.letters(letters)),
            Event::CardDiscarded { .. } => return None,
            Event::CardKept { seat, card } => log.kept_card(self.card(*card), who(seat)),
            Event::Exhausted { time: 1 } => log.ran_out().into(),
            Event::Exhausted { .. } => log.ran_out_for_good().into(),
            Event::TilesReturned { seat, tiles } if tiles.is_empty() => log.returned_none(who(seat)),
            Event::TilesReturned { seat, tiles } => log.returned(self.tiles(tiles), who(seat)),
            Event::SupplyRenewed { tiles } => log.supply(count.tiles(*tiles)),
            Event::Unused { cards, .. } => log.unused(self.cards(cards)),
            Event::HalSwapped { used, discarded } => log.hal_swapped(self.card(*discarded), self.card(*used)),
            Event::HalTile { tile } => log.hal_tile(self.tile(*tile)),
            Event::Weighed { weighed, .. } => self.weighed(*weighed),
            Event::HalStuck { .. } => log.hal_stuck().into(),
            Event::Rebuilt { added, laid_aside, deck } => self.rebuilt(added, laid_aside, *deck),
            Event::HandsPassed { first } => log.hands_passed(who(first)),
            Event::LastRound { why: EndWhy::Tiles } => log.last_tiles().into(),
            Event::LastRound { why: EndWhy::Resources } => log.last_resources().into(),
            Event::LastRound { why: EndWhy::HalStuck } => log.last_hal().into(),
            Event::GameEnded => log.over().into(),
        })
    }

    /// Numbers that decide how Hal acts.
    fn weighed(self, weighed: Weighed) -> String {
        let (step, count) = (self.step, self.count);
        match weighed {
            Weighed::Swap { first, other, others: None, .. } => {
                step.swap_building(self.card(first), self.card(other))
            }
            Weighed::Swap { first, floors, other, others: Some(others) } => {
                let (first, other) = (self.card(first), self.card(other));
                if others > floors {
                    step.swap_more(first, floors, other, others)
                } else {
                    step.swap_less(first, floors, other, others)
                }
            }
            Weighed::Letter { letter, left: 0, .. } => step.letter_short(letter.to_string()),
            Weighed::Letter { letter, floors, left } => {
                step.letter(floors, left, letter.to_string(), count.points(floors))
            }
            Weighed::Floor { over, needs, has } if has < needs => {
                step.floor_short(count.resources(has), count.resources(needs), self.tile(over))
            }
            Weighed::Floor { over, needs, has } => {
                step.floor(count.resources(has), count.resources(needs), self.tile(over))
            }
            Weighed::NoTile => step.no_tile().into(),
        }
    }

    fn gained(self, who: Who, (item, count): (Item, u8), from: Source, which: &[Tile]) -> String {
        let (log, goods) = (self.log, self.items(item, count));
        let goods = if which.is_empty() { goods } else { self.count.named(goods, self.tiles(which)) };
        match from {
            Source::Start | Source::Alone => log.gained(goods, who),
            Source::Building(top) => log.gained_building(goods, self.tile(top), who),
            Source::Around(_) => log.gained_around(goods, who),
            Source::Character(from) => log.gained_character(self.character(from), goods, who),
            Source::Card(from) => log.gained_card(self.card(from), goods, who),
            Source::BuiltOver(top) => log.gained_over(goods, self.tile(top), who),
            Source::Returned => log.gained_returned(goods, who),
        }
    }

    fn rebuilt(self, added: &[Card], laid_aside: &[Card], deck: u8) -> String {
        let log = self.log;
        let parts = [
            Some(log.deck(self.count.cards(deck))),
            (!added.is_empty()).then(|| log.deck_added(self.cards(added))),
            (!laid_aside.is_empty()).then(|| log.deck_aside(self.cards(laid_aside))),
        ];
        self.sentences(parts.into_iter().flatten())
    }

    /// An event in a word or two, for the strip of who did what in a round; `None` for what is nobody's deed.
    pub fn strip(self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Committed { .. } => self.strip.ready().into(),
            Event::Revealed { card, tile: None, .. } => self.card(*card),
            Event::Revealed { card, tile: Some(with), .. } => {
                self.strip.with(self.card(*card), self.tile(*with))
            }
            Event::Fallback { .. } => self.strip.cannot_pay().into(),
            _ => return None,
        })
    }
}
