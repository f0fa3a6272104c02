/// The layout of a map with folders. It lays out the inside of each folder as a level. Lines to modules outside the
/// folder end at the level's border. Then the folder is a box in the level around it. The box has fixed ports, where
/// these lines continue.
struct FolderLayout {
    /// A link of the picture with at least one end in a folder.
    struct LocalLink {
        enum Border { case left, right }

        /// The index of the link in the picture.
        var number: Int
        /// The border at which the link leaves the folder; nil if both ends are inside.
        var border: Border?
    }

    /// A link in a level. Its ends are indices of items, or nil for the level's border.
    struct PlacedLink {
        var local: LocalLink
        var left: Int?
        var right: Int?
        /// Whether the arrow points from right to left. This is false for a link that leaves the folder.
        var pointsLeft: Bool
    }

    /// A module or folder in a level, by its index in the picture.
    enum Child: Hashable {
        case module(Int)
        case folder(Int)
    }

    /// The layout of a level, with the modules, folders and links that it places.
    struct LaidOutLevel {
        var children: [Child]
        var links: [PlacedLink]
        var layout: LevelLayout
        /// The number of crossings in this level and in the folders inside it.
        var crossings: Int
    }

    static let padding = 24
    static let header = 44

    /// The picture. The layout adds the map's folders to it.
    private(set) var picture: MapPicture
    /// The indices of the modules at the ends of each link.
    private let pairs: [(from: Int, to: Int)]
    /// The index of the module that the app opens first.
    private let root: Int?
    /// A link points left if it leads back toward the root module by at least this many steps.
    private let tolerance: Int
    /// The layout of the inside of each folder, by the folder's index in the picture.
    private(set) var levels: [Int: LaidOutLevel] = [:]
    /// For each module, the index of a child of the current level: the module itself, or the folder that contains it.
    /// It is -1 at first.
    private var childOf: [Int]

    init(picture: MapPicture, pairs: [(from: Int, to: Int)], root: Int?, tolerance: Int) {
        self.picture = picture
        self.pairs = pairs
        self.root = root
        self.tolerance = tolerance
        childOf = [Int](repeating: -1, count: picture.boxes.count)
    }

    mutating func layOut(_ tree: FolderTree) -> LaidOutLevel {
        layOut(tree, links: pairs.indices.map { LocalLink(number: $0, border: nil) })
    }

    /// Lays out the inside of a folder. `links` are all links with an end in the folder.
    private mutating func layOut(_ tree: FolderTree, links: [LocalLink]) -> LaidOutLevel {
        let children = addChildren(of: tree)
        let inside = Set(tree.allModules)
        func child(_ module: Int) -> Int? { inside.contains(module) ? childOf[module] : nil }
        let connections = links.map { link in
            Connection(link: link, from: child(pairs[link.number].from), to: child(pairs[link.number].to))
        }
        let enclosed = connections.filter { $0.from == $0.to }
        let placed = placed(
            connections.filter { $0.from != $0.to }, among: children.count, root: root.flatMap(child))

        var items: [Level.Item] = tree.modules.map { .init(size: boxSize($0, links)) }
        var crossings = 0
        for (index, folder) in zip(tree.modules.count..., tree.folders) {
            let inside = enclosed.filter { $0.from == index }.map { LocalLink(number: $0.link.number, border: nil) }
            let leaving = placed.filter { $0.left == index || $0.right == index }.map {
                LocalLink(number: $0.local.number, border: $0.left == index ? .right : .left)
            }
            let level = layOut(folder, links: inside + leaving)
            if case .folder(let number) = children[index] { levels[number] = level }
            crossings += level.crossings
            items.append(item(level, title: folder.path.last ?? "", links: placed))
        }
        let layout = Level(items: items, links: placed.map(levelLink)).laidOut()
        return LaidOutLevel(
            children: children, links: placed, layout: layout, crossings: crossings + layout.crossings)
    }

    /// Returns the modules of a folder, then its subfolders. Also sets `childOf` for each module in the folder and its
    /// subfolders.
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

    /// A link with the index of the child at each end. The index is nil if the end is outside the level.
    private struct Connection {
        var link: LocalLink
        var from: Int?
        var to: Int?
    }

    /// Chooses for each link which end is on the left. `root` is the index of the item that contains the root module.
    private func placed(_ connections: [Connection], among items: Int, root: Int?) -> [PlacedLink] {
        let inner = connections.compactMap { connection in
            connection.from.flatMap { from in connection.to.map { (number: connection.link.number, from: from, to: $0) }
            }
        }
        let directions = LinkDirections.pointingLeft(
            items: items, links: inner.map { (from: $0.from, to: $0.to) }, first: root, tolerance: tolerance)
        let pointsLeft = Set(zip(inner, directions).compactMap { link, pointsLeft in pointsLeft ? link.number : nil })
        return connections.map { connection in
            let (link, from, to) = (connection.link, connection.from, connection.to)
            return switch link.border {
            case .left: PlacedLink(local: link, left: nil, right: from ?? to, pointsLeft: false)
            case .right: PlacedLink(local: link, left: from ?? to, right: nil, pointsLeft: false)
            case nil where pointsLeft.contains(link.number):
                PlacedLink(local: link, left: to, right: from, pointsLeft: true)
            case nil: PlacedLink(local: link, left: from, right: to, pointsLeft: false)
            }
        }
    }

    private func levelLink(_ link: PlacedLink) -> Level.Link {
        let label = picture.links[link.local.number].label
        return Level.Link(
            left: link.left, right: link.right, label: link.local.border == nil ? label.size : .zero,
            labelAbove: label.above, isLabelAtRight: link.pointsLeft, hasResults: !label.results.isEmpty)
    }

    // MARK: Items

    /// Returns the size of a module's box, with enough height for the lines that meet it.
    private func boxSize(_ module: Int, _ links: [LocalLink]) -> Size {
        var size = picture.boxes[module].frame.size
        let outgoing = links.filter { pairs[$0.number].from == module }
        let incoming = links.filter { pairs[$0.number].to == module }
        let ports = max(room(for: outgoing), room(for: incoming)) - LayoutMetrics.betweenPorts
        size.height = max(size.height, min(LayoutMetrics.highestBox, 2 * LayoutMetrics.corner + ports))
        return size
    }

    private func room(for links: [LocalLink]) -> Int {
        links.reduce(0) { $0 + LayoutMetrics.portDistance(hasResults: !picture.links[$1.number].label.results.isEmpty) }
    }

    /// Returns the box of a folder, as an item of the level around it. `inside` is the layout of the folder; `links`
    /// are the links of the level around it.
    private func item(_ inside: LaidOutLevel, title: String, links: [PlacedLink]) -> Level.Item {
        let width = max(inside.layout.size.width, TextWidth.words(title, size: 13) + 60)
        var item = Level.Item(
            size: Size(
                width: width + 2 * Self.padding, height: inside.layout.size.height + Self.header + Self.padding))
        let indices = Dictionary(firstOf: zip(links.map(\.local.number), 0...))
        for (runs, link) in zip(inside.layout.runs, inside.links) {
            guard let border = link.local.border, let index = indices[link.local.number] else { continue }
            let run = border == .left ? runs.first : runs.last
            item.ports[index] = Self.header + (run?.y ?? 0)
        }
        return item
    }
}
