use session::share::ShareError;
use session::worker_pool::Cause;

use crate::i18n::automa::Automa;
use crate::i18n::screens::{Fetch, Home, Level, Messages, Pitch, Pwa, Saved, Settings, Setup, Store};

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
        about: "Every card is a building, its price, or a good to sell. Choose a role, and every player acts, \
                you a little better than the rest. The twelfth building ends the game.",
        facts: ["2–8 players, two editions", "20–60 minutes", "Eight levels of opponents"],
    },
    puerto_rico: Pitch {
        title: "Puerto Rico",
        over: "Plantations, ships and a town",
        about: "Plant, recruit, build, produce, sell, ship: your role puts every player to work and gives you a \
                privilege. Score points with shipped goods and with your buildings.",
        facts: ["2–5 players, two editions", "40–90 minutes", "Eight levels of opponents"],
    },
    ginkgopolis: Pitch {
        title: "Ginkgopolis",
        over: "A city that grows on the glass",
        about: "All players choose a card in secret, alone or with a tile: exploit a building, urbanize at the edge of \
                the city, or construct a new floor. Hold the districts at the end, and you hold the city.",
        facts: ["2–5 players, or solo against Hal", "45 minutes", "Eight levels of opponents"],
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
    coming: "Loading…",
    missing: "This part did not load. Please check your connection; once loaded, it stays on this device. If trying again \
              does not help, reload the page. Your saved games are safe.",
    missing_because: |cause| {
        let why = match cause {
            Cause::Missing => "it is no longer on the server; there is probably a newer version of the page",
            Cause::Server => "the server has a problem",
            Cause::Unreachable => "the server cannot be reached; please check the connection",
            Cause::Slow => "nothing has arrived for some seconds, but it may still be on its way",
            _ => "something else arrived, perhaps the sign-in page of a network",
        };
        format!(
            "This part did not load: {why}. If trying again does not help, reload the page. Your saved games are safe."
        )
    },
    retry: "Try again",
};

