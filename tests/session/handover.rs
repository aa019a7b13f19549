//! Games handed on by link: they arrive whole, go on at each device, and whatever is wrong with a
//! link is told.

use ai::LevelId;
use game_core::{Game, Rng, Seat, Viewer};
use ginkgopolis::{self, Ginkgopolis};
use puerto_rico::{self, PuertoRico};
use san_juan::{Config, SanJuan};
use session::handover::{self, Purpose, Received, Relation};
use session::save::Save;
use session::share::{self, ShareError};
use session::{AutoAnswer, Controller, Player, Session, SetupError, TableSetup};

use crate::session::common::{Table, choose, choose_some, finished, midway, on_turn, people};

fn sent(table: &Table) -> String {
    table.code_at(table.len(), Purpose::Turn).expect("an ordinary beginning")
}

fn receive(code: &str) -> Result<Received<SanJuan>, ShareError> {
    handover::receive(code)
}

fn arrived(code: &str) -> Table {
    receive(code).unwrap_or_else(|error| panic!("{error}")).session
}

fn refused(code: &str) -> ShareError {
    receive(code).map(drop).expect_err("refused")
}

/// A random game of people to its end.
fn played<G: AutoAnswer>(config: G::Config, seed: u64) -> Session<G> {
    let seats = G::new(&config).expect("a legal configuration").seats();
    let seats = Seat::all(seats).map(|seat| Player::person(format!("P{}", seat.0))).collect();
    let mut session = Session::<G>::new(TableSetup { config, seed, seats }).expect("a legal set-up");
    let mut rng = Rng::stream(seed, 5);
    while let Some(seat) = session.turn().seat() {
        let legal = session.legal(seat);
        session.act(seat, legal[rng.below(legal.len() as u32) as usize]).expect("legal");
    }
    session
}

/// Every step of a finished game arrives, in fewer characters than `most`.
fn travels<G: AutoAnswer>(game: Session<G>, most: usize) {
    let code = game.code_at(game.len(), Purpose::Look).expect("an ordinary beginning");
    assert!(code.len() <= most, "{}: {} characters, {} steps", G::ID, code.len(), game.len());
    let Received { session, purpose } = handover::receive::<G>(&code).expect("readable");
    assert_eq!((session.len(), purpose), (game.len(), Purpose::Look));
    assert!(session.log(Viewer::Public).eq(game.log(Viewer::Public)));
    assert_eq!(session.score(), game.score());
    assert_eq!(session.relation_to(&game), Relation::Same);
    assert_eq!(share::game_of(&code).as_deref(), Ok(G::ID));
}

/// The most characters of a QR code in bytes are 2953; whole games stay far below.
#[test]
fn whole_games_of_each_kind_arrive_and_stay_short() {
    travels(finished(2, 71), 150);
    travels(finished(4, 72), 300);
    travels(played::<PuertoRico>(puerto_rico::Config::default(), 73), 250);
    travels(played::<Ginkgopolis>(ginkgopolis::Config::default(), 74), 200);
}

#[test]
fn a_game_arrives_at_every_position() {
    let game = finished(3, 75);
    for position in 0..=game.len() {
        let code = game.code_at(position, Purpose::Turn).expect("an ordinary beginning");
        let came = arrived(&code);
        assert_eq!(came.len(), position);
        let viewer = Viewer::Seat(Seat(1));
        assert_eq!(came.view(viewer), game.view_at(position, viewer));
        let expected = if position == game.len() { Relation::Same } else { Relation::Older };
        assert_eq!(came.relation_to(&game), expected);
        assert_eq!(came.link_key(), game.link_key());
    }
}

/// Two devices, each with a seat of its own, play a whole game by what they send each other.
#[test]
fn two_devices_play_a_game_to_its_end() {
    let mut devices: Vec<Option<Table>> = vec![None, None];
    let (mut code, mut rng, mut turns) = (sent(&people(2, 76)), Rng::stream(76, 1), 0);
    loop {
        let came = arrived(&code);
        let Some(seat) = on_turn(&came) else { break };
        let device = devices[seat.index()].get_or_insert_with(|| {
            let mut first = arrived(&code);
            first.play_by_link(seat).expect("a person sits there");
            first
        });
        device.follow(&came);
        while on_turn(device) == Some(seat) {
            choose(device, &mut rng);
        }
        device.mark_sent();
        assert_eq!(device.undoable(seat).step, None, "it is on its way");
        // Kept and opened again, it is the same table.
        let kept = Save::<SanJuan>::parse(&device.save().to_json()).and_then(|save| save.reopen());
        let kept = kept.expect("readable").session;
        assert_eq!((kept.by_link(), kept.len()), (device.by_link(), device.len()));
        *device = kept;
        code = sent(device);
        turns += 1;
    }
    assert!(turns > 10, "{turns}");
}

