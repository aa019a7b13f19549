//! The meaning of each idea of Puerto Rico, read a second time.

use game_core::{Game, Seat};
use puerto_rico::data::buildings::Class;
use puerto_rico::{Event, Good, Idea, PuertoRico, State, Tile};

use super::lines::*;
use crate::ai::ideas::{Line, Lines, Reader};

impl Reader for PuertoRico {
    fn is_true(&self, idea: &Idea, lines: &Lines<Self>) -> bool {
        let Lines { seat: own, start, with, otherwise } = lines;
        let own = *own;
        let (end, other) = (&with.end, &otherwise.end);
        let pair = |figure: &dyn Fn(&Line<PuertoRico>) -> i32| (figure(with), figure(otherwise));
        let less = |seat: Seat, of: &dyn Fn(&Line<PuertoRico>, Seat) -> i32, figures: (i32, i32)| {
            seat != own && (of(with, seat), of(otherwise, seat)) == figures && figures.0 < figures.1
        };
        let all_made = |line: &Line<PuertoRico>, seat: Seat| produced(line, seat).iter().sum::<i32>();
        let tile = |state: &State, tile: Tile| state.board(own).tiles[tile.index()];
        match *idea {
            Idea::Ships { crates, points, otherwise } => {
                pair(&|line| loaded_points(line, own)) == (points.into(), otherwise.into())
                    && points > otherwise
                    && parted(with, own)[0] == i32::from(crates)
            }
            Idea::SavesCrates { crates, otherwise } => {
                pair(&|line| parted(line, own)[1]) == (crates.into(), otherwise.into()) && crates < otherwise
            }
            Idea::RivalShips { seat, points, otherwise } => {
                less(seat, &loaded_points, (points.into(), otherwise.into()))
            }
            Idea::RivalSpoils { seat, crates, otherwise } => {
                let spoilt = |line, seat| parted(line, seat)[1];
                seat != own
                    && crates > otherwise
                    && (spoilt(with, seat), spoilt(&lines.otherwise, seat))
                        == (crates.into(), otherwise.into())
            }
            Idea::ShutsOut { seat, good, crates } => {
                let held = end.board(seat).crates[good.index()];
                seat != own && held == crates && crates > 0 && room(end, good) == 0 && room(other, good) > 0
            }
            Idea::KeepsRoom { good, crates } => {
                let held = end.board(own).crates[good.index()];
                held == crates && crates > 0 && room(end, good) > 0 && room(other, good) == 0
            }
            Idea::HasCoins { coins: now, otherwise } => {
                (coins(end, own), coins(other, own)) == (now.into(), otherwise.into()) && now > otherwise
            }
            Idea::Affords { building, coins: now, otherwise } => {
                (coins(end, own), coins(other, own)) == (now.into(), otherwise.into())
                    && reaches(self, end, own, building)
                    && self.price(other, own, building, false) > otherwise as u8
            }
            Idea::TakesRoleCoins { role, coins } => {
                coins > 0
                    && picks(with, own).any(|pick| pick == (role, coins))
                    && picks(otherwise, own).all(|(_, other)| other < coins)
            }
            Idea::DeniesRoleCoins { seat, role, coins } => {
                seat != own
                    && coins > 0
                    && picks(with, own).any(|pick| pick == (role, coins))
                    && picks(otherwise, seat).any(|pick| pick == (role, coins))
            }
            Idea::TakesRole { seat, role } => {
                let by = |line: &Line<PuertoRico>, seat| picks(line, seat).any(|(of, _)| of == role);
                seat != own && by(with, own) && by(otherwise, seat)
            }
            Idea::Builds { building, price: paid } => {
                let owns = [start, end, other].map(|state| state.board(own).owns(building));
                owns == [false, true, false] && price(self, with, own, building) == Some(paid)
            }
            Idea::LastCopy { building, seat } => {
                let takes = other.board(seat).owns(building)
                    || [start, other].iter().any(|state| reaches(self, state, seat, building));
                start.for_sale(building) == 1
                    && [end, other].map(|state| state.board(own).owns(building)) == [true, false]
                    && seat != own
                    && !start.board(seat).owns(building)
                    && takes
            }
            Idea::BuildsForLess { building, price: paid, otherwise: dearer } => {
                let prices = [with, otherwise].map(|line| price(self, line, own, building));
                prices == [Some(paid), Some(dearer)] && paid < dearer
            }
            Idea::Produces { crates, kinds, otherwise } => {
                let made = produced(with, own);
                pair(&|line| all_made(line, own)) == (crates.into(), otherwise.into())
                    && crates > otherwise
                    && made.iter().filter(|&&made| made > 0).count() == usize::from(kinds)
            }
            Idea::ExtraCrate { good } => {
                let extra = |line: &Line<PuertoRico>| {
                    line.events().find_map(|event| match event {
                        Event::ExtraCrate { seat, good } if *seat == own => Some(*good),
                        _ => None,
                    })
                };
                extra(with) == Some(good) && extra(otherwise) < Some(good)
            }
            Idea::RivalProduces { seat, crates, otherwise } => {
                less(seat, &all_made, (crates.into(), otherwise.into()))
            }
            Idea::Sells { good, coins, otherwise: fewer } => {
                sale(with, own) == (coins.into(), Some(good))
                    && sale(otherwise, own).0 == i32::from(fewer)
                    && coins > fewer
            }
            Idea::DeniesSale { seat, good, coins, full } => {
                let house = no_sale(with, seat, good);
                seat != own
                    && sale(otherwise, seat) == (coins.into(), Some(good))
                    && sale(with, seat).1.is_none()
                    && house.is_some_and(|(of_good, all, crates)| {
                        crates > 0 && (full == (all >= 4)) && (full || of_good > 0)
                    })
            }
            Idea::RivalSells { seat, coins, otherwise } => {
                less(seat, &|line, seat| sale(line, seat).0, (coins.into(), otherwise.into()))
            }
            Idea::Workers { workers, otherwise } => {
                let people = |state: &State| state.board(own).people().count();
                (people(end), people(other)) == (workers, otherwise) && workers > otherwise
            }
            Idea::Occupies { building } => {
                [end, other].map(|state| state.board(own).works(building)) == [true, false]
            }
            Idea::CanProduce { crates, otherwise } => {
                let can = |state: &State| can_produce(self, state, own);
                (can(end), can(other)) == (crates, otherwise) && crates > otherwise
            }
            Idea::NewKind { tile: kind } => {
                tile(start, kind) == 0 && tile(end, kind) > 0 && tile(other, kind) == 0
            }
            Idea::Serves { tile: kind, building } => {
                let makes = |building| self.def(building).class == Class::Production(Good::ALL[kind.index()]);
                let circles = end.board(own).buildings().iter().filter(|space| makes(space.building));
                let circles: u8 = circles.map(|space| self.def(space.building).circles).sum();
                makes(building)
                    && end.board(own).owns(building)
                    && circles > tile(other, kind)
                    && tile(end, kind) > tile(other, kind)
            }
            Idea::Plantations { tile: kind, count, otherwise } => {
                (tile(end, kind), tile(other, kind)) == (count, otherwise) && count > otherwise
            }
            Idea::Land { tiles, otherwise } => {
                let land = |state: &State| state.board(own).land();
                (land(end), land(other)) == (tiles, otherwise) && tiles > otherwise
            }
            Idea::Quarry { quarries } => {
                tile(end, Tile::Quarry) == quarries && quarries > tile(other, Tile::Quarry)
            }
            Idea::LargeBuilding { building, points, otherwise } => {
                let of = |state: &State| sheet_line(self, state, own, building);
                (of(end), of(other)) == (points, otherwise) && points > otherwise
            }
            Idea::Points { points, otherwise } => {
                let of = |state: &State| self.score(state).seats[own.index()].tally.points;
                (of(end), of(other)) == (points, otherwise) && points > otherwise
            }
            Idea::HoldsCrates { crates: held, otherwise } => {
                (crates(end, own), crates(other, own)) == (held.into(), otherwise.into()) && held > otherwise
            }
            Idea::RivalCoins { seat, coins: now, otherwise } => {
                seat != own
                    && (coins(end, seat), coins(other, seat)) == (now.into(), otherwise.into())
                    && now < otherwise
            }
            Idea::RivalBuilds { seat, building } => {
                let owns = [start, end, other].map(|state| state.board(seat).owns(building));
                seat != own && owns == [false, false, true]
            }
            Idea::BringsEnd { .. } => {
                end.is_last_round() && !other.is_last_round() && lead(self, end, own) > 0
            }
            Idea::PutsOffEnd { .. } => {
                !end.is_last_round() && other.is_last_round() && lead(self, other, own) < 0
            }
        }
    }
}
