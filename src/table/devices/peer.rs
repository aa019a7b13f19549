//! A connection between two browsers: one data channel, without a server. Both ends open it under the same number, so
//! that neither waits for the other to name it.

use std::cell::Cell;
use std::rc::Rc;

use super::servers::servers;
use js_sys::{Array, ArrayBuffer, Object, Promise, Reflect, Uint8Array};
use leptos::prelude::window;
use live::meeting::{Description, MeetingError};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    MessageEvent, RtcConfiguration, RtcDataChannel, RtcDataChannelInit, RtcDataChannelState,
    RtcDataChannelType, RtcIceGatheringState, RtcPeerConnection, RtcPeerConnectionState, RtcSdpType,
    RtcSessionDescriptionInit,
};

/// The number of the channel at both ends.
const CHANNEL: u16 = 1;
/// For how long addresses are gathered, in looks of so many milliseconds.
const LOOKS: u32 = 60;
const LOOK_MS: i32 = 50;

/// Event of a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// Messages can be sent.
    Open,
    /// A message has come.
    Message(Vec<u8>),
    /// It has ended, or never began.
    Closed,
}

/// Reason why there is no connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPeer {
    /// The browser has none, or they are switched off.
    Unsupported,
    /// The browser found no address of its own.
    NoNetwork,
    /// The code is not one that can be answered.
    Code(MeetingError),
    /// The browser refused.
    Refused,
}

impl From<JsValue> for NoPeer {
    fn from(_: JsValue) -> Self {
        NoPeer::Refused
    }
}

impl From<MeetingError> for NoPeer {
    fn from(error: MeetingError) -> Self {
        match error {
            MeetingError::NoAddress => NoPeer::NoNetwork,
            error => NoPeer::Code(error),
        }
    }
}

/// A connection, or one that is being made.
pub struct Peer {
    connection: RtcPeerConnection,
    channel: RtcDataChannel,
    /// Called by the browser.
    _open: Closure<dyn FnMut()>,
    _close: Closure<dyn FnMut()>,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _state: Closure<dyn FnMut()>,
}

/// Returns true if the browser can connect to others.
pub fn is_supported() -> bool {
    Reflect::get(&window(), &"RTCPeerConnection".into()).is_ok_and(|value| value.is_function())
}

/// Configuration of a connection that asks these servers.
fn configuration(servers: &[String]) -> Result<RtcConfiguration, JsValue> {
    let asked: Array = servers
        .iter()
        .map(|server| {
            let asked = Object::new();
            Reflect::set(&asked, &"urls".into(), &server.into()).map(|_| asked)
        })
        .collect::<Result<_, _>>()?;
    let configuration = Object::new();
    Reflect::set(&configuration, &"iceServers".into(), &asked)?;
    Ok(configuration.unchecked_into())
}