#[test]
fn nobody_chooses_for_a_seat_at_another_device() {
    let mut table = people(2, 77);
    let seat = on_turn(&table).expect("it runs");
    let other = Seat(1 - seat.0);
    let action = table.legal(seat)[0];
    table.play_by_link(other).expect("a person sits there");
    assert!(table.is_elsewhere(seat) && !table.is_elsewhere(other));
    let before = table.len();
    assert!(table.act(seat, action).is_err());
    assert_eq!(table.len(), before);
    assert_eq!(table.play_by_link(Seat(7)), Err(SetupError::Nobody { seat: Seat(7) }));
}

/// An opponent of the program moves at whichever device has the game.
#[test]
fn opponents_move_at_the_device_that_has_the_game() {
    let seats = vec![Player::person("Ana"), Player::opponent("", LevelId::Merchant), Player::person("Bo")];
    let config = Config { players: 3, ..Config::default() };
    let mut table = Session::<SanJuan>::new(TableSetup { config, seed: 78, seats }).expect("legal");
    assert_eq!(table.play_by_link(Seat(1)), Err(SetupError::Nobody { seat: Seat(1) }));
    table.play_by_link(Seat(0)).expect("a person sits there");
    let mut rng = Rng::stream(78, 2);
    while on_turn(&table) != Some(Seat(2)) {
        choose(&mut table, &mut rng);
    }
    assert!(table.len() > 0 && !table.is_elsewhere(Seat(1)));
    assert_eq!(arrived(&sent(&table)).relation_to(&table), Relation::Same);
}

#[test]
fn what_came_goes_on_from_what_is_kept_or_lies_behind_it_or_branches_off() {
    let (short, long) = (midway(2, 79, 10), midway(2, 79, 20));
    assert_eq!(long.relation_to(&short), Relation::Newer);
    assert_eq!(short.relation_to(&long), Relation::Older);
    // The first choice that leaves another one.
    let at = (0..short.len()).find(|&at| short.legal_at(at).len() > 1).expect("a choice");
    let mut other = arrived(&short.code_at(at, Purpose::Turn).expect("an ordinary beginning"));
    let (seat, taken) = (on_turn(&other).expect("it runs"), short.note(at + 1, Viewer::Public).seat);
    assert_eq!(seat, taken);
    let done = short.note(at + 1, Viewer::Seat(seat)).action;
    let else_ = other.legal(seat).iter().copied().find(|&action| Some(action) != done).expect("another");
    other.act(seat, else_).expect("legal");
    assert_eq!(other.relation_to(&short), Relation::Branch { at });
    // Another deal is another game, and so is one with other people.
    assert_ne!(people(2, 80).link_key(), short.link_key());
    assert_ne!(people(3, 79).link_key(), short.link_key());
}

#[test]
fn what_has_not_been_sent_can_be_taken_back() {
    let mut table = people(2, 81);
    let seat = on_turn(&table).expect("it runs");
    table.play_by_link(seat).expect("a person sits there");
    let before = table.len();
    let action = table.legal(seat)[0];
    table.act(seat, action).expect("legal");
    let free = table.undoable(seat);
    if free.step.is_some() {
        assert_eq!(free.step, Some(before));
    }
    table.mark_sent();
    assert_eq!((table.undoable(seat).step, table.undoable(seat).turn), (None, None));
}

