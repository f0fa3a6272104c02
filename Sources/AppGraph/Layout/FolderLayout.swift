/// Lays out a map with its folders, the inner ones first: a folder's inside is a level, whose lines to the outside end at its
/// border, and for the level around it the folder is a box with ports there.
struct FolderLayout {
    /// A link as a folder sees it.
    struct Passing {
        enum Side { case left, right }

        var link: Int
        /// The border that it passes; nil where both ends are inside.
        var side: Side?
    }

    /// What stands in a level.
    enum Child: Hashable {
        case module(Int)
        case folder(Int)
    }

    /// A level that is laid out, with what its items and links stand for.
    struct Laid {
        var children: [Child]
        var links: [Passing]
        /// For each of the links, whether it points from the right to the left; always false for those that pass the border.
        var pointsLeft: [Bool]
        var layout: LevelLayout
        /// How often lines cross, in all levels inside too.
        var crossings: Int
    }

    static let padding = 24
    static let header = 44

    var picture: MapPicture
    let pairs: [(from: Int, to: Int)]
    let root: Int?
    /// How much nearer to the start a link has to lead for it to point to the left.
    let tolerance: Int
    private(set) var levels: [Int: Laid] = [:]
    /// For each module, which child of the level that is being laid out it is, or is in; -1 for those not reached yet.
    private var childOf: [Int]

    init(picture: MapPicture, pairs: [(from: Int, to: Int)], root: Int?, tolerance: Int) {
        self.picture = picture
        self.pairs = pairs
        self.root = root
        self.tolerance = tolerance
        childOf = [Int](repeating: -1, count: picture.boxes.count)
    }

    /// Lays out what is in a folder; `passing` are all links with an end in it.
    mutating func lay(_ tree: FolderTree, links passing: [Passing]) -> Laid {
        let children = addChildren(of: tree)
        let inside = Set(tree.allModules)
        func child(_ module: Int) -> Int? { inside.contains(module) ? childOf[module] : nil }
        let ends = passing.map { (from: child(pairs[$0.link].from), to: child(pairs[$0.link].to)) }
        let rootChild = root.flatMap(child)
        let own = passing.indices.filter { ends[$0].from != ends[$0].to }
        let sides = sides(own.map { (ends[$0].from, ends[$0].to, passing[$0].side) }, children.count, rootChild)

        var items: [Level.Item] = tree.modules.map { .init(size: boxSize($0, passing)) }
        var crossings = 0
        for (index, folder) in zip(tree.modules.count..., tree.folders) {
            let enclosed = passing.indices.filter { ends[$0].from == index && ends[$0].to == index }
            let bordering = zip(own, sides).filter { $1.left == index || $1.right == index }
            let laid = lay(
                folder,
                links: enclosed.map { Passing(link: passing[$0].link, side: nil) }
                    + bordering.map { Passing(link: passing[$0].link, side: $1.left == index ? .right : .left) })
            if case .folder(let number) = children[index] { levels[number] = laid }
            crossings += laid.crossings
            items.append(folderItem(laid, title: folder.path.last ?? "", numbered: own.map { passing[$0].link }))
        }
        let level = Level(items: items, links: zip(own, sides).map { link(passing[$0], $1) })
        let layout = level.laidOut()
        return Laid(
            children: children, links: own.map { passing[$0] }, pointsLeft: sides.map(\.pointsLeft), layout: layout,
            crossings: crossings + layout.crossings)
    }

    /// What stands in a folder, its modules first; notes of each module below in which of them it is.
    private mutating func addChildren(of tree: FolderTree) -> [Child] {
        let first = picture.folders.count
        picture.folders += tree.folders.map {
            MapPicture.Folder(path: $0.path, frame: Frame(x: 0, y: 0, size: .zero), count: $0.allModules.count)
        }
        for (index, module) in tree.modules.enumerated() { childOf[module] = index }
        for (index, folder) in zip(tree.modules.count..., tree.folders) {
            for module in folder.allModules { childOf[module] = index }
        }
        return tree.modules.map(Child.module) + tree.folders.indices.map { .folder(first + $0) }
    }

    /// Where the ends of links are, and whether they point to the left.
    private typealias Sides = (left: Int?, right: Int?, pointsLeft: Bool)

    private func sides(_ links: [(from: Int?, to: Int?, side: Passing.Side?)], _ items: Int, _ root: Int?) -> [Sides] {
        let inner = links.compactMap { link in link.from.flatMap { from in link.to.map { (from, $0) } } }
        var pointing = LinkDirections.pointingLeft(items: items, links: inner, first: root, tolerance: tolerance)[...]
        return links.map { link in
            guard let side = link.side else {
                let pointsLeft = pointing.popFirst() ?? false
                return pointsLeft ? (link.to, link.from, true) : (link.from, link.to, false)
            }
            let end = link.from ?? link.to
            return side == .left ? (nil, end, false) : (end, nil, false)
        }
    }

    private func link(_ passing: Passing, _ sides: Sides) -> Level.Link {
        let label = picture.links[passing.link].label
        return Level.Link(
            left: sides.left, right: sides.right, label: passing.side == nil ? label.size : .zero,
            labelAbove: label.above, isLabelledRight: sides.pointsLeft, hasResults: !label.results.isEmpty)
    }

    /// A module's box, with room for its lines side by side.
    private func boxSize(_ module: Int, _ passing: [Passing]) -> Size {
        var size = picture.boxes[module].frame.size
        let leaving = passing.filter { pairs[$0.link].from == module }
        let arriving = passing.filter { pairs[$0.link].to == module }
        let ports = max(room(for: leaving), room(for: arriving)) - Spacing.betweenPorts
        size.height = max(size.height, min(Spacing.highestBox, 2 * Spacing.corner + ports))
        return size
    }

    private func room(for links: [Passing]) -> Int {
        links.reduce(0) { $0 + Spacing.portDistance(hasResults: !picture.links[$1.link].label.results.isEmpty) }
    }

    private func folderItem(_ laid: Laid, title: String, numbered links: [Int]) -> Level.Item {
        let width = max(laid.layout.size.width, TextWidth.words(title, size: 13) + 60)
        var item = Level.Item(
            size: Size(
                width: width + 2 * Self.padding, height: laid.layout.size.height + Self.header + Self.padding))
        let numbers = Dictionary(firstOf: zip(links, 0...))
        for (index, passing) in laid.links.enumerated() {
            guard let side = passing.side, let number = numbers[passing.link] else { continue }
            let run = side == .left ? laid.layout.runs[index].first : laid.layout.runs[index].last
            item.ports[number] = Self.header + (run?.y ?? 0)
        }
        return item
    }
}

extension FolderTree {
    /// The modules in it and below.
    var allModules: [Int] { modules + folders.flatMap(\.allModules) }
}
