//! Seeds of the fuzzer: small valid inputs, made by the programs that write them.

use ai::LevelId;
use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine as _};
use game_core::record::mark;
use game_core::{Game, Rng, Seat};
use ginkgopolis::{self, Ginkgopolis, Mode};
use puerto_rico::{self, PuertoRico};
use san_juan::{self, SanJuan};
use serde_json::{Value, json};
use session::Seated;
use session::daily::diary::{DailyFinish, Diary};
use session::handover::Purpose;
use session::kept::Kept;
use session::protocol::{BenchRequest, FromWorker, JobId, Think, ToWorker, decode, encode};
use session::review::{Review, Verdict};
use session::saves::{Entry, MemoryStorage, SaveStorage, SaveSummary, Saves};
use session::share;
use session::statistics::{GameFacts, SeatFacts, Statistics, Who};
use session::study::{PositionEditor, link};
use session::{Player, Session, TableSetup};
use worker::Thinker;

/// The inputs for a target.
///
/// # Panics
/// If there is no such target.
pub fn of(target: &str) -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    match target {
        "index" => seeds.push(index()),
        "statistics" => seeds.extend(statistics()),
        "daily" => seeds.push(daily()),
        "lines" => seeds.extend(lines()),
        "rules_text" => seeds.extend(rules()),
        _ => {}
    }
    of_game::<SanJuan>(target, san_juan(), &mut seeds);
    of_game::<PuertoRico>(target, puerto_rico(), &mut seeds);
    of_game::<Ginkgopolis>(target, ginkgopolis(), &mut seeds);
    assert!(!seeds.is_empty(), "nothing to begin with for {target}");
    seeds
}

fn san_juan() -> Vec<san_juan::Config> {
    let small = san_juan::Config::default();
    let expanded = san_juan::Config { new_buildings: true, opening_draft: true, players: 3, ..small.clone() };
    vec![
        small,
        expanded,
        san_juan::Config { edition: san_juan::Edition::Classic, ..san_juan::Config::default() },
    ]
}

fn puerto_rico() -> Vec<puerto_rico::Config> {
    use puerto_rico::{Config, Options};
    let with = |players, options| Config { players, options, ..Config::default() };
    let all = Options {
        exp1: true,
        exp2: true,
        exp3: true,
        exp4: true,
        exp5: true,
        exp6: true,
        ..Options::default()
    };
    vec![with(2, Options::default()), with(3, all), with(3, Options { puertomas: 2, ..Options::default() })]
}

fn ginkgopolis() -> Vec<ginkgopolis::Config> {
    let with = |mode, players| ginkgopolis::Config { mode, players, ..ginkgopolis::Config::default() };
    vec![with(Mode::Beginner, 2), with(Mode::Draft, 3), with(Mode::SoloExpert, 1)]
}

/// A table after some choices, all of its seats people's but the last.
fn table<G: Seated>(config: &G::Config, choices: usize) -> Session<G> {
    let seats = G::new(config).expect("a legal configuration").seats();
    let player = |seat: Seat| match seat.0 + 1 == seats && seats > 1 {
        true => Player::opponent("", LevelId::Governor),
        false => Player::person(["Ana", "陳", ""][seat.index() % 3]),
    };
    let setup = TableSetup { config: config.clone(), seed: 5, seats: Seat::all(seats).map(player).collect() };
    let mut session = Session::new(setup).expect("a legal set-up");
    let mut rng = Rng::stream(choices as u64, 77);
    for _ in 0..choices {
        let Some(seat) = session.turn().seat() else { break };
        let legal = session.legal(seat);
        session.act(seat, legal[rng.below(legal.len() as u32) as usize]).expect("it is legal");
    }
    session
}

fn of_game<G: Seated + PositionEditor>(target: &str, configs: Vec<G::Config>, seeds: &mut Vec<Vec<u8>>) {
    let tables = || configs.iter().flat_map(|config| [0, 7, 40].map(|choices| table::<G>(config, choices)));
    let mut text = |text: String| seeds.push(text.into_bytes());
    match target {
        "save" => tables().for_each(|table| text(table.save().to_json())),
        "bundle" => bundle::<G>(&tables().next().expect("a table")).into_iter().for_each(text),
        "position" => tables().for_each(|table| text(game_core::json::write(&table.save().record.snapshot))),
        "edit" => tables().for_each(|table| {
            let position = table.save().record.snapshot;
            text(json!({"position": position, "path": "seats[0].coins", "to": 3}).to_string());
        }),
        "review" => text(review(&tables().nth(1).expect("a table"))),
        "puzzles" => text(one_puzzle::<G>()),
        "lesson" => lessons::<G>().into_iter().for_each(|lesson| text(lesson.to_owned())),
        "link" => codes::<G>(&configs).into_iter().for_each(text),
        "link_inside" => seeds.extend(codes::<G>(&configs).iter().map(|code| {
            let mut bytes = BASE64_URL_SAFE_NO_PAD.decode(code).expect("our own");
            bytes.truncate(bytes.len() - 4);
            bytes
        })),
        "to_worker" => seeds.extend(to_worker(&tables().nth(1).expect("a table"))),
        "from_worker" => seeds.extend(from_worker(&tables().next().expect("a table"))),
        _ => {}
    }
}