#[test]
fn damaged_and_foreign_links_are_refused_with_the_reason() {
    let game = midway(2, 82, 30);
    let code = sent(&game);
    for cut in 0..code.len() {
        assert_eq!(refused(&code[..cut]), ShareError::Damaged, "cut to {cut}");
    }
    for at in 0..code.len() {
        let mut slip: Vec<char> = code.chars().collect();
        slip[at] = if slip[at] == 'A' { 'B' } else { 'A' };
        assert_eq!(refused(&slip.into_iter().collect::<String>()), ShareError::Damaged);
    }
    assert_eq!(refused("cap&tain"), ShareError::Character { at: 4, found: '&' });
    let long = "A".repeat(share::MAX_CODE + 1);
    assert_eq!(refused(&long), ShareError::TooLong { characters: long.len() });
    let of_other = played::<PuertoRico>(puerto_rico::Config::default(), 83);
    let foreign = of_other.code_at(9, Purpose::Turn).expect("an ordinary beginning");
    assert!(matches!(refused(&foreign), ShareError::OtherGame { .. }));
    let table = share::encode_setup(&game.setup());
    assert_eq!(refused(&table).to_string(), "code: a table to be set, not a game");
    let wrong = share::decode::<SanJuan>(&code).map(drop).expect_err("refused");
    assert_eq!(wrong.to_string(), "code: a game, not a table to be set");
}

/// The fields of a code, for one that nobody wrote.
struct Forged {
    format: u8,
    rules: u16,
    steps: u32,
    choices: Vec<u8>,
    position: u32,
}

impl Forged {
    fn code(&self) -> String {
        let seats = vec![("A".to_owned(), Controller::Person), ("B".to_owned(), Controller::Person)];
        let head = (SanJuan::ID, self.rules, 5u64, "", seats, Purpose::Turn);
        let mut bytes = vec![self.format];
        bytes
            .extend(postcard::to_allocvec(&(head, self.steps, &self.choices, self.position)).expect("bytes"));
        share::seal(bytes)
    }
}

#[test]
fn forged_links_are_refused_with_the_reason() {
    let rules = SanJuan::RULES_VERSION;
    let usual = || Forged { format: handover::FORMAT, rules, steps: 0, choices: Vec::new(), position: 0 };
    let why = |forged: Forged| refused(&forged.code());
    assert_eq!(why(Forged { format: 9, ..usual() }), ShareError::Newer);
    assert_eq!(why(Forged { rules: rules + 1, ..usual() }), ShareError::Newer);
    assert_eq!(why(Forged { rules: 0, ..usual() }), ShareError::OlderRules);
    // By the same rules another position than it says.
    assert!(matches!(why(usual()), ShareError::Content { problem } if problem.contains("another position")));
    // More steps than there are choices, than any game has, and than are read.
    assert!(matches!(why(Forged { steps: 9, ..usual() }), ShareError::Content { .. }));
    let endless = Forged { steps: 50_000, choices: vec![0; 40_000], ..usual() };
    assert!(matches!(why(endless), ShareError::Refused { .. } | ShareError::Content { .. }));
    let promised = why(Forged { steps: u32::MAX, ..usual() });
    assert_eq!(promised.to_string(), "code: 4294967295 steps, at most 50000 are read");
    // No action has that number.
    let illegal = why(Forged { steps: 40, choices: vec![0xFF; 40], ..usual() });
    assert!(matches!(&illegal, ShareError::Refused { why, .. } if why.starts_with("choice ")), "{illegal}");
    let surplus = why(Forged { choices: vec![1, 2, 3], ..usual() });
    assert_eq!(surplus.to_string(), "code: 3 bytes left over");
    // Garbage behind a right checksum.
    let mut rng = Rng::stream(9, 9);
    for _ in 0..200 {
        let mut bytes = vec![handover::FORMAT];
        bytes.extend((0..rng.below(60)).map(|_| rng.below(256) as u8));
        assert!(receive(&share::seal(bytes)).is_err());
    }
}

/// A code never needs more than a save can hold, and keeps what a person's name is.
#[test]
fn a_save_with_a_seat_where_nobody_sits_is_refused() {
    let mut table = people(2, 84);
    choose_some(&mut table, &mut Rng::stream(84, 0), 3);
    table.play_by_link(Seat(1)).expect("a person sits there");
    let text = table.save().to_json().replace(r#""by_link":{"seat":1"#, r#""by_link":{"seat":4"#);
    let error = Save::<SanJuan>::parse(&text).and_then(|save| save.reopen()).map(drop).expect_err("refused");
    assert_eq!(error.to_string(), "seats[4]: no person sits there");
}
