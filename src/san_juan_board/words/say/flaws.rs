//! Reasons for which a position cannot be. The rules say them in English themselves, in the words of their code.

use game_core::json;
use san_juan::data::SLOTS;
use san_juan::flaw::{AskedFlaw, BuildFlaw, Flaw, PiecesFlaw, RoundFlaw};
use san_juan::ids::KINDS;

use crate::words::Words;

impl Words {
    /// Returns the reason for which a position cannot be, in a sentence.
    pub fn flaw(self, flaw: &Flaw) -> String {
        match flaw {
            Flaw::Config(problem) => self.flaw_config(problem),
            Flaw::Pieces(flaw) => self.of_pieces(flaw),
            Flaw::Round(flaw) => self.of_round(flaw),
            Flaw::Asked(flaw) => self.of_question(*flaw),
            Flaw::Build(flaw) => self.of_building(*flaw),
            Flaw::Unsound(problem) => self.flaw_unsound(problem),
        }
    }

    fn of_pieces(self, flaw: &PiecesFlaw) -> String {
        match flaw {
            PiecesFlaw::TooManyCopies { kind, copies } => {
                return self.flaw_too_many_copies(self.building(*kind), *copies);
            }
            PiecesFlaw::TooManySlots => return self.flaw_too_many_slots(SLOTS),
            PiecesFlaw::SecondCopy { kind } => return self.flaw_second_copy(self.building(*kind)),
            PiecesFlaw::NoGoodOn { kind } => return self.flaw_no_good_on(self.building(*kind)),
            PiecesFlaw::NotTheTiles { tiles } => {
                return self.flaw_not_the_tiles(self.list(tiles.iter().map(|tile| format!("{tile:?}"))));
            }
            PiecesFlaw::TooManySeen { tiles } => return self.flaw_too_many_seen(*tiles),
            PiecesFlaw::TooManyCards => self.flaw_too_many_cards(),
            PiecesFlaw::TooManyLookedAt => self.flaw_too_many_looked_at(),
            PiecesFlaw::TooManyKept => self.flaw_too_many_kept(),
            PiecesFlaw::StrayLook => self.flaw_stray_look(),
            PiecesFlaw::SecondFresh => self.flaw_second_fresh(),
            PiecesFlaw::StrayFresh => self.flaw_stray_fresh(),
            PiecesFlaw::CoveredCrane => self.flaw_covered_crane(),
            PiecesFlaw::NoCrane => self.flaw_no_crane(),
            PiecesFlaw::CoversOwnKind => self.flaw_covers_own_kind(),
            PiecesFlaw::GoodOnFresh => self.flaw_good_on_fresh(),
            PiecesFlaw::NoLibrary => self.flaw_no_library(),
            PiecesFlaw::NoChapel => self.flaw_no_chapel(),
            PiecesFlaw::NoHarbor => self.flaw_no_harbor(),
            PiecesFlaw::ChurchUnused => self.flaw_church_unused(),
            PiecesFlaw::TileOpen => self.flaw_tile_open(),
        }
        .to_owned()
    }

    fn of_round(self, flaw: &RoundFlaw) -> String {
        match flaw {
            RoundFlaw::SeatCount { given, players } => return self.flaw_seat_count(*given, *players),
            RoundFlaw::NoSuchSeat { given, seats } => return self.flaw_no_such_seat(given.0, seats - 1),
            RoundFlaw::TooManyRounds { most } => return self.flaw_too_many_rounds(*most),
            RoundFlaw::NoSuchRole { role } => return self.flaw_no_such_role(self.role(*role)),
            RoundFlaw::TakenTwice { role } => return self.flaw_taken_twice(self.role(*role)),
            RoundFlaw::TooManyPicks { picks } => return self.flaw_too_many_picks(*picks),
            RoundFlaw::PickedOutOfTurn { seat, made, due } => {
                return self.flaw_picked_out_of_turn(*due, *made, seat.0 + 1);
            }
            RoundFlaw::DraftHand { cards } => return self.flaw_draft_hand(*cards),
            RoundFlaw::NotAskedInPhase { role } => {
                return self.flaw_not_asked_in_phase(self.catalog.piece("role", role.key(), "-phase"));
            }
            RoundFlaw::SeatsHandled { seats } => return self.flaw_seats_handled(*seats),
            RoundFlaw::Sequence { frames } => {
                return self.flaw_sequence(self.list(json::names_of(frames).split(", ")));
            }
            RoundFlaw::DraftRound => self.flaw_draft_round(),
            RoundFlaw::TooManyQuiet => self.flaw_too_many_quiet(),
            RoundFlaw::NotOver => self.flaw_not_over(),
            RoundFlaw::AskedWhenOver => self.flaw_asked_when_over(),
            RoundFlaw::TwelfthBuilding => self.flaw_twelfth_building(),
            RoundFlaw::PickedInDraft => self.flaw_picked_in_draft(),
            RoundFlaw::NoDraft => self.flaw_no_draft(),
            RoundFlaw::NoPhase => self.flaw_no_phase(),
            RoundFlaw::StrayPhase => self.flaw_stray_phase(),
            RoundFlaw::NoPlacard => self.flaw_no_placard(),
            RoundFlaw::PlacardElsewhere => self.flaw_placard_elsewhere(),
            RoundFlaw::NotLastPicker => self.flaw_not_last_picker(),
            RoundFlaw::StraySold => self.flaw_stray_sold(),
            RoundFlaw::NotDoubled => self.flaw_not_doubled(),
            RoundFlaw::Doubled => self.flaw_doubled(),
            RoundFlaw::LibraryUnmarked => self.flaw_library_unmarked(),
            RoundFlaw::LibraryNotAsked => self.flaw_library_not_asked(),
            RoundFlaw::NoSuchStep => self.flaw_no_such_step(),
            RoundFlaw::NotAskedAtStart => self.flaw_not_asked_at_start(),
        }
        .to_owned()
    }

