use session::share::ShareError;
use session::worker_pool::Cause;

use crate::app::games::Automa;
use crate::app::i18n::screens::{Fetch, Home, Level, Messages, Pitch, Pwa, Saved, Settings, Setup, Store};

pub(super) const WORDS: Messages = Messages {
    home: HOME,
    fetch: FETCH,
    setup: SETUP,
    saved: SAVED,
    store: STORE,
    settings: SETTINGS,
    pwa: PWA,
};

const HOME: Home = Home {
    motto: "One more game before the plates are cleared.",
    san_juan: Pitch {
        title: "San Juan",
        over: "A city out of a hand of cards",
        about: "Every card is a building, its price, or a good to sell. Choose a role, let everybody profit, and \
                profit a little more yourself; the twelfth building ends the game.",
        facts: ["2 to 8 seats, two editions", "20 to 60 minutes", "Five levels of opponents"],
    },
    puerto_rico: Pitch {
        title: "Puerto Rico",
        over: "Plantations, ships and a town",
        about: "Plant, recruit, build, produce, sell, ship: whoever chooses a role sets everybody to work and has a \
                privilege. Points are made on board the ships and by the buildings at home.",
        facts: ["2 to 5 seats, two editions", "40 to 90 minutes", "Five levels of opponents"],
    },
    ginkgopolis: Pitch {
        title: "Ginkgopolis",
        over: "A city that grows on the glass",
        about: "Everybody chooses a card in secret, alone or with a tile: harvest a building, lay out a new one at \
                the rim, or add a floor. Whoever holds the districts at the end holds the city.",
        facts: ["2 to 5 seats, or alone against Hal", "45 minutes", "Five levels of opponents"],
    },
    new_game: "New game",
    go_on: "Continue",
    latest: "Your latest game",
    saved: |games| match games {
        0 => "Saved games".into(),
        1 => "Saved games (1)".into(),
        n => format!("Saved games ({n})"),
    },
    ways: "More to do",
    study: "Studies",
    learn: "Learn",
    rules: "Rules",
    colophon: "An unofficial fan implementation with its own drawings and words. No account, no advertising; \
               nothing leaves this device.",
    nav: "Saved games, language and settings",
};

const FETCH: Fetch = Fetch {
    coming: "Fetching …",
    missing: "This part did not arrive. It is fetched once and kept on this device after that; please check the \
              connection. If trying again does not help, reload the page. Saved games are untouched.",
    missing_because: |cause| {
        let why = match cause {
            Cause::Missing => {
                "it is no longer on the server, and there is probably a newer version of the page"
            }
            Cause::Server => "the server sends an error instead",
            Cause::Unreachable => "the server cannot be reached; please check the connection",
            Cause::Slow => "nothing has come for some seconds, while it may still be on its way",
            _ => {
                "something else, or only a part of it, came; the sign-in page of a network can be the reason"
            }
        };
        format!(
            "This part did not arrive: {why}. If trying again does not help, reload the page. Saved games are untouched."
        )
    },
    retry: "Try again",
};

