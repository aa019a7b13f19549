//! The result as a picture: painted by the browser from what the page shows,
//! then saved as a file or handed to whatever the device shares with.

use game_core::{Seat, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, DomException, File, FilePropertyBag, HtmlCanvasElement, HtmlImageElement,
    ShareData,
};

use super::ended::Ended;
use super::winner::headline;
use crate::picture::{Picture, Sprite, Street, properties};
use crate::state::GameBoard;
use ui::drawings::Icon;
use ui::i18n::{t, use_lang};
use ui::library::download_blob;
use ui::site;
use ui::sprites::{drawing, sprite};

/// Pixels of the picture per unit of its drawing.
const SHARPNESS: f64 = 1.5;
/// Format of the picture.
const PNG: &str = "image/png";

/// Saves or shares the result as a picture.
#[component]
pub fn Keepsake<G: GameBoard>(ended: Ended<G>) -> impl IntoView {
    let failed = RwSignal::new(false);
    let busy = RwSignal::new(false);
    let make = move |then: Use| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        failed.set(false);
        let picture = untrack(|| picture_of(ended));
        spawn_local(async move {
            let done = async { then.carry_out(paint(&picture).await?).await }.await;
            if let Err(error) = &done {
                leptos::logging::error!("no picture: {error:?}");
            }
            busy.try_set(false);
            failed.try_set(done.is_err());
        });
    };
    view! {
        <div class="laurel__keep">
            <button
                class="btn btn--quiet"
                data-testid="save-picture"
                aria-disabled=move || busy.get().to_string()
                on:click=move |_| make(Use::Save)
            >
                <Icon name="export" />
                {move || t().table.save_picture()}
            </button>
            {can_share().then(|| {
                view! {
                    <button
                        class="btn btn--quiet"
                        data-testid="share-picture"
                        aria-disabled=move || busy.get().to_string()
                        on:click=move |_| make(Use::Share)
                    >
                        <Icon name="share" />
                        {move || t().table.share_picture()}
                    </button>
                }
            })}
            <p role="status">{move || failed.get().then(|| t().table.no_picture())}</p>
        </div>
    }
}

/// Use of the picture.
#[derive(Clone, Copy, Debug)]
enum Use {
    Save,
    Share,
}

impl Use {
    async fn carry_out(self, png: Blob) -> Result<(), JsValue> {
        const NAME: &str = "sobremesa.png";
        match self {
            Use::Save => download_blob(NAME, &png),
            Use::Share => match share(NAME, &png).await {
                // Whoever closes the device's dialog wants nothing more.
                Err(error) if is_abort(&error) => Ok(()),
                // The device may refuse, for example if painting took too long.
                Err(_) => download_blob(NAME, &png),
                Ok(()) => Ok(()),
            },
        }
    }
}

fn is_abort(error: &JsValue) -> bool {
    error.dyn_ref::<DomException>().is_some_and(|error| error.name() == "AbortError")
}

async fn share(name: &str, png: &Blob) -> Result<(), JsValue> {
    let data = share_data(name, png)?;
    JsFuture::from(window().navigator().share_with_data(&data)).await.map(drop)
}

fn share_data(name: &str, png: &Blob) -> Result<ShareData, JsValue> {
    let kind = FilePropertyBag::new();
    kind.set_type(PNG);
    let file = File::new_with_blob_sequence_and_options(&js_sys::Array::of1(png), name, &kind)?;
    let data = ShareData::new();
    data.set_files(&js_sys::Array::of1(&file));
    Ok(data)
}

/// Returns true if this browser shares pictures at all.
fn can_share() -> bool {
    let navigator = window().navigator();
    let there = js_sys::Reflect::get(&navigator, &"canShare".into()).is_ok_and(|value| value.is_function());
    let probe = || share_data("probe.png", &Blob::new().ok()?).ok();
    there && probe().is_some_and(|data| navigator.can_share_with_data(&data))
}

