//! One version of the object, as a quorum read shows it.
//!
//! In: the fields that a wait may look at. Out: the same in 29 bits. Never: anything that only the server knows.

use super::bits::Bits;

/// Index of the lifecycle states of the model.
pub const DRAFT: u8 = 0;
/// See [`DRAFT`].
pub const PROPOSED: u8 = 1;
/// See [`DRAFT`].
pub const PUBLISHED: u8 = 2;

/// Status and reason of condition `Ready`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ready {
    /// True.
    True,
    /// False/Pending: the source is carried out.
    AwaitingRender,
    /// False/Pending: the guard waits for a render.
    Held,
    /// False/Failed.
    Failed,
    /// False/RenderFailed.
    RenderFailed,
}

/// Status and reason of condition `Rendered`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rendered {
    /// True.
    True,
    /// Unknown/Pending.
    Unknown,
    /// False/RenderFailed.
    RenderFailed,
    /// False/Failed: the source, not a render.
    SourceFailed,
}

const READY: [Ready; 5] =
    [Ready::True, Ready::AwaitingRender, Ready::Held, Ready::Failed, Ready::RenderFailed];
const RENDERED: [Rendered; 4] =
    [Rendered::True, Rendered::Unknown, Rendered::RenderFailed, Rendered::SourceFailed];

/// A version. Pushes are numbered from 1, 0 is none; a number stands for the token as well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Version {
    /// `metadata.generation`.
    pub generation: u8,
    /// `spec.lifecycle`.
    pub lifecycle: u8,
    /// The render request.
    pub request: u8,
    /// The request that the last finished render answered.
    pub observed: u8,
    /// The request being rendered.
    pub rendering: u8,
    /// `status.creationSource` is there.
    pub source_done: bool,
    /// `status.revision` is not 0.
    pub numbered: bool,
    /// Condition `Ready` and the generation it speaks of.
    pub ready: Option<(Ready, u8)>,
    /// Condition `Rendered` and the generation it speaks of.
    pub rendered: Option<(Rendered, u8)>,
}

impl Version {
    /// A render is under way or asked for.
    pub fn outstanding(&self) -> bool {
        self.rendering != 0 || (self.request != 0 && self.request != self.observed)
    }

    /// `Rendered` is true.
    pub fn is_rendered(&self) -> bool {
        matches!(self.rendered, Some((Rendered::True, _)))
    }

    pub(super) fn pack(&self, bits: &mut Bits) {
        bits.put(self.generation, 4);
        for number in [self.lifecycle, self.request, self.observed, self.rendering] {
            bits.put(number, 2);
        }
        bits.flag(self.source_done);
        bits.flag(self.numbered);
        let ready = self.ready.map(|(ready, at)| (ready as u8, at));
        let rendered = self.rendered.map(|(rendered, at)| (rendered as u8, at));
        for mark in [ready, rendered] {
            let (kind, generation) = mark.map_or((0, 0), |(kind, generation)| (kind + 1, generation));
            bits.put(kind, 3);
            bits.put(generation, 4);
        }
    }

    pub(super) fn unpack(bits: &mut Bits) -> Self {
        let mut version = Self { generation: bits.take(4), ..Self::default() };
        version.lifecycle = bits.take(2);
        version.request = bits.take(2);
        version.observed = bits.take(2);
        version.rendering = bits.take(2);
        version.source_done = bits.taken();
        version.numbered = bits.taken();
        let (ready, at) = (bits.take(3), bits.take(4));
        version.ready = READY.get(usize::from(ready).wrapping_sub(1)).map(|ready| (*ready, at));
        let (rendered, at) = (bits.take(3), bits.take(4));
        version.rendered = RENDERED.get(usize::from(rendered).wrapping_sub(1)).map(|r| (*r, at));
        version
    }
}