const SETUP: Setup = Setup {
    title: |game| format!("A table for {game}"),
    seats: "Seats, in the order of play",
    fair: "Opponents play by the same rules, get no bonus and never see a card that a person in their seat would not see.",
    name_of: |seat| format!("Name at seat {seat}"),
    who_of: |seat| format!("Who plays seat {seat}"),
    person: "Person",
    person_note: "Plays on this device.",
    people_note: "Plays on this device. Between people's turns a curtain hides the hand.",
    levels: [
        Level {
            name: "Apprentice",
            note: "Plays quickly, looks one choice ahead and often slips. A first game.",
        },
        Level { name: "Merchant", note: "Looks a little further and slips now and then." },
        Level { name: "Governor", note: "Plans some turns ahead and sometimes errs when it is hard." },
        Level { name: "Viceroy", note: "Watches the other boards, plans to the end and seldom errs." },
        Level {
            name: "Master",
            note: "Plans to the end with all the time that the settings give. The strongest opponent.",
        },
    ],
    style_of: |seat| format!("Style at seat {seat}"),
    plain: "No style",
    styles: [
        Level { name: "Shipper", note: "Likes to load: harbors, wharves, crates." },
        Level { name: "Builder", note: "Likes a full town, and the quarries that pay for it." },
        Level { name: "Trader", note: "Likes to sell: markets, tobacco, coffee." },
    ],
    suggests: |games, level| {
        format!("By your last {games} games against opponents, your level is the {level}’s.")
    },
    take_suggestion: |level| format!("All opponents: {level}"),
    beats: |below, percent, rivals| match rivals {
        1 => format!("Beats the {below} in {percent} of 100 games of two."),
        _ => format!("Wins {percent} of 100 games against {rivals} of the {below}’s level."),
    },
    beats_rule: |rule, percent| format!("Beats {rule} in {percent} of 100 games."),
    by_rule: "The rules play here.",
    measured: |table| format!("(Counted in: {table}.)"),
    people: ["Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Ida"],
    opponents: ["Inés", "Tomás", "Lucía", "Rafael", "Marta", "Diego", "Elena", "Julio"],
    add: "Add a seat",
    remove: |name| format!("Remove {name}"),
    earlier: |name| format!("Move {name} one place forward"),
    shuffle: "Mix the seats",
    shuffled: |names| format!("New order: {names}."),
    join: ", ",
    first: "Who begins",
    first_drawn: "Drawn by lot",
    first_note: "In the first round; the others follow in the order of play.",
    edition: "Edition",
    options: "Options",
    presets: "Ready-made tables",
    fine: "Fine print",
    seed: "Seed",
    seed_note: "The same seed and seats deal the same cards. Empty: a fresh deal.",
    seed_empty: "fresh deal",
    seed_wrong: "A seed is a whole number from 0 to 18446744073709551615.",
    start: "Start the game",
    share: "Share this set-up",
    copied: "The link is in the clipboard.",
    copy_by_hand: "Your browser did not let us copy. Here is the link:",
    share_note: "A link with seats, options and seed. It opens this very deal on another device; nothing is sent anywhere.",
    came: "Somebody shared this table with you",
    came_note: "Nothing has started. Look it over, change what you like, and start when you are ready.",
    came_change: "Set my own table",
    bad_link: "This link cannot be used.",
    bad_link_note: "Ask for a new link, or set a table of your own below.",
    link_error: |error| match error {
        ShareError::TooLong { characters } => {
            format!("Its code has {characters} characters: no code is that long.")
        }
        ShareError::Character { at, found } => {
            format!("Its code contains “{found}” (character {at}), which no code does.")
        }
        ShareError::Damaged => "Its code is incomplete or mistyped: the check sum is wrong.".into(),
        ShareError::Newer => {
            "A newer version of this program made it. Reload to update, then open it again.".into()
        }
        ShareError::OlderRules => {
            "It holds a game played under older rules, which can no longer be shown.".into()
        }
        ShareError::OtherGame { found, .. } => format!("It is for another game: “{found}”."),
        ShareError::Content { problem } => format!("Its content does not hold: {problem}."),
        ShareError::Setup(error) => format!("Nobody can sit at this table: {error}."),
        ShareError::Refused { index, why } => format!("Its move {} is against the rules: {why}.", index + 1),
    },
    course: "Somebody shared a finished game with you",
    course_note: "Looking at it puts it among your saved games.",
    course_look: "Look at the game",
    no_game: |key| format!("There is no game called “{key}” here."),
    summary: |seats, people| match (seats, people) {
        (2, 0) => "Two seats, nobody at this device: sit back and watch.".into(),
        (n, 0) => format!("{n} seats, nobody at this device: sit back and watch."),
        (2, 1) => "You against one opponent.".into(),
        (n, 1) => format!("You against {} opponents.", n - 1),
        (n, p) if n == p => format!("{n} people share this device."),
        (n, p) => format!("{p} people on this device, {} at the table in all.", n),
    },
    and: |one, two| format!("{one} {two}"),
    table: |names| format!("The table, clockwise: {names}."),
    begins: "begins",
    refused: "This table cannot be set:",
};