fn bundle<G: Seated>(table: &Session<G>) -> [String; 2] {
    let summary = SaveSummary { game: G::ID.to_owned(), round: 1, ..SaveSummary::default() };
    let mut saves = Saves::open(MemoryStorage::default());
    saves.store("a", summary.clone(), "{\"a\":[1,2]}").expect("room");
    saves.store("b", SaveSummary { title: "飯後".to_owned(), ..summary.clone() }, "[]").expect("room");
    [saves.export_all(), Entry::write(&summary, &table.save().to_json())]
}

fn index() -> Vec<u8> {
    let mut storage = MemoryStorage::default();
    let summary = SaveSummary { game: "san-juan".to_owned(), revision: 1, ..SaveSummary::default() };
    let text = Entry::write(&summary, "{\"any\":1}");
    storage.set("sobremesa.save.kept", &text).expect("room");
    // The index as another handle would find it.
    let line = json!({"mark": mark(&text), "summary": Saves::open(storage).summary("kept")});
    json!({"format": 1, "games": {"kept": line}}).to_string().into_bytes()
}

fn statistics() -> [Vec<u8>; 2] {
    let mut statistics = Statistics::default();
    for (id, game, level) in [("a1", "san-juan", "governor"), ("b2", "puerto-rico", "master")] {
        let person = SeatFacts {
            who: Who::Person("Ana".to_owned()),
            points: 31,
            rank: 1,
            sources: vec![("buildings".to_owned(), 20), ("chapel".to_owned(), 11)],
            standing: vec!["chapel".to_owned()],
            opening: vec!["builder".to_owned()],
        };
        let opponent =
            SeatFacts { who: Who::Level(level.to_owned()), points: 28, rank: 2, ..SeatFacts::default() };
        statistics.take(GameFacts {
            id: id.to_owned(),
            saves: vec![format!("save-{id}")],
            game: game.to_owned(),
            edition: "y1897".to_owned(),
            modules: vec!["new_buildings".to_owned()],
            rounds: 12,
            begun_ms: 1_780_000_000_000,
            ended_ms: 1_780_000_900_000,
            seats: vec![person, opponent],
            ..GameFacts::default()
        });
    }
    [statistics.to_json().into_bytes(), statistics.export().into_bytes()]
}

fn daily() -> Vec<u8> {
    let mut diary = Diary::default();
    for (day, save) in [("2026-11-23", "a"), ("2026-11-24", "b")] {
        let date = day.parse().expect("a day");
        diary.begin(date, "san-juan", save);
        diary.finish(DailyFinish { save: save.to_owned(), points: 30, rank: 1, hints: false, on: date });
    }
    diary.to_json().into_bytes()
}

fn review<G: Seated>(table: &Session<G>) -> String {
    let verdict = |choice: session::review::Choice<G::Action>| Verdict {
        position: choice.position,
        seat: choice.seat,
        chosen: choice.action,
        best: choice.action,
        chosen_worth: 0.25,
        best_worth: 0.5,
    };
    game_core::json::write(&Review {
        verdicts: table.choices().into_iter().map(verdict).collect(),
        better: Vec::new(),
    })
}

fn one_puzzle<G: Game>() -> String {
    let file = match G::ID {
        "san-juan" => include_str!("../../public/puzzles/san-juan.json"),
        "puerto-rico" => include_str!("../../public/puzzles/puerto-rico.json"),
        _ => include_str!("../../public/puzzles/ginkgopolis.json"),
    };
    let mut value: Value = serde_json::from_str(file).expect("JSON");
    value["puzzles"].as_array_mut().expect("a list").truncate(1);
    value.to_string()
}

fn lessons<G: Game>() -> Vec<&'static str> {
    match G::ID {
        "san-juan" => vec![include_str!("../../src/lessons/san-juan/05-end.json")],
        "puerto-rico" => vec![include_str!("../../src/lessons/puerto-rico/09-smuggler.json")],
        _ => vec![include_str!("../../src/lessons/ginkgopolis/07-hal.json")],
    }
}

fn codes<G: Seated + PositionEditor>(configs: &[G::Config]) -> Vec<String> {
    let mut codes = Vec::new();
    for config in configs {
        let begun = table::<G>(config, 9);
        codes.push(share::encode_setup(&begun.setup()));
        codes.extend(begun.code_at(begun.len(), Purpose::Turn));
        codes.extend(begun.code_at(begun.len() / 2, Purpose::Look));
        codes.push(link::encode::<G>(&game_core::json::write(&begun.save().record.snapshot)));
    }
    let over = table::<G>(&configs[0], 5_000);
    codes.extend(over.share());
    codes.extend(over.code_at(over.len(), Purpose::Look));
    codes
}