    fn of_question(self, flaw: AskedFlaw) -> String {
        match flaw {
            AskedFlaw::Parts { left, done, all } => return self.flaw_parts(all, done, left),
            AskedFlaw::NoSuchKind => return self.flaw_no_such_kind(KINDS - 1),
            AskedFlaw::NoSuchSlot => return self.flaw_no_such_slot(SLOTS),
            AskedFlaw::NotActive { kind } => return self.flaw_not_active(self.building(kind)),
            AskedFlaw::TooManyDiscards { most } => return self.flaw_too_many_discards(most),
            AskedFlaw::Discards { cards, left } => return self.flaw_discards(cards, left),
            AskedFlaw::AmountTooHigh { most } => return self.flaw_amount_too_high(most),
            AskedFlaw::TooManyTaken { most } => return self.flaw_too_many_taken(most),
            AskedFlaw::FaceUpCount { most } => return self.flaw_face_up_count(most),
            AskedFlaw::Gain { sold, lowest, highest, gain } => {
                return self.flaw_gain(gain, highest, lowest, sold);
            }
            AskedFlaw::KeepCount { cards } => return self.flaw_keep_count(cards),
            AskedFlaw::LookCount { cards } => return self.flaw_look_count(cards),
            AskedFlaw::NothingAsked => self.flaw_nothing_asked(),
            AskedFlaw::LeftOfAll => self.flaw_left_of_all(),
            AskedFlaw::HandTooSmall => self.flaw_hand_too_small(),
            AskedFlaw::NoChapelOwner => self.flaw_no_chapel_owner(),
            AskedFlaw::NoChurchOwner => self.flaw_no_church_owner(),
            AskedFlaw::ChurchCount => self.flaw_church_count(),
            AskedFlaw::ChurchTooMany => self.flaw_church_too_many(),
            AskedFlaw::NothingToTuck => self.flaw_nothing_to_tuck(),
            AskedFlaw::DrawsNotAsked => self.flaw_draws_not_asked(),
            AskedFlaw::NotThePicker => self.flaw_not_the_picker(),
            AskedFlaw::NotDue => self.flaw_not_due(),
            AskedFlaw::KeptFaceUp => self.flaw_kept_face_up(),
            AskedFlaw::CheapestTaken => self.flaw_cheapest_taken(),
            AskedFlaw::FourCosts => self.flaw_four_costs(),
            AskedFlaw::TooManySent => self.flaw_too_many_sent(),
            AskedFlaw::ArchiveDiscards => self.flaw_archive_discards(),
            AskedFlaw::NoChoice => self.flaw_no_choice(),
            AskedFlaw::LookTooSmall => self.flaw_look_too_small(),
        }
        .to_owned()
    }

    fn of_building(self, flaw: BuildFlaw) -> String {
        match flaw {
            BuildFlaw::StandsAlready { kind } => self.flaw_stands_already(self.building(kind)),
            BuildFlaw::NotBeingBuilt { kind, slot } => self.flaw_not_being_built(self.building(kind), slot),
            BuildFlaw::TooManyWaived { privilege } => self.flaw_too_many_waived(privilege),
            BuildFlaw::Net { net } => self.flaw_net(net),
            BuildFlaw::NoSuchStep { steps } => self.flaw_no_such_step_of_payment(steps),
            BuildFlaw::PaidTooMuch { price } => self.flaw_paid_too_much(price),
            BuildFlaw::OneSite => self.flaw_one_site().to_owned(),
            BuildFlaw::NoBlackMarket => self.flaw_no_black_market().to_owned(),
            BuildFlaw::TooManyGoods => self.flaw_too_many_goods().to_owned(),
            BuildFlaw::TooExpensive => self.flaw_too_expensive().to_owned(),
        }
    }
}
