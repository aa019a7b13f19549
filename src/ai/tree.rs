//! The search tree: two flat arrays of fixed capacity, linked by index.

use arrayvec::ArrayVec;

use game_core::{Actions, MAX_LEGAL, Seat};

/// "No such node" or "no such edge".
const NONE: u32 = u32::MAX;

/// Edges that are on offer at one visit, in the order of their actions.
pub(super) type Offered = ArrayVec<u32, MAX_LEGAL>;

/// Edges new at this visit, each with its action's position among the legal.
pub(super) type Added = ArrayVec<(u8, u32), MAX_LEGAL>;

/// A choice somebody faced after a history of choices. As draws differ between
/// playouts, one history may lead to several questions, each its own node.
struct Node<K> {
    seat: Seat,
    kind: K,
    first_edge: u32,
    next_question: u32,
}

/// One action tried at a node.
pub(super) struct Edge<A> {
    pub action: A,
    /// The evaluator's weight.
    pub prior: f32,
    /// Playouts that chose it.
    pub visits: u32,
    /// Playouts in which it was legal.
    pub offered: u32,
    /// Sum of what those playouts were worth to the seat that chose.
    pub worth: f32,
    /// Sum of the points that seat ended with.
    pub points: f32,
    next: u32,
    first_question: u32,
}

/// Slot where the node of a question is looked up or attached.
#[derive(Clone, Copy)]
pub(super) enum NodeSlot {
    Root,
    Behind(u32),
}

pub(super) struct Tree<A, K> {
    nodes: Vec<Node<K>>,
    edges: Vec<Edge<A>>,
    /// The last question at the root; all others follow it.
    root: u32,
}

impl<A: Copy + Ord, K: Copy + Eq> Tree<A, K> {
    /// An empty tree that will never hold more than `edges` edges and as many
    /// nodes. All memory is taken here.
    pub fn with_capacity(edges: usize) -> Self {
        Tree { nodes: Vec::with_capacity(edges), edges: Vec::with_capacity(edges), root: NONE }
    }

    /// Edges and nodes in use.
    pub fn size(&self) -> (usize, usize) {
        (self.edges.len(), self.nodes.len())
    }

    pub fn edge(&self, edge: u32) -> &Edge<A> {
        &self.edges[edge as usize]
    }

    /// The node for `seat` being asked a question of `kind` at `place`; made
    /// if there is none yet. `None` if the tree is full.
    pub fn node(&mut self, place: NodeSlot, seat: Seat, kind: K) -> Option<u32> {
        let first = match place {
            NodeSlot::Root => self.root,
            NodeSlot::Behind(edge) => self.edges[edge as usize].first_question,
        };
        let mut at = first;
        while at != NONE {
            let node = &self.nodes[at as usize];
            if node.seat == seat && node.kind == kind {
                return Some(at);
            }
            at = node.next_question;
        }
        if self.nodes.len() == self.nodes.capacity() {
            return None;
        }
        let new = self.nodes.len() as u32;
        self.nodes.push(Node { seat, kind, first_edge: NONE, next_question: first });
        match place {
            NodeSlot::Root => self.root = new,
            NodeSlot::Behind(edge) => self.edges[edge as usize].first_question = new,
        }
        Some(new)
    }

    /// The edges of `node` for `legal` (sorted), counted as offered. Missing
    /// ones are added with weight 0.0, and listed in `added` with their
    /// position in `legal`; a full tree leaves them out.
    pub fn offer(&mut self, node: u32, legal: &Actions<A>, offered: &mut Offered, added: &mut Added) {
        offered.clear();
        added.clear();
        let mut before = NONE;
        let mut at = self.nodes[node as usize].first_edge;
        for (position, &action) in legal.iter().enumerate() {
            while at != NONE && self.edges[at as usize].action < action {
                (before, at) = (at, self.edges[at as usize].next);
            }
            if at == NONE || self.edges[at as usize].action != action {
                if self.edges.len() == self.edges.capacity() {
                    continue;
                }
                at = self.insert(node, before, at, action);
                added.push((position as u8, at));
            }
            self.edges[at as usize].offered += 1;
            offered.push(at);
        }
    }

