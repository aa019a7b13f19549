//! Scanner of the code of another device: the camera goes on when the player asks, and off once a code was taken.

use std::rc::Rc;
use std::time::Duration;

use gloo_timers::future::sleep;
use leptos::html::Video;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;

use super::camera::{Camera, CodeReader, NoCamera, Side};
use ui::drawings::Icon;
use ui::i18n::{Devices, devices_now};

/// Time between two looks.
const PAUSE: Duration = Duration::from_millis(120);

/// Takes the text of a code; returns false if it is not one that is wanted here. Copies share it.
#[derive(Clone, Copy)]
pub struct TakeCode(StoredValue<Rc<dyn Fn(String) -> bool>, LocalStorage>);

impl TakeCode {
    /// Calls this.
    pub fn new(take: impl Fn(String) -> bool + 'static) -> TakeCode {
        TakeCode(StoredValue::new_local(Rc::new(take)))
    }
}

/// CameraState of the camera.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CameraState {
    Off,
    Asking(Side),
    Looking(Side),
    /// A code was seen that belongs to something else.
    Wrong(Side),
    None(NoCamera),
}

impl CameraState {
    fn side(self) -> Option<Side> {
        match self {
            CameraState::Asking(side) | CameraState::Looking(side) | CameraState::Wrong(side) => Some(side),
            CameraState::Off | CameraState::None(_) => None,
        }
    }

    /// Says it in words; tracked.
    fn said(self) -> &'static str {
        let words: Devices = devices_now();
        match self {
            CameraState::Off => "",
            CameraState::Asking(_) => words.scan_asking(),
            CameraState::Looking(_) => words.scan_looking(),
            CameraState::Wrong(_) => words.scan_wrong(),
            CameraState::None(NoCamera::Absent) => words.scan_absent(),
            CameraState::None(NoCamera::Refused) => words.scan_refused(),
            CameraState::None(NoCamera::NoReader) => words.scan_no_reader(),
        }
    }
}

/// Looks through the camera until a code is taken; copies share it.
#[derive(Clone, Copy)]
struct Looker {
    state: RwSignal<CameraState>,
    take: TakeCode,
    /// The camera that is on. It goes off with the page that shows this.
    camera: StoredValue<Option<Camera>, LocalStorage>,
    /// Number of times that a camera was asked for.
    round: StoredValue<u32>,
}

impl Looker {
    /// Puts the camera off, and has another one, or none, go on.
    fn ask(self, side: Option<Side>) {
        self.camera.set_value(None);
        self.state.set(side.map_or(CameraState::Off, CameraState::Asking));
    }

    /// Returns true while nothing else has been asked for than in this round.
    fn is_wanted(self, round: u32) -> bool {
        let is_on = self.state.try_get_untracked().and_then(CameraState::side).is_some();
        is_on && self.round.try_get_value() == Some(round)
    }

    /// Looks until a code was taken, or the player has enough of it.
    async fn look(self, side: Side, video: &JsValue, round: u32) -> Result<(), NoCamera> {
        let camera = Camera::open(side).await?;
        let mut reader = CodeReader::new()?;
        if !self.is_wanted(round) {
            return Ok(());
        }
        camera.show(video);
        self.camera.set_value(Some(camera));
        self.state.set(CameraState::Looking(side));
        while self.is_wanted(round) {
            if let Some(text) = reader.look(video).await?.filter(|_| self.is_wanted(round)) {
                let take = self.take.0.get_value();
                if take(text) {
                    // What takes it may have left the page.
                    if self.is_wanted(round) {
                        self.ask(None);
                    }
                    return Ok(());
                }
                if self.is_wanted(round) {
                    self.state.set(CameraState::Wrong(side));
                }
            }
            sleep(PAUSE).await;
        }
        Ok(())
    }
}

/// Button that opens the camera, and what it sees.
#[component]
pub fn Scan(
    /// Called with the text of each code that is seen.
    take: TakeCode,
    /// True while the camera is on.
    #[prop(optional)]
    is_on: RwSignal<bool>,
) -> impl IntoView {
    let looker = Looker {
        state: RwSignal::new(CameraState::Off),
        take,
        camera: StoredValue::new_local(None),
        round: StoredValue::new(0),
    };
    let state = looker.state;
    let video = NodeRef::<Video>::new();
    let side = Memo::new(move |_| state.get().side());
    Effect::new(move |_| {
        let (Some(side), Some(video)) = (side.get(), video.get()) else { return };
        looker.round.update_value(|round| *round += 1);
        let round = looker.round.get_value();
        spawn_local(async move {
            let looked = looker.look(side, &video, round).await;
            if let Err(why) = looked
                && looker.is_wanted(round)
            {
                looker.camera.set_value(None);
                state.set(CameraState::None(why));
            }
        });
    });
    Effect::new(move |_| is_on.set(side.get().is_some()));
    let open = move |_| looker.ask(Some(Side::default()));
    let turn = move |_| looker.ask(side.get_untracked().map(Side::other));
    view! {
        <div class="scan">
            <p role="status" data-testid="scan-state">{move || state.get().said()}</p>
            <Show
                when=move || is_on.get()
                fallback=move || view! {
                    <button class="btn" data-testid="scan" on:click=open>
                        <Icon name="eye" />
                        {move || devices_now().scan()}
                    </button>
                }
            >
                <video
                    node_ref=video
                    class="scan__view"
                    data-testid="camera"
                    playsinline
                    prop:muted=true
                    aria-label=move || devices_now().scan_looking()
                ></video>
                <div class="handover__acts">
                    <button class="btn" data-testid="scan-turn" on:click=turn>
                        {move || devices_now().scan_other()}
                    </button>
                    <button class="btn" data-testid="scan-stop" on:click=move |_| looker.ask(None)>
                        {move || devices_now().scan_stop()}
                    </button>
                </div>
            </Show>
        </div>
    }
}