impl Peer {
    async fn new(tell: impl Fn(Word) + 'static) -> Result<Peer, NoPeer> {
        if !is_supported() {
            return Err(NoPeer::Unsupported);
        }
        let connection = RtcPeerConnection::new_with_configuration(&configuration(&servers().await)?)?;
        let options = RtcDataChannelInit::new();
        options.set_negotiated(true);
        options.set_id(CHANNEL);
        let channel = connection.create_data_channel_with_data_channel_dict("table", &options);
        channel.set_binary_type(RtcDataChannelType::Arraybuffer);
        let tell = Rc::new(tell);
        let [on_open, on_close, on_message, on_state] = [(); 4].map(|()| tell.clone());
        let has_opened = Rc::new(Cell::new(false));
        let opened = has_opened.clone();
        let open = Closure::<dyn FnMut()>::new(move || {
            opened.set(true);
            on_open(Word::Open);
        });
        let close = Closure::<dyn FnMut()>::new(move || on_close(Word::Closed));
        let message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            // Text is nothing that we send.
            if let Ok(buffer) = event.data().dyn_into::<ArrayBuffer>() {
                on_message(Word::Message(Uint8Array::new(&buffer).to_vec()));
            }
        });
        let of_state = connection.clone();
        let state = Closure::<dyn FnMut()>::new(move || {
            // Until the answer has been carried over by hand, browsers give up and begin again.
            if has_opened.get() && of_state.connection_state() == RtcPeerConnectionState::Failed {
                on_state(Word::Closed);
            }
        });
        channel.set_onopen(Some(open.as_ref().unchecked_ref()));
        channel.set_onclose(Some(close.as_ref().unchecked_ref()));
        channel.set_onmessage(Some(message.as_ref().unchecked_ref()));
        connection.set_onconnectionstatechange(Some(state.as_ref().unchecked_ref()));
        Ok(Peer { connection, channel, _open: open, _close: close, _message: message, _state: state })
    }

    /// A connection that another device is invited to, and its offer.
    ///
    /// # Errors
    /// See [`NoPeer`].
    pub async fn offer(tell: impl Fn(Word) + 'static) -> Result<(Peer, Description), NoPeer> {
        let peer = Peer::new(tell).await?;
        let offer = JsFuture::from(peer.connection.create_offer()).await?;
        let described = peer.describe(&offer, None).await?;
        Ok((peer, described))
    }

    /// A connection to the device that made an offer, and the answer.
    ///
    /// # Errors
    /// See [`NoPeer`].
    pub async fn answer(
        offer: &Description,
        tell: impl Fn(Word) + 'static,
    ) -> Result<(Peer, Description), NoPeer> {
        let peer = Peer::new(tell).await?;
        accept(&peer.connection, offer, RtcSdpType::Offer).await?;
        let answer = JsFuture::from(peer.connection.create_answer()).await?;
        let described = peer.describe(&answer, Some(offer.mark())).await?;
        Ok((peer, described))
    }

    /// Gathers the addresses of this device.
    async fn describe(&self, own: &JsValue, answers: Option<u32>) -> Result<Description, NoPeer> {
        let own: &RtcSessionDescriptionInit = own.unchecked_ref();
        JsFuture::from(self.connection.set_local_description(own)).await?;
        for _ in 0..LOOKS {
            if self.connection.ice_gathering_state() == RtcIceGatheringState::Complete {
                break;
            }
            pause(LOOK_MS).await;
        }
        let local = self.connection.local_description().ok_or(NoPeer::Refused)?;
        Ok(Description::of_sdp(&local.sdp(), answers)?)
    }

    /// Returns what [`accept`] needs, to be awaited without holding the peer.
    pub fn connection(&self) -> RtcPeerConnection {
        self.connection.clone()
    }

    /// Sends a message. Returns false if the channel takes none.
    pub fn send(&self, bytes: &[u8]) -> bool {
        self.channel.ready_state() == RtcDataChannelState::Open
            && self.channel.send_with_u8_array(bytes).is_ok()
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        self.channel.set_onopen(None);
        self.channel.set_onclose(None);
        self.channel.set_onmessage(None);
        self.connection.set_onconnectionstatechange(None);
        self.channel.close();
        self.connection.close();
    }
}

/// Tells the browser about the other device.
///
/// # Errors
/// It refuses.
pub async fn accept(
    connection: &RtcPeerConnection,
    description: &Description,
    kind: RtcSdpType,
) -> Result<(), NoPeer> {
    let init = RtcSessionDescriptionInit::new(kind);
    init.set_sdp(&description.to_sdp());
    JsFuture::from(connection.set_remote_description(&init)).await?;
    Ok(())
}

async fn pause(ms: i32) {
    let promise = Promise::new(&mut |resolve, _| {
        // Without a timer the promise would never be kept.
        if window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, ms).is_err() {
            let _ = resolve.call0(&JsValue::NULL);
        }
    });
    let _ = JsFuture::from(promise).await;
}