const SAVED: Saved = Saved {
    title: "Saved games",
    count: |games| match games {
        0 => "No game".into(),
        1 => "1 game".into(),
        n => format!("{n} games"),
    },
    none: "No game lies here yet.",
    none_note: "Every game is kept by itself, decision by decision, from its first card on.",
    open: "Continue",
    result: "Result",
    rename: "Rename",
    title_of: "Title",
    title_note: "Leave it empty to show the names at the table.",
    keep: "Keep the title",
    export: "Export",
    export_all: "Export all",
    import: "Import a file",
    drop: "You can also drop a file anywhere on this page.",
    drop_now: "Let go to import the file",
    delete: "Delete",
    deleted: |title| format!("Deleted: {title}"),
    undo: "Undo",
    undone: "The game is back.",
    edition: |game, edition| match edition {
        "1897" => format!("{game} 1897"),
        "classic" => format!("{game}, classic edition"),
        "beginner" => format!("{game}, beginner game"),
        "draft" => format!("{game}, full game"),
        "solo" => format!("{game}, alone against Hal"),
        "expert" => format!("{game}, alone against Hal, expert"),
        _ => game.to_owned(),
    },
    additions: |additions| match additions {
        1 => "1 expansion or variant".into(),
        n => format!("{n} expansions and variants"),
    },
    round: |round| format!("Round {round}"),
    opening: "Opening draft",
    over: |names| format!("Finished; won by {names}"),
    practice: "Practice",
    score: |points| format!("{points} VP"),
    automa: |automa| match automa {
        Automa::Hal => "Hal",
        Automa::Puertoma => "Puertoma",
        Automa::PuertomaOne => "Puertoma 1",
        Automa::PuertomaTwo => "Puertoma 2",
    },
    played: |date| format!("played {date}"),
    damaged: "Damaged game",
    damaged_note: "It cannot be opened, and has been left exactly as it is. You can export its text or delete it.",
    newer: "Game from a newer version",
    newer_note: "A newer version of this program wrote it. It is kept as it is; reload to update, then open it.",
    export_raw: "Export its text",
    imported: |games| match games {
        1 => "One game was added to your list.".into(),
        n => format!("{n} games were added to your list."),
    },
    imported_memory: "They could not be stored: they last until this tab is closed.",
    imported_known: |games| match games {
        1 => "One was on your list already.".into(),
        n => format!("{n} were on your list already."),
    },
    imported_bad: |games| match games {
        1 => "One cannot be read and was left out.".into(),
        n => format!("{n} cannot be read and were left out."),
    },
    imported_no_room: |games| match games {
        1 => "There was no room for one more.".into(),
        n => format!("There was no room for {n} more."),
    },
    import_undone: "The imported games are gone again.",
    reading: |percent| format!("Reading the file: {percent} %"),
    checking: |done, all| format!("Checking game {done} of {all}"),
    storing: |done, all| format!("Storing game {done} of {all}"),
    stop: "Stop",
    forecast: |games, fit| match (games, games - fit) {
        (1, 0) => "One game can be imported, and there is room for it.".into(),
        (n, 0) => format!("{n} games can be imported, and there is room for all of them."),
        (n, _) => format!(
            "{n} games can be imported; the browser’s storage has room for about {fit} of them. \
                           Delete games that you no longer need to make more room."
        ),
    },
    take_in: |games| match games {
        1 => "Import one game".into(),
        n => format!("Import {n} games"),
    },
    leave: "Import nothing",
    which: "Show",
    any_game: "All games",
    stages: ["Running and finished", "Running", "Finished"],
    ages: [
        "Played at any time",
        "Not played for a month",
        "Not played for half a year",
        "Not played for a year",
    ],
    chosen: |shown, all| format!("{shown} of {all} games"),
    delete_these: |games| match games {
        1 => "Delete this game".into(),
        n => format!("Delete these {n} games"),
    },
    deleted_many: |games| match games {
        1 => "One game was deleted.".into(),
        n => format!("{n} games were deleted."),
    },
    undone_many: |games| match games {
        1 => "The game is back.".into(),
        n => format!("{n} games are back."),
    },
    more: |games| format!("Show {games} more"),
    refused: |file| format!("“{file}” was not imported."),
    not_ours: "It is not a file exported from here.",
    file_newer: "A newer version of this program wrote it. Reload to update, then import it again.",
    file_damaged: "It is one of our files, but something in it does not hold.",
    unreadable: "The browser could not read it as text.",
    nothing_changed: "Your games are unchanged.",
    reason: "Details:",
};

