//! The studies: a position with a control for each of its fields, to be edited in a form or on its board, played on from
//! and handed on.
//! This page comes with the studies of a game (`games/fetch.rs`).

mod acts;
mod begin;
mod controls;
mod desk;
mod editor;
mod map;
mod moment;
mod pieces;
mod text;

use leptos::prelude::*;

use table::StudyTable;
use table::game::{GameInfo, Studies};
use ui::drawings::Icon;
use ui::i18n::{t, use_lang};
use ui::page_parts::{PageBar, Reason, StorageBanner};
use ui::route::StudyFrom;
use ui::unopened::{Unopened, said_of};

use acts::Acts;
use begin::BeginPanel;
use controls::Sections;
use desk::{Arrival, StudyDesk};
use editor::{Editor, Tools};
use moment::MomentPanel;
use text::TextPanel;

/// The page of the studies of a game.
pub fn study_page(
    info: &'static GameInfo,
    studies: &'static dyn Studies,
    from: Option<StudyFrom>,
) -> AnyView {
    let (desk, arrival) = StudyDesk::open(info, studies, from);
    let shown = move |is_looking: bool| match is_looking {
        true => look(desk),
        false => view! { <StudyPage desk arrival=arrival.clone() /> }.into_any(),
    };
    // By a key, so that each begins with elements of its own.
    view! { <For each=move || [desk.looking.get()] key=|looking| *looking children=shown /> }.into_any()
}

/// The table of the position, in place of the page: what is touched there is edited beside it.
fn look(desk: StudyDesk) -> AnyView {
    let text = Signal::derive(move || desk.text());
    let tools = move |study: StudyTable| view! { <Tools desk study /> }.into_any();
    let study = StudyTable::new(text, desk.legal.into(), desk.looking, tools);
    let shown = move |_| match desk.studies.show(study) {
        Some(table) => table,
        // The button is there for positions that can be.
        None => view! { <StudyPage desk arrival=Arrival::Own /> }.into_any(),
    };
    // Another edition or number of players is another table.
    let setup = Memo::new(move |_| desk.setup());
    view! {
        <For each=move || [setup.get()] key=String::clone children=shown />
        <Editor desk study />
    }
    .into_any()
}

#[component]
fn StudyPage(desk: StudyDesk, arrival: Arrival) -> impl IntoView {
    let title = Signal::derive(move || ui::i18n::study(use_lang()).title(desk.info.title(use_lang())));
    desk.return_to_place();
    view! {
        <div class="page study" data-testid="study">
            <PageBar title />
            <main class="page__main" id="main">
                <StorageBanner />
                <ArrivalNotice arrival />
                <p>{move || ui::i18n::study(use_lang()).about()}</p>
                <MomentPanel desk />
                <Sections desk />
                <BeginPanel desk />
                <TextPanel desk />
            </main>
            <Acts desk />
        </div>
    }
}

/// Says where the position came from, if not from here.
#[component]
fn ArrivalNotice(arrival: Arrival) -> impl IntoView {
    match arrival {
        Arrival::Own => ().into_any(),
        Arrival::Came { is_older } => view! {
            <div class="banner" role="status" data-testid="study-came">
                <Icon name="share" />
                <p>
                    {move || ui::i18n::study(use_lang()).came()} " "
                    {move || is_older.then(|| ui::i18n::study(use_lang()).came_older())}
                </p>
            </div>
        }
        .into_any(),
        Arrival::BadLink(error) => view! {
            <div class="banner banner--warn" role="alert" data-testid="study-bad-link">
                <Icon name="warning" />
                <p>
                    <strong>{move || ui::i18n::study(use_lang()).bad_link()}</strong>
                    " "
                    {move || t().link_error(&error)}
                    " "
                    {move || ui::i18n::study(use_lang()).bad_link_note()}
                </p>
            </div>
        }
        .into_any(),
        Arrival::NoSave(why) => {
            let said = why.clone();
            let words = Signal::derive(move || match &said {
                Some(why) => said_of(why, t()),
                None => [ui::i18n::study(use_lang()).several(), ""],
            });
            view! {
                <div class="banner banner--warn" role="alert" data-testid="study-no-save">
                    <Icon name="warning" />
                    <div>
                        <p>
                            <strong>{move || words.get()[0]}</strong>
                            " "
                            {move || words.get()[1]}
                        </p>
                        {why.and_then(Unopened::into_reason).map(|reason| view! { <Reason reason /> })}
                    </div>
                </div>
            }
            .into_any()
        }
    }
}
