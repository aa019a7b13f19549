//! Texts that come from outside: what is refused, where, and what must be read
//! and written for ever as it is now.

use ai::LevelId;
use game_core::Seat;
use ginkgopolis::{self, Ginkgopolis};
use puerto_rico::{self, PuertoRico};
use san_juan::{self, SanJuan};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use session::Seated;
use session::save::{Save, SaveError};
use session::saves::{Bundle, Entry, SaveSummary, SeatSummary};
use session::{Controller, Player, Session, TableSetup, share};

use crate::session::common::midway;

/// Mark for the place of a row's text.
const MARK: &str = "here it comes";

/// `value` with `text`, which may be no JSON, at `pointer`.
fn with(value: &Value, pointer: &str, text: &str) -> String {
    let mut value = value.clone();
    *value.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer} is not there")) = json!(MARK);
    value.to_string().replace(&format!("\"{MARK}\""), text)
}

/// Place, text, and the path that is told with the problem.
type Row = (&'static str, &'static str, &'static str);

const SAVES: [Row; 33] = [
    ("", "[]", "must be an object such as {\"format\": …, \"app\": …, \"seats\": …, …}, not a list"),
    ("", "{\"format\":1,\"format\":1}", "format: this field stands twice"),
    ("/format", "-1", "format: must be a whole number from 0 to 65535, not -1"),
    ("/format", "1,\"colour\":{}", "colour: unknown field `colour`; there are: format, app"),
    ("/app", "null", "app: must be a text in double quotes, not null"),
    ("/seats", "{}", "seats: must be a list, not an object"),
    ("/seats/0", "[\"Ana\",\"person\"]", "seats[0]: must be an object such as {\"name\": …, \"mind\": …}"),
    ("/seats/1", "\"Ana\"", "seats[1]: must be an object such as {\"name\": …, \"mind\": …}, not \"Ana\""),
    ("/seats/1/name", "7", "seats[1].name: must be a text in double quotes, not 7"),
    ("/seats/1/mind", "\"robot\"", "seats[1].mind: \"robot\" is none of person, opponent"),
    ("/seats/1/mind", "{\"opponent\":\"emperor\"}", "seats[1].mind.opponent: \"emperor\" is none of "),
    ("/marks", "[true,false]", "marks: must be an object such as {\"practice\": …, \"hints\": …}"),
    ("/marks", "{\"hints\":true,\"hints\":false}", "marks.hints: this field stands twice"),
    ("/record", "null", "record: must be an object such as {\"format\": …"),
    ("/record/game", "{}", "record.game: must be a text in double quotes, not an object"),
    ("/record/seed", "1.5", "record.seed: must be a whole number from 0 to "),
    ("/record/seed", "18446744073709551616", "record.seed: must be a whole number from 0 to "),
    ("/record/hash", "7", "record.hash: must be a text"),
    ("/record/config/players", "\"two\"", "record.config.players: must be a whole number from 0 to 255"),
    ("/record/config/edition", "\"y1066\"", "record.config.edition: \"y1066\" is none of "),
    ("/record/config/switches", "[3,false]", "record.config.switches: must be an object such as "),
    ("/record/config/switches", "{\"colour\":1}", "record.config.switches.colour: unknown field `colour`"),
    ("/record/actions/3", "\"fly\"", "record.actions[3]: \"fly\" is none of "),
    ("/record/actions/3", "\"build\"", "record.actions[3].build: build alone is not enough: {\"build\": …}"),
    ("/record/actions/3", "{\"pass\":1}", "record.actions[3].pass: must be null, not 1"),
    ("/record/actions/3", "{\"over\":300}", "record.actions[3].over: must be a whole number from 0 to 255"),
    ("/record/actions/3", "{\"over\":1,\"pass\":null}", "record.actions[3]: must be one of "),
    ("/record/snapshot/draw/0", "\"castle\"", "record.snapshot.draw[0]: \"castle\" is none of "),
    ("/record/snapshot/seats/0/hand", "{}", "record.snapshot.seats[0].hand: must be a list of cards, or"),
    (
        "/record/snapshot/seats/0/city/0",
        "{\"kind\":\"well\",\"fresh\":1}",
        "record.snapshot.seats[0].city[0].fresh: ",
    ),
    ("/record/snapshot/seats/0", "[4]", "record.snapshot.seats[0]: must be an object such as "),
    ("/record/snapshot/round", "[]", "record.snapshot.round: must be a whole number from 0 to 65535"),
    ("/record/snapshot/luck", "1,\"luck\":1", "record.snapshot.luck: this field stands twice"),
];

#[test]
fn every_malformed_save_is_refused_at_its_field() {
    let whole: Value = serde_json::from_str(&midway(2, 90, 30).save().to_json()).expect("JSON");
    for (pointer, text, told) in SAVES {
        let text = with(&whole, pointer, text);
        let error = Save::<SanJuan>::parse(&text).err().unwrap_or_else(|| panic!("{told}: was read"));
        assert!(matches!(error, SaveError::Field { .. }), "{error:?}");
        assert!(error.to_string().trim_start_matches(": ").starts_with(told), "{told}\n{error}");
    }
}

/// A list with a variant's values, and frames with fields.
#[test]
fn what_belongs_to_an_action_or_a_frame_is_shown() {
    let save = deal::<PuertoRico>(puerto_rico::Config::default()).save().to_json();
    let whole: Value = serde_json::from_str(&save).expect("JSON");
    for (pointer, text, told) in [
        (
            "/record/actions",
            "[\"load\"]",
            "record.actions[0].load: load alone is not enough: {\"load\": […, …]}",
        ),
        (
            "/record/actions",
            "[{\"load\":\"corn\"}]",
            "record.actions[0].load: must be a list of 2 values, not \"corn\"",
        ),
        (
            "/record/actions",
            "[{\"load\":[\"corn\"]}]",
            "record.actions[0].load: must be a list of 2 values, not 1 values",
        ),
        (
            "/record/actions",
            "[{\"load\":[\"corn\",0,0]}]",
            "record.actions[0].load: must be a list of 2 values, not 3 values",
        ),
        ("/record/actions", "[{\"load\":[\"rice\",0]}]", "record.actions[0].load[0]: \"rice\" is none of "),
        (
            "/record/snapshot/stack/0",
            "\"round\"",
            "record.snapshot.stack[0].round: round alone is not enough: {\"round\": {\"pick\": …}}",
        ),
        (
            "/record/snapshot/stack/0",
            "{\"round\":[0]}",
            "record.snapshot.stack[0].round: must be an object such as {\"pick\": …}, not a list",
        ),
        ("/record/snapshot/seats/0/crates", "[]", "record.snapshot.seats[0].crates: must be an object"),
    ] {
        let error = Save::<PuertoRico>::parse(&with(&whole, pointer, text)).err().expect("must be refused");
        assert!(error.to_string().starts_with(told), "{told}\n{error}");
    }
}

/// One saved game as a file; the same rows one level down in a file of many.
const FILES: [Row; 12] = [
    ("/sobremesa", "\"tune\"", "sobremesa: "),
    ("/format", "\"one\"", "format: must be a whole number"),
    ("/format", "1,\"colour\":1", "colour: there is no such field"),
    ("/format", "1,\"save\":{}", "save: this field stands twice"),
    (
        "/card",
        "[\"san-juan\",\"\",[]]",
        "card: must be an object such as {\"game\": …, \"edition\": …, \"additions\": …, …}",
    ),
    ("/card/round", "\"two\"", "card.round: must be a whole number from 0 to 65535, not \"two\""),
    ("/card/round", "-1", "card.round: must be a whole number from 0 to 65535, not -1"),
    ("/card/stage", "\"late\"", "card.stage: \"late\" is none of running, over"),
    ("/card/titel", "\"\"", "card.titel: unknown field `titel`; there are: game, edition"),
    ("/card/seats/0", "{}", "card.seats[0]: the field `name` is missing"),
    ("/card/seats/0/name", "\"Ana\",\"name\":\"Eva\"", "card.seats[0].name: this field stands twice"),
    (
        "/card/seats/0/score",
        "1e3",
        "card.seats[0].score: must be a whole number from -2147483648 to 2147483647",
    ),
];

#[test]
fn every_malformed_file_is_refused_at_its_field() {
    let summary = SaveSummary {
        game: "san-juan".into(),
        seats: vec![SeatSummary::default()],
        ..SaveSummary::default()
    };
    let mut whole: Value = serde_json::from_str(&Entry::write(&summary, "{}")).expect("JSON");
    whole["card"]["seats"][0]["score"] = json!(1);
    for (pointer, text, told) in FILES {
        let mut whole = whole.clone();
        if pointer == "/card/titel" {
            whole["card"]["titel"] = json!("");
        }
        let text = with(&whole, pointer, text);
        let error = Entry::read(&text).map(drop).expect_err(told).to_string();
        assert!(error.starts_with(told), "{told}\n{error}");
        let many = format!("{{\"sobremesa\":\"library\",\"format\":1,\"games\":[{text}]}}");
        let error = Bundle::read(&many).map(drop).expect_err(told).to_string();
        assert!(
            error.starts_with(&format!("games[0].{}", told.split(':').next().expect("a path"))),
            "{told}\n{error}"
        );
    }
    for (text, told) in [
        ("[]", "not a file of this program: an object must stand here"),
        ("{\"sobremesa\":\"library\",\"format\":1,\"games\":{}}", "games: must be a list"),
        (
            "{\"sobremesa\":\"save\",\"format\":1,\"card\":{},\"save\":{\"a\":1,\"a\":1}}",
            "save.a: this field stands twice",
        ),
        (
            "{\"sobremesa\":\"save\",\"save\":\"\\ud800\"}",
            "not a file of this program: half a character at line 1",
        ),
    ] {
        assert!(Bundle::read(text).map(drop).expect_err(text).to_string().starts_with(told), "{text}");
    }
}

#[test]
fn every_malformed_configuration_of_a_link_is_refused_at_its_field() {
    let told = |config: &str| {
        let seats: Vec<(String, Controller)> = Vec::new();
        let payload = ("san-juan", 1u16, 1u64, config, seats, None::<Vec<u8>>);
        let mut bytes = vec![share::FORMAT];
        bytes.extend(postcard::to_allocvec(&payload).expect("bytes"));
        share::decode::<SanJuan>(&share::seal(bytes)).map(drop).expect_err(config).to_string()
    };
    for (config, expected) in [
        ("[]", "code: config: must be an object such as "),
        ("{", "code: config: the text ends too early at line 1 column 1"),
        ("{\"players\":\"x\"}", "code: config.players: must be a whole number from 0 to 255, not \"x\""),
        ("{\"players\":2,\"players\":3}", "code: config.players: this field stands twice"),
        ("{\"colour\":1}", "code: config.colour: unknown field `colour`; there are: edition, players"),
        ("{\"switches\":[3,false]}", "code: config.switches: must be an object such as "),
        (
            "{\"switches\":{\"resort_cost_1897\":\"4\"}}",
            "code: config.switches.resort_cost_1897: must be a whole number",
        ),
        ("{\"switches\":null}", "code: config.switches: must be an object such as "),
    ] {
        assert!(told(config).starts_with(expected), "{expected}\n{}", told(config));
    }
}

fn deal<G: Seated>(config: G::Config) -> Session<G> {
    let seats = G::new(&config).expect("a legal configuration").seats();
    let seats = Seat::all(seats).map(|seat| Player::person(format!("P{}", seat.0))).collect();
    Session::new(TableSetup { config, seed: 7, seats }).expect("a legal set-up")
}

/// Links that were given away open as they did, and are what this version makes of the same table as long as its
/// rules have the same version, which stands in them; so do fingerprints of saves that were written.
#[test]
fn links_and_fingerprints_are_the_same_for_ever() {
    fn check<G: Seated<Config: DeserializeOwned>>(config: &G::Config, code: &str, hash: &str) {
        let players = G::new(config).expect("a legal configuration").seats();
        let mut seats = vec![Player::person("陳 & Söhne")];
        seats.extend((1..players).map(|_| Player::opponent("", LevelId::Governor)));
        let setup = TableSetup::<G> { config: config.clone(), seed: 1897, seats };
        let written = share::encode_setup(&setup);
        assert_eq!(written == code, G::RULES_VERSION == 1, "{written}");
        for code in [code, &written] {
            assert!(share::decode::<G>(code).is_ok_and(|shared| shared.setup == setup));
        }
        assert_eq!(deal::<G>(G::Config::default()).save().record.hash, hash, "{}", G::ID);
    }
    let first = Some(Seat(1));
    check::<SanJuan>(
        &san_juan::Config { players: 3, opening_draft: true, first, ..Default::default() },
        "AQhzYW4tanVhbgHpDix7InBsYXllcnMiOjMsIm9wZW5pbmdfZHJhZnQiOnRydWUsImZpcnN0IjoxfQMM6ZmzICYgU8O2aG5lAAABAgABAgCihIlC",
        "1c51826d1dd17b9a",
    );
    check::<PuertoRico>(
        &puerto_rico::Config { players: 4, ..Default::default() },
        "AQtwdWVydG8tcmljbwHpDg17InBsYXllcnMiOjR9BAzpmbMgJiBTw7ZobmUAAAECAAECAAECAFjmm4A",
        "dc00c71d7570880a",
    );
    check::<Ginkgopolis>(
        &ginkgopolis::Config { players: 3, ..Default::default() },
        "AQtnaW5rZ29wb2xpcwHpDgADDOmZsyAmIFPDtmhuZQAAAQIAAQIAED86Qg",
        "6ba3eb22d34b8fb1",
    );
}