    fn insert(&mut self, node: u32, before: u32, next: u32, action: A) -> u32 {
        let new = self.edges.len() as u32;
        self.edges.push(Edge {
            action,
            prior: 0.0,
            visits: 0,
            offered: 0,
            worth: 0.0,
            points: 0.0,
            next,
            first_question: NONE,
        });
        if before == NONE {
            self.nodes[node as usize].first_edge = new;
        } else {
            self.edges[before as usize].next = new;
        }
        new
    }

    pub fn set_prior(&mut self, edge: u32, prior: f32) {
        self.edges[edge as usize].prior = prior;
    }

    /// Adds one playout to an edge.
    pub fn record(&mut self, edge: u32, worth: f32, points: f32) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.worth += worth;
        edge.points += points;
    }

    /// The edges of the first node in the order of their actions.
    pub fn root_edges(&self) -> impl Iterator<Item = &Edge<A>> {
        self.numbered_root_edges().map(|(_, edge)| edge)
    }

    /// The same, each with its number.
    pub fn numbered_root_edges(&self) -> impl Iterator<Item = (u32, &Edge<A>)> {
        let mut at = self.nodes.first().map_or(NONE, |root| root.first_edge);
        std::iter::from_fn(move || {
            let number = at;
            let edge = self.edges.get(at as usize)?;
            at = edge.next;
            Some((number, edge))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn legal(actions: &[u8]) -> Actions<u8> {
        actions.iter().copied().collect()
    }

    #[test]
    fn edges_stay_sorted_and_count_how_often_they_were_offered() {
        let mut tree: Tree<u8, u8> = Tree::with_capacity(16);
        let root = tree.node(NodeSlot::Root, Seat(0), 0).expect("room");
        let (mut offered, mut added) = (Offered::new(), Added::new());
        tree.offer(root, &legal(&[3, 7]), &mut offered, &mut added);
        assert_eq!(added.as_slice(), [(0, 0), (1, 1)]);
        tree.offer(root, &legal(&[1, 3, 5, 9]), &mut offered, &mut added);
        assert_eq!(added.as_slice(), [(0, 2), (2, 3), (3, 4)]);
        assert_eq!(offered.as_slice(), [2, 0, 3, 4]);
        let seen: Vec<(u8, u32)> = tree.root_edges().map(|edge| (edge.action, edge.offered)).collect();
        assert_eq!(seen, [(1, 1), (3, 2), (5, 1), (7, 1), (9, 1)]);
    }

    #[test]
    fn one_history_may_lead_to_several_questions() {
        let mut tree: Tree<u8, u8> = Tree::with_capacity(8);
        let first = tree.node(NodeSlot::Root, Seat(0), 0);
        let other_seat = tree.node(NodeSlot::Root, Seat(1), 0);
        let other_kind = tree.node(NodeSlot::Root, Seat(0), 1);
        assert!(first != other_seat && first != other_kind && other_seat != other_kind);
        assert_eq!(tree.node(NodeSlot::Root, Seat(0), 0), first);
    }

    #[test]
    fn a_full_tree_goes_on_with_what_it_has() {
        let mut tree: Tree<u8, u8> = Tree::with_capacity(3);
        let capacity = tree.edges.capacity();
        let root = tree.node(NodeSlot::Root, Seat(0), 0).expect("room");
        let (mut offered, mut added) = (Offered::new(), Added::new());
        let many: Vec<u8> = (0..=capacity as u8).collect();
        tree.offer(root, &legal(&many), &mut offered, &mut added);
        assert_eq!((offered.len(), added.len()), (capacity, capacity));
        tree.offer(root, &legal(&many[1..]), &mut offered, &mut added);
        assert_eq!((offered.len(), added.len()), (capacity - 1, 0));
        assert_eq!(tree.edges.capacity(), capacity, "no further memory");
    }
}