const STORE: Store = Store {
    unavailable: "This browser keeps nothing for us (a private window, perhaps). The game goes on, but lasts only \
                  until this tab is closed. Export it to keep it.",
    full: "The browser’s storage is full. The latest moves live in this tab only. Delete a game you no longer need, \
           or export this one.",
    nearly: |percent, games| {
        format!(
            "The browser’s storage is {percent} % full: there is room for about {games} more finished games. Export all \
             games to a file, then delete those you no longer need."
        )
    },
};

const SETTINGS: Settings = Settings {
    title: "Settings",
    look: "Language and look",
    play: "Pace of play",
    controls: "Controls and help",
    storage: "Saved games",
    about: "About this program",
    text_note: "On top of the size that is set in the browser. Tables show text of up to 150%: zoom the page to see everything larger.",
    pace_note: "How long the moves of others stay before your eyes. A tap always skips.",
    thinking_note: "About 0.3, 0.7 or 1.5 seconds for each choice; longer plays better. Other levels do not depend on it.",
    motion_note: "Reduced: pieces fade instead of travelling.",
    confirm_note: "What cannot be taken back always carries a seal.",
    aids_note: "Shapes already tell them apart; letters are one more help.",
    awake: "Keep the screen awake",
    awakes: ["Unless the battery is low", "Always", "Never"],
    awake_note: "While a game waits for you, until nobody has touched it for ten minutes. A browser that saves battery may refuse.",
    no_awake: "This browser cannot keep the screen awake while a game waits for you.",
    shortcuts_note: "A actions, U undo, L log, P repeat the prompt, 1 to 5 seats, ? help. On keyboards with other \
                     letters, the keys in the same places.",
    undo_time_note: "The next opponent waits a moment after your choice, while it can still be taken back.",
    games: |games| match games {
        0 => "No game is kept on this device.".into(),
        1 => "1 game is kept on this device.".into(),
        n => format!("{n} games are kept on this device."),
    },
    works: "Every decision is written at once and read back.",
    for_good: "The browser has promised to keep them until you delete them.",
    while_used: "Some browsers erase what has not been used for a while. Export games that matter to you.",
    ask: "Ask the browser to keep them",
    saved: "All saved games",
    version: |version| format!("Version {version}"),
    licence: "Free software under the MIT or the Apache 2.0 licence, as you choose.",
    licences: "Parts by others and their licences",
    unofficial: "An unofficial fan implementation, made without the publishers. All drawings and words are its own; \
                 the games belong to their authors and publishers.",
    privacy: "No account, no cookies, no statistics: nothing about you or your games leaves this device.",
    reset: "Reset the settings",
    reset_note: "Saved games stay as they are.",
    was_reset: "The settings are as on the first day.",
    measure: "Measure this device",
    measure_note: "Plays random games in the worker that opponents think in, and lets a Master think.",
    measuring: "Playing as fast as it goes …",
    measured: |games, choices, playouts| {
        format!(
            "In a second: {games} random games, {choices} choices, or {playouts} lines of play that a Master thinks through."
        )
    },
    measure_failed: "The worker gave no figures. Reload the page and try again.",
};

const PWA: Pwa = Pwa {
    ready: "Ready offline: no network needed any more.",
    preparing: "Being made ready for offline play …",
    missing: "Some files are missing for offline play; they are fetched when you are online.",
    impossible: "This browser cannot keep the program for offline play.",
    later: "A new version is ready. It waits until this game is over.",
    now: "A new version is ready.",
    reload: "Reload now",
    blocked: |tabs| match tabs {
        1 => "Another tab still plays with the old version. Close it first.".into(),
        n => format!("{n} other tabs still play with the old version. Close them first."),
    },
    not_now: "Later",
    offer: "Two games finished: keep the table at hand? It can be installed like an app.",
    install: "Install",
    never: "No, thank you",
    how: "Show me how",
    steps_title: "Three steps to your home screen",
    steps: [
        "Tap the share sign in the browser’s bar.",
        "Choose “Add to Home Screen”.",
        "Confirm with “Add”. The table stands ready, with all its games.",
    ],
};