const SETUP: Setup = Setup {
    title: |game| format!("A table for {game}"),
    seats: "Players, in turn order",
    fair: "Opponents play by the same rules, get no bonus and see only what a human player could see.",
    name_of: |seat| format!("Name of player {seat}"),
    who_of: |seat| format!("Who is player {seat}"),
    person: "Human",
    person_note: "Plays on this device.",
    people_note: "Plays on this device. A curtain hides your hand between turns.",
    levels: [
        Level {
            name: "Newcomer",
            note: "Plays as in a first game: often on impulse, and keeps things too long. Good for your first game.",
        },
        Level {
            name: "Casual player",
            note: "Plays now and then: saves too much and forgets what may be lost.",
        },
        Level {
            name: "Enthusiast",
            note: "Plays by rules of thumb, one choice ahead. Likes what is expensive.",
        },
        Level {
            name: "Apprentice",
            note: "Knows what things are worth, looks one choice ahead and often slips.",
        },
        Level { name: "Regular", note: "Looks a little further ahead; slips now and then." },
        Level { name: "Strategist", note: "Plans a few turns ahead; slips in hard positions." },
        Level { name: "Viceroy", note: "Watches the other boards, plans to the end and rarely slips." },
        Level {
            name: "Master",
            note: "Plans to the end, with the thinking time from the settings. The strongest opponent.",
        },
    ],
    style_of: |seat| format!("Style of player {seat}"),
    plain: "No style",
    styles: [
        Level { name: "Shipper", note: "Likes to load: harbors, wharves, crates." },
        Level { name: "Builder", note: "Likes a full town, and quarries to pay for it." },
        Level { name: "Trader", note: "Likes to sell: markets, tobacco, coffee." },
    ],
    suggests: |games, level| format!("Suggested level after your last {games} games: {level}."),
    take_suggestion: |level| format!("All opponents: {level}"),
    beats: |below, percent, rivals| match rivals {
        1 => format!("Beats one {below} in {percent} of 100 games."),
        _ => format!("Beats {rivals} opponents of level {below} in {percent} of 100 games."),
    },
    scores: |against, [own, theirs]| {
        format!("Against opponents of level {against}, it scores about {own} points to their {theirs}.")
    },
    beats_rule: |rule, percent| format!("Beats {rule} in {percent} of 100 games."),
    by_rule: "Played by the rules.",
    measured: |table| format!("(Measured with: {table}.)"),
    people: ["Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Ida"],
    opponents: ["Inés", "Tomás", "Lucía", "Rafael", "Marta", "Diego", "Elena", "Julio"],
    add: "Add a player",
    remove: |name| format!("Remove {name}"),
    earlier: |name| format!("Move {name} one place forward"),
    shuffle: "Shuffle players",
    shuffled: |names| format!("New order: {names}."),
    join: ", ",
    first: "First player",
    first_drawn: "Random",
    first_note: "Starts the first round; the others follow in turn order.",
    edition: "Edition",
    options: "Options",
    presets: "Presets",
    fine: "Advanced",
    seed: "Seed",
    seed_note: "The same seed and players deal the same cards. Leave it empty for a new deal.",
    seed_empty: "new deal",
    seed_wrong: "A seed is a whole number from 0 to 18446744073709551615.",
    start: "Start the game",
    share: "Share this set-up",
    copied: "Link copied.",
    copy_by_hand: "Your browser blocked copying. Here is the link:",
    share_note: "A link with the players, options and seed. It opens the same deal on another device. Nothing is sent anywhere.",
    came: "A friend shared this table with you",
    came_note: "The game has not started. Change what you like, then start when you are ready.",
    came_change: "Set up my own table",
    bad_link: "This link cannot be used.",
    bad_link_note: "Ask for a new link, or set up your own table below.",
    link_error: |error| match error {
        ShareError::TooLong { characters } => {
            format!("The link is too long: its code has {characters} characters.")
        }
        ShareError::Character { at, found } => {
            format!("The link is mistyped: “{found}” at character {at} is not allowed.")
        }
        ShareError::Damaged => "The link is incomplete or mistyped.".into(),
        ShareError::Newer => "It comes from a newer version. Reload to update, then open it again.".into(),
        ShareError::OlderRules => "This game was played under older rules and can no longer be shown.".into(),
        ShareError::OtherGame { found, .. } => format!("It is for another game: “{found}”."),
        ShareError::Content { problem } => format!("The link is damaged: {problem}."),
        ShareError::Setup(error) => format!("This table isn’t valid: {error}."),
        ShareError::Refused { index, why } => format!("Its move {} is against the rules: {why}.", index + 1),
    },
    course: "A friend shared a finished game with you",
    course_note: "Opening it adds it to your saved games.",
    course_look: "View the game",
    no_game: |key| format!("There is no game called “{key}” here."),
    summary: |seats, people| match (seats, people) {
        (2, 0) => "Two opponents play: sit back and watch.".into(),
        (n, 0) => format!("{n} opponents play: sit back and watch."),
        (2, 1) => "You against one opponent.".into(),
        (n, 1) => format!("You against {} opponents.", n - 1),
        (n, p) if n == p => format!("{n} players share this device."),
        (n, p) => format!("{p} players on this device, {} in all.", n),
    },
    and: |one, two| format!("{one} {two}"),
    table: |names| format!("The table, clockwise: {names}."),
    begins: "starts",
    refused: "This table can’t be set up:",
};

const SAVED: Saved = Saved {
    title: "Saved games",
    count: |games| match games {
        0 => "No game".into(),
        1 => "1 game".into(),
        n => format!("{n} games"),
    },
    none: "No saved games yet.",
    none_note: "Every game is saved automatically after each choice.",
    open: "Continue",
    result: "Result",
    rename: "Rename",
    title_of: "Title",
    title_note: "Leave it empty to show the players’ names.",
    keep: "Save title",
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
        "solo" => format!("{game}, solo against Hal"),
        "expert" => format!("{game}, solo against Hal, expert"),
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
    damaged_note: "It can’t be opened. It is kept unchanged: you can export its text or delete it.",
    newer: "Game from a newer version",
    newer_note: "It comes from a newer version and is kept unchanged. Reload to update, then open it.",
    export_raw: "Export its text",
    imported: |games| match games {
        1 => "One game was added to your list.".into(),
        n => format!("{n} games were added to your list."),
    },
    imported_memory: "Not saved: they’ll be gone when you close this tab.",
    imported_known: |games| match games {
        1 => "One was already in your list.".into(),
        n => format!("{n} were already in your list."),
    },
    imported_bad: |games| match games {
        1 => "One could not be read and was skipped.".into(),
        n => format!("{n} could not be read and were skipped."),
    },
    imported_no_room: |games| match games {
        1 => "There was no room for one of them.".into(),
        n => format!("There was no room for {n} of them."),
    },
    import_undone: "Import undone.",
    reading: |percent| format!("Reading the file: {percent}%"),
    checking: |done, all| format!("Checking game {done} of {all}"),
    storing: |done, all| format!("Saving game {done} of {all}"),
    stop: "Stop",
    forecast: |games, fit| match (games, games - fit) {
        (1, 0) => "One game can be imported.".into(),
        (n, 0) => format!("{n} games can be imported."),
        (n, _) => format!(
            "{n} games can be imported, but there is room for only about {fit}. \
                           Delete games you no longer need to make room."
        ),
    },
    take_in: |games| match games {
        1 => "Import one game".into(),
        n => format!("Import {n} games"),
    },
    leave: "Don’t import",
    which: "Show",
    any_game: "All games",
    stages: ["In progress and finished", "In progress", "Finished"],
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
    not_ours: "It was not exported from here.",
    file_newer: "It comes from a newer version. Reload to update, then import it again.",
    file_damaged: "The file is damaged.",
    unreadable: "The browser could not read it as text.",
    nothing_changed: "Your games are unchanged.",
    reason: "Details:",
};

