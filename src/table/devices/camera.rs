//! The camera of this device, and what it sees: a code of another one, read by the browser where it can and by
//! [`live::picture`] otherwise. Everything goes through names: an interface that is declared would be in the first page.

use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array, Uint8ClampedArray};
use leptos::prelude::{document, window};
use ui::part::Missing;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use wasm_split_helpers::wasm_split;

/// The longer side of a picture that is looked at, in pixels: a code of ours has about 70 modules and fills half of it.
const LONGER_SIDE: f64 = 800.0;
/// Ways in which one picture is looked at by our own reader; the rest of them are for those that follow.
const LOOKS: usize = 2;

/// Reason why nothing can be scanned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCamera {
    /// There is none, or the browser gives none to a page such as this.
    Absent,
    /// The player or the host of the site does not allow it.
    Refused,
    /// The reader did not come.
    NoReader,
}

/// Side of the device that a camera is on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// Away from the player.
    #[default]
    Back,
    /// Towards the player, as where two screens face each other.
    Front,
}

impl Side {
    /// The other one.
    pub fn other(self) -> Side {
        match self {
            Side::Back => Side::Front,
            Side::Front => Side::Back,
        }
    }

    /// Its name in the browser.
    fn name(self) -> &'static str {
        match self {
            Side::Back => "environment",
            Side::Front => "user",
        }
    }
}

/// A camera that is on; it goes off when this is dropped.
pub struct Camera {
    stream: JsValue,
}

impl Camera {
    /// Asks for the camera.
    ///
    /// # Errors
    /// See [`NoCamera`].
    pub async fn open(side: Side) -> Result<Camera, NoCamera> {
        // Pages that are not safe have none.
        let cameras = field(&window().navigator(), "mediaDevices").map_err(|_| NoCamera::Absent)?;
        let wanted = object(&[
            ("facingMode", side.name().into()),
            ("width", object(&[("ideal", 1280.into())])),
            ("height", object(&[("ideal", 720.into())])),
        ]);
        let asked = call(&cameras, "getUserMedia", &[object(&[("video", wanted), ("audio", false.into())])]);
        let stream = kept(asked.map_err(|_| NoCamera::Absent)?).await;
        stream.map(|stream| Camera { stream }).map_err(|why| {
            let name = field(&why, "name").ok().and_then(|name| name.as_string());
            match name.as_deref() {
                Some("NotAllowedError" | "SecurityError") => NoCamera::Refused,
                _ => NoCamera::Absent,
            }
        })
    }

    /// Shows what it sees in an element `video`.
    pub fn show(&self, video: &JsValue) {
        if Reflect::set(video, &"srcObject".into(), &self.stream).is_ok() {
            // A browser that does not begin by itself shows a picture that stands still; what is seen is read all the same.
            let _ = call(video, "play", &[]);
        }
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        let tracks: Option<Array> =
            call(&self.stream, "getTracks", &[]).ok().and_then(|tracks| tracks.dyn_into().ok());
        for track in tracks.into_iter().flat_map(|tracks| tracks.iter().collect::<Vec<_>>()) {
            let _ = call(&track, "stop", &[]);
        }
    }
}

/// Our own reader: it finds codes in a picture in grey of that width, looked at in that way.
type Read = fn(&[u8], usize, usize) -> Option<String>;

/// Browsers that read codes themselves never fetch it.
#[wasm_split(reader, fallible)]
fn reader_part() -> Result<Read, Missing> {
    Ok(live::picture::read)
}

/// CodeReader of codes.
pub struct CodeReader {
    /// The browser's own one, unless it has none or it fails.
    own: Option<JsValue>,
    read: Option<Read>,
    /// The canvas that pictures are drawn on, and its brush.
    canvas: JsValue,
    brush: JsValue,
    /// Number of the next look of our own reader.
    way: usize,
}