fn think<G: Seated>(table: &Session<G>) -> Think {
    let request = table.request(LevelId::Merchant, 500, true).expect("somebody is asked");
    Think {
        job: JobId(1),
        game: G::ID.to_owned(),
        position: request.position,
        seat: request.seat,
        level: LevelId::Merchant,
        style: None,
        seed: 3,
        nodes: 40,
        thinking_ms: 20,
        max_ms: 30,
        explain: true,
        eyes: None,
        weighed: Some(0),
    }
}

fn to_worker<G: Seated>(table: &Session<G>) -> Vec<Vec<u8>> {
    let config = game_core::json::write(table.game().config());
    let bench = BenchRequest { job: JobId(2), game: G::ID.to_owned(), config, seed: 1, games: 2 };
    let asked = think(table);
    let (game, state) = asked.position.open::<G>().expect("just packed");
    let position = game_core::json::write(&game.position(&state));
    let messages = [
        ToWorker::Think(asked),
        ToWorker::Bench(bench),
        ToWorker::Finish { job: JobId(7) },
        ToWorker::Stop { job: JobId(7) },
    ];
    let json = |message| {
        let mut value = serde_json::to_value(message).expect("messages serialise");
        if let Some(packed) = value.pointer_mut("/Think/position") {
            *packed = position.as_str().into();
        }
        value.to_string().into_bytes()
    };
    messages.iter().flat_map(|message| [json(message), encode(message)]).collect()
}

fn from_worker<G: Seated>(table: &Session<G>) -> Vec<Vec<u8>> {
    let mut worker = Thinker::new();
    worker.receive(&encode(&ToWorker::Think(think(table))));
    let mut now = 0.0;
    while worker.is_busy() {
        worker.slice(&mut || {
            now += 1.0;
            now
        });
    }
    let mut seeds = worker.replies();
    let thoughts = seeds.iter().filter_map(|reply| match decode(reply) {
        Ok(FromWorker::Thought { thought, .. }) => Some(thought),
        _ => None,
    });
    let thoughts: Vec<Vec<u8>> = thoughts.collect();
    assert!(!thoughts.is_empty(), "the worker has answered");
    seeds.extend(thoughts);
    seeds.push(encode(&FromWorker::Progress { job: JobId(1), nodes: 3, budget: 9 }));
    seeds.push(encode(&FromWorker::Fault { job: None, text: "a reason".to_owned() }));
    seeds
}

fn lines() -> Vec<Vec<u8>> {
    let small = json!({"edition": "y1897", "players": 2});
    let sessions = [
        vec![
            json!({"id": 1, "do": "new", "game": "san-juan", "config": small, "seed": 3}),
            json!({"do": "choose", "table": 1, "bot": "greedy", "seed": 1}),
            json!({"do": "apply", "table": 1, "action": {"role": "builder"}, "eye": {"seat": 1}}),
            json!({"do": "why", "table": 1, "action": "pass"}),
            json!({"do": "view", "table": 1, "eye": "public"}),
            json!({"do": "score", "table": 1, "eye": {"seat": 0}}),
            json!({"do": "replay", "table": 1}),
        ],
        vec![
            json!({"do": "games"}),
            json!({"do": "new", "game": "ginkgopolis", "config": {"players": 2}}),
            json!({"do": "copy", "table": 1}),
            json!({"do": "legal", "table": 2}),
            json!({"do": "show", "table": 1, "eye": {"seat": 1}}),
            json!({"do": "close", "table": 2}),
        ],
        vec![
            json!({"do": "new", "game": "puerto-rico", "config": {"players": 2}, "seed": 9}),
            json!({"do": "apply", "table": 1, "actions": [{"role": "builder"}, "pass"]}),
            json!({"do": "save", "table": 1, "as": "position"}),
            json!({"do": "check", "position": {"config": {"edition": "y1897", "players": 2}, "seats": [{}, {}]}}),
        ],
    ];
    let text =
        |lines: &Vec<Value>| lines.iter().map(Value::to_string).collect::<Vec<_>>().join("\n").into_bytes();
    sessions.iter().map(text).collect()
}

fn rules() -> [Vec<u8>; 2] {
    let small = "# A title\n\nWhose words these are.\n\n@edition a: First\n@edition b: Second\n\n## setup: Set-up\n\nA lead.\n\n\
        * SJ-CMP-1 Each gets a card {card}.\n  [b] Two cards, see SJ-CMP-2.\n* SJ-CMP-2 [a] {a=well} is built.\n\n\
        ### well crane\n\n* SJ-CMP-3 A card.\n\n| Head | More |\n|---|---|\n| One | {=well} |\n\nTable: A caption\n";
    let real = include_str!("../../src/words/en/rules/san-juan.md");
    let end = real.match_indices('\n').nth(20).map_or(real.len(), |(at, _)| at + 1);
    [small.into(), real[..end].into()]
}