const STORE: Store = Store {
    unavailable: "This browser does not save games; perhaps this is a private window. You can play on, but the game is lost \
                  when you close this tab. Export it to keep it.",
    full: "The browser’s storage is full. Your latest moves are not saved. Delete a game you no longer need, \
           or export this one.",
    nearly: |percent, games| {
        format!(
            "The browser’s storage is {percent}% full: there is room for about {games} more games. Export all \
             games, then delete those you no longer need."
        )
    },
};

const SETTINGS: Settings = Settings {
    title: "Settings",
    look: "Language and look",
    play: "Speed",
    controls: "Controls and help",
    storage: "Saved games",
    about: "About this program",
    text_note: "Added to your browser’s text size. Tables stop at 150%; zoom the page to enlarge everything.",
    pace_note: "How long you see each opponent’s move. Tap to skip.",
    thinking_note: "About 0.3, 0.7 or 1.5 seconds per choice; longer is stronger. Other levels are not affected.",
    motion_note: "Reduced: pieces fade instead of moving.",
    confirm_note: "A seal marks every choice you can’t undo.",
    aids_note: "For when colors and shapes are not enough.",
    awake: "Keep the screen awake",
    awakes: ["Unless the battery is low", "Always", "Never"],
    awake_note: "While it is your turn, for up to ten minutes without a touch. Browsers in battery saver may refuse.",
    no_awake: "This browser can’t keep the screen awake.",
    shortcuts_note: "A actions, U undo, L log, P repeat the prompt, 1–5 players, ? help. On keyboards with other \
                     letters, use the keys in the same places.",
    undo_time_note: "The next opponent waits a moment after your choice, so you can still undo it.",
    games: |games| match games {
        0 => "No games are saved on this device.".into(),
        1 => "1 game is saved on this device.".into(),
        n => format!("{n} games are saved on this device."),
    },
    works: "Every choice is saved at once and checked.",
    for_good: "The browser keeps them until you delete them.",
    while_used: "Some browsers erase data you have not used for a while. Export the games you care about.",
    ask: "Ask the browser to keep them",
    saved: "All saved games",
    version: |version| format!("Version {version}"),
    licence: "Free software under the MIT or Apache 2.0 license, your choice.",
    licences: "Third-party licenses",
    unofficial: "An unofficial fan implementation, made without the publishers. All art and text are our own. \
                 The games belong to their authors and publishers.",
    privacy: "No account, no cookies, no tracking: nothing about you or your games leaves this device.",
    reset: "Reset settings",
    reset_note: "Your saved games are not affected.",
    was_reset: "Settings reset.",
    measure: "Test this device",
    measure_note: "Tests in the background how fast this device plays and thinks.",
    measuring: "Testing…",
    measured: |games, choices, playouts| {
        format!(
            "Per second: {games} random games, {choices} choices, or {playouts} lines of play for a Master."
        )
    },
    measure_failed: "The test gave no result. Reload the page and try again.",
};

const PWA: Pwa = Pwa {
    ready: "Ready to play offline.",
    preparing: "Getting ready for offline play…",
    missing: "Some files for offline play are missing. They load when you are online.",
    impossible: "This browser doesn’t support offline play.",
    later: "A new version is ready. It will load after this game.",
    now: "A new version is ready.",
    reload: "Reload now",
    blocked: |tabs| match tabs {
        1 => "Another tab still uses the old version. Close it first.".into(),
        n => format!("{n} other tabs still use the old version. Close them first."),
    },
    not_now: "Later",
    offer: "Enjoying it? Install Sobremesa on this device.",
    install: "Install",
    never: "No, thanks",
    how: "Show me how",
    steps_title: "Three steps to your home screen",
    steps: [
        "Tap the share button in your browser.",
        "Choose “Add to Home Screen”.",
        "Confirm with “Add”. The table is ready, with all your games.",
    ],
};