/// Makes the picture of a game; tracked.
fn picture_of<G: GameBoard>(ended: Ended<G>) -> Picture {
    let lang = use_lang();
    let score = ended.score();
    let (title, view) =
        ended.session.with_value(|session| (G::title(session.game(), lang), session.view(Viewer::Public)));
    let mut plan = ended.plan();
    for plot in plan.iter_mut().flat_map(|plan| &mut plan.plots) {
        plot.front = drawing(G::ID, &plot.front);
    }
    let mut seats: Vec<Seat> = ended.seats().collect();
    seats.sort_by_key(|seat| score.seats[seat.index()].rank);
    let street = |seat: Seat| {
        let own = &score.seats[seat.index()];
        Street {
            rank: own.rank,
            seat: seat.index(),
            name: ended.name(seat),
            points: own.tally.points.to_string(),
            fronts: G::fronts(&view, seat).iter().map(|id| drawing(G::ID, id)).collect(),
        }
    };
    Picture {
        title: title.to_owned(),
        headline: headline(ended),
        remark: ended.why_over().unwrap_or_default(),
        imprint: t().table.imprint().to_owned(),
        plan,
        streets: seats.into_iter().map(street).collect(),
    }
}

/// The picture as a PNG, in the colours of the page.
async fn paint(picture: &Picture) -> Result<Blob, JsValue> {
    let sprites = sprites_of(picture).await?;
    let names = properties(&sprites);
    let drawn = picture.draw(
        &sprites,
        &colours(".streets", &names)?,
        &colours(".streets__one.is-winner .streets__row", &names)?,
    );
    let image = HtmlImageElement::new()?;
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{}", js_sys::encode_uri_component(&drawn)));
    JsFuture::from(image.decode()).await?;
    let (width, height) =
        (f64::from(image.natural_width()) * SHARPNESS, f64::from(image.natural_height()) * SHARPNESS);
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let context: CanvasRenderingContext2d =
        canvas.get_context("2d")?.ok_or_else(|| JsValue::from("no canvas"))?.unchecked_into();
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)?;
    let blob = js_sys::Promise::new(&mut |resolve, reject| {
        if let Err(error) = canvas.to_blob_with_type(&resolve, PNG) {
            let _ = reject.call1(&JsValue::NULL, &error);
        }
    });
    JsFuture::from(blob).await?.dyn_into()
}

/// The sprites that the picture's drawings lie in.
async fn sprites_of(picture: &Picture) -> Result<Vec<Sprite>, JsValue> {
    let mut addresses = vec![sprite("ui")];
    let plots = picture.plan.iter().flat_map(|plan| &plan.plots).map(|plot| &plot.front);
    for front in plots.chain(picture.streets.iter().flat_map(|street| &street.fronts)) {
        let address = front.split('#').next().unwrap_or_default();
        if !addresses.iter().any(|known| known == address) {
            addresses.push(address.to_owned());
        }
    }
    let mut sprites = Vec::new();
    for address in addresses {
        let text = site::text(&address).await.ok_or_else(|| JsValue::from(address.as_str()))?;
        sprites.push(Sprite { address, text });
    }
    Ok(sprites)
}

/// Declarations of these custom properties as they hold at an element of the page.
fn colours(selector: &str, names: &[String]) -> Result<String, JsValue> {
    let missing = || JsValue::from(selector);
    let element = document().query_selector(selector)?.ok_or_else(missing)?;
    let style = window().get_computed_style(&element)?.ok_or_else(missing)?;
    let mut declared = format!("color-scheme:{};", scheme(&style.get_property_value("color-scheme")?));
    for name in names {
        let value = style.get_property_value(name)?;
        declared.push_str(&format!("{name}:{};", value.trim()));
    }
    Ok(declared)
}

/// Day or night, where the page may leave that to the system.
fn scheme(asked: &str) -> &str {
    match asked {
        "light" | "dark" => asked,
        _ => match window().match_media("(prefers-color-scheme: dark)") {
            Ok(Some(query)) if query.matches() => "dark",
            _ => "light",
        },
    }
}