impl CodeReader {
    /// A reader.
    ///
    /// # Errors
    /// There is no canvas.
    pub fn new() -> Result<CodeReader, NoCamera> {
        let canvas: JsValue = document().create_element("canvas").map_err(|_| NoCamera::NoReader)?.into();
        let often = object(&[("willReadFrequently", true.into())]);
        let brush = call(&canvas, "getContext", &["2d".into(), often]).map_err(|_| NoCamera::NoReader)?;
        Ok(CodeReader { own: browsers_reader(), read: None, canvas, brush, way: 0 })
    }

    /// Looks at what a `video` shows; the text of a code, if one is seen.
    ///
    /// # Errors
    /// Our own reader is needed and does not come.
    pub async fn look(&mut self, video: &JsValue) -> Result<Option<String>, NoCamera> {
        if let Some(own) = &self.own {
            match detected(own, video).await {
                Ok(text) => return Ok(text),
                // Some have one that works on no machine such as this.
                Err(_) => self.own = None,
            }
        }
        let read = match self.read {
            Some(read) => read,
            None => *self.read.insert(reader_part().await.map_err(|_| NoCamera::NoReader)?),
        };
        // A picture that cannot be taken is as good as one without a code.
        let Ok((grey, width)) = self.picture(video) else { return Ok(None) };
        let ways = self.way..self.way + LOOKS;
        self.way = ways.end % live::picture::WAYS;
        Ok(ways.into_iter().find_map(|way| read(&grey, width, way)))
    }

    /// The picture that is shown, in grey, and its width.
    fn picture(&self, video: &JsValue) -> Result<(Vec<u8>, usize), JsValue> {
        let side = |name: &str| Ok::<f64, JsValue>(field(video, name)?.as_f64().unwrap_or_default());
        let (width, height) = (side("videoWidth")?, side("videoHeight")?);
        let scale = (LONGER_SIDE / width.max(height).max(1.0)).min(1.0);
        let (width, height) = ((width * scale).floor(), (height * scale).floor());
        if width < 1.0 || height < 1.0 {
            return Err(JsValue::NULL);
        }
        // Setting a size clears a canvas.
        Reflect::set(&self.canvas, &"width".into(), &width.into())?;
        Reflect::set(&self.canvas, &"height".into(), &height.into())?;
        let corner = [JsValue::from(0), JsValue::from(0), width.into(), height.into()];
        let [x, y, w, h] = corner.clone();
        call(&self.brush, "drawImage", &[video.clone(), x, y, w, h])?;
        let pixels: Uint8ClampedArray =
            field(&call(&self.brush, "getImageData", &corner)?, "data")?.dyn_into()?;
        // The same bytes: only this kind of list is used elsewhere in the page.
        let bytes = Uint8Array::new(&pixels.buffer()).to_vec();
        Ok((live::picture::grey(&bytes), width as usize))
    }
}

/// The browser's reader of QR codes, if it has one.
fn browsers_reader() -> Option<JsValue> {
    let kind: Function = field(&window(), "BarcodeDetector").ok()?.dyn_into().ok()?;
    let wanted = object(&[("formats", Array::of1(&"qr_code".into()).into())]);
    Reflect::construct(&kind, &Array::of1(&wanted)).ok()
}

/// Has the browser look; the text of a code, if it sees one.
async fn detected(reader: &JsValue, video: &JsValue) -> Result<Option<String>, JsValue> {
    let found: Array = kept(call(reader, "detect", std::slice::from_ref(video))?).await?.dyn_into()?;
    let text = |code: JsValue| field(&code, "rawValue").ok()?.as_string();
    Ok(found.iter().find_map(text))
}

/// The value of a promise.
async fn kept(promise: JsValue) -> Result<JsValue, JsValue> {
    JsFuture::from(promise.dyn_into::<Promise>()?).await
}

fn field(of: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    match Reflect::get(of, &name.into())? {
        absent if absent.is_undefined() || absent.is_null() => Err(JsValue::NULL),
        there => Ok(there),
    }
}

fn call(of: &JsValue, name: &str, with: &[JsValue]) -> Result<JsValue, JsValue> {
    let function: Function = field(of, name)?.dyn_into()?;
    function.apply(of, &with.iter().collect())
}

fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // A plain object takes everything.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}
