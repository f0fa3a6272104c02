/// A level divided into columns. Boxes are in every other column. In each column that a link passes, the link has a
/// place of its own among the boxes and labels. Lines are straight within a column and bend only between columns, so
/// they cannot cross a box or a label.
struct Columns {
    /// The place of a box, a line or a label in a column.
    struct Place {
        enum Kind: Hashable {
            case item(Int)
            /// The line of a link, by the link's index. The line passes through the column, or ends at the level's
            /// border.
            case line(Int)
            /// The line of a link and the link's label, by the link's index.
            case label(Int)
        }

        var kind: Kind
        var column: Int
        /// The heights of the place above and below its line, or above and below the middle of its box.
        var above: Int
        var below: Int
        var width: Int
    }

    /// The piece of a link between its places in two neighboring columns.
    struct Piece {
        var link: Int
        /// The indices of the places at the piece's ends.
        var left: Int
        var right: Int
        /// The heights of the piece's ends, relative to the middle of these places.
        var leftPort: Int
        var rightPort: Int
        /// The importance of drawing the piece without a bend.
        var weight: Int
    }

    private(set) var places: [Place] = []
    private(set) var pieces: [Piece] = []
    /// For each link, the indices of its places from left to right.
    private(set) var chains: [[Int]]
    /// For each place, the indices of the pieces that end at its left side and at its right side.
    private(set) var before: [[Int]] = []
    private(set) var after: [[Int]] = []
    /// For each column, the indices of its places from the top.
    var order: [[Int]]

    init(_ level: Level) {
        let ranks = Ranks.ranks(items: level.items.count, links: level.links)
        // Returns the column of an item: 2, 4 and so on. Column 0 is the level's left border; the last column is its
        // right border.
        func column(ofItem item: Int) -> Int { 2 * ranks[item] + 2 }
        let last = 2 * (ranks.max() ?? 0) + 4
        order = [[Int]](repeating: [], count: last + 1)
        chains = [[Int]](repeating: [], count: level.links.count)
        for (index, item) in level.items.enumerated() {
            addPlace(
                Place(
                    kind: .item(index), column: column(ofItem: index), above: item.size.height / 2,
                    below: item.size.height - item.size.height / 2, width: item.size.width))
        }
        for (index, link) in level.links.enumerated() {
            let behindLeft = link.left.map { column(ofItem: $0) + 1 }
            let beforeRight = link.right.map { column(ofItem: $0) - 1 }
            let first = behindLeft ?? 0
            let end = beforeRight ?? last
            let labelColumn = link.isLabelAtRight ? beforeRight : behindLeft
            // The index of an item is also the index of its place, because the items' places come first.
            var chain = link.left.map { [$0] } ?? []
            for column in first...max(first, end) {
                chain.append(places.count)
                addPlace(place(of: link, index, column, isLabelled: column == labelColumn && link.label.width > 0))
            }
            if let right = link.right { chain.append(right) }
            chains[index] = chain
            for (left, right) in zip(chain, chain.dropFirst()) { addPiece(of: index, from: left, to: right, in: level) }
        }
    }

    private func place(of link: Level.Link, _ index: Int, _ column: Int, isLabelled: Bool) -> Place {
        isLabelled
            ? Place(
                kind: .label(index), column: column, above: link.labelAbove,
                below: link.label.height - link.labelAbove, width: link.label.width)
            : Place(kind: .line(index), column: column, above: 3, below: 3, width: 0)
    }

    private mutating func addPlace(_ place: Place) {
        order[place.column].append(places.count)
        places.append(place)
        before.append([])
        after.append([])
    }

    private mutating func addPiece(of link: Int, from left: Int, to right: Int, in level: Level) {
        // A bend matters least in a link between neighboring items, and most in the middle of a long link.
        let weight =
            switch (places[left].kind, places[right].kind) {
            case (.item, .item): 1
            case (.item, _), (_, .item): 2
            default: 8
            }
        after[left].append(pieces.count)
        before[right].append(pieces.count)
        pieces.append(
            Piece(
                link: link, left: left, right: right, leftPort: port(of: link, at: left, level),
                rightPort: port(of: link, at: right, level), weight: weight))
    }

    private func port(of link: Int, at place: Int, _ level: Level) -> Int {
        guard case .item(let item) = places[place].kind, let port = level.items[item].ports[link] else { return 0 }
        return port - places[place].above
    }
}
