extension MapPicture {
    /// `folders` to draw folders as frames around their modules; `flat` to leave them out.
    package enum Grouping: Sendable { case flat, folders }

    /// Lays out a map in several ways, and keeps the layout that is easiest to read.
    package init(_ map: AppMap, grouping: Grouping = .flat) {
        let numbers = Dictionary(firstOf: zip(map.modules.map(\.name), 0...))
        let pairs = addLinks(of: map, numbers)
        boxes = map.modules.enumerated().map { Box($1, number: $0) }
        let tree = FolderTree(map, grouping)
        let root = map.root.flatMap { numbers[$0] }
        let attempts = tolerances(grouping).map { laidOut(tree, pairs, root, tolerance: $0) }
        self = attempts.min { $0.effort < $1.effort } ?? self
    }

    /// Adds a link for each pair of modules with routes from one to the other. Returns the indices of the modules at
    /// the ends of each link.
    private mutating func addLinks(of map: AppMap, _ numbers: [String: Int]) -> [(from: Int, to: Int)] {
        var pairs: [(from: Int, to: Int)] = []
        var linkOfPair: [[Int]: Int] = [:]
        for route in map.routes where route.from != route.to {
            guard let from = numbers[route.from], let to = numbers[route.to] else { continue }
            let link = linkOfPair[[from, to], default: links.count]
            if link == links.count {
                linkOfPair[[from, to]] = link
                pairs.append((from: from, to: to))
                links.append(Link(from: route.from, to: route.to))
            }
            links[link].routes.append(route)
        }
        for index in links.indices { links[index].label = LinkLabel(links[index].routes) }
        return pairs
    }

    /// Returns the values of `tolerance` to try in `laidOut`. Low values produce a narrow map with more crossings; high
    /// values produce a wide map. With many links, there is time for only one attempt.
    private func tolerances(_ grouping: Grouping) -> [Int] {
        switch grouping {
        case .folders: [2]
        case .flat: links.count <= 250 ? [1, 2, 3, 5, .max] : [0]
        }
    }

    /// A measure of how hard the picture is to read: the number of crossings times the size. The height counts twice,
    /// because screens are wide. Each factor has a constant added. Without the constants, a huge map with no crossings
    /// or a small one with many could be selected.
    private var effort: Int {
        let tangle = crossings + links.count / 10 + 3
        let extent = size.width + 2 * (size.height + 400)
        return tangle * extent
    }

    /// Returns the picture with all positions. A link that leads back toward the root module by at least `tolerance`
    /// steps points left.
    private func laidOut(
        _ tree: FolderTree, _ pairs: [(from: Int, to: Int)], _ root: Int?, tolerance: Int
    ) -> MapPicture {
        var layout = FolderLayout(picture: self, pairs: pairs, root: root, tolerance: tolerance)
        let level = layout.layOut(tree)
        var picture = layout.picture
        picture.crossings = level.crossings
        picture.place(level, in: nil, at: (0, 0), layout.levels)
        picture.size = level.layout.size
        return picture
    }

    /// Places the contents of a folder, or of the whole map, at `origin`. `levels` contains the layout of each folder's
    /// inside.
    private mutating func place(
        _ level: FolderLayout.LaidOutLevel, in folder: Int?, at origin: (x: Int, y: Int),
        _ levels: [Int: FolderLayout.LaidOutLevel]
    ) {
        for (child, frame) in zip(level.children, level.layout.frames) {
            let frame = frame.moved(origin.x, origin.y)
            switch child {
            case .module(let module): boxes[module].frame = frame
            case .folder(let number):
                folders[number].frame = frame
                guard let inside = levels[number] else { continue }
                let start = (frame.x + FolderLayout.padding, frame.y + FolderLayout.header)
                place(inside, in: number, at: start, levels)
            }
        }
        for (index, link) in level.links.enumerated() {
            let runs = level.layout.runs[index].map { $0.moved(origin.x, origin.y) }
            addStretch(runs, of: link.local, in: folder)
            let number = link.local.number
            if link.local.border == nil {
                links[number].pointsLeft = link.pointsLeft
                links[number].folder = folder
            }
            if let label = level.layout.labels[index] {
                links[number].labelFrame = label.moved(origin.x, origin.y)
            }
        }
    }

    /// Adds the part of a link's line inside a folder. If the link leaves the folder, the line is extended to the
    /// folder's frame.
    private mutating func addStretch(_ runs: [Interval], of link: FolderLayout.LocalLink, in folder: Int?) {
        var runs = runs
        if link.border == .left { runs[0].start -= FolderLayout.padding }
        if link.border == .right, let folder { runs[runs.count - 1].end = folders[folder].frame.right }
        links[link.number].stretches.append((folder: folder, runs: runs))
        links[link.number].stretches.sort { ($0.runs.first?.start ?? 0) < ($1.runs.first?.start ?? 0) }
    }
}

extension MapPicture.Box {
    /// Creates the box of a module, large enough for its name and inputs.
    fileprivate init(_ module: MapModule, number: Int) {
        self.module = number
        title = TextWidth.shortened(module.name, to: 32)
        let inputs = module.inputs.joined(separator: ", ")
        subtitle = module.origin == .handWritten ? "implemented by hand" : TextWidth.shortened(inputs, to: 32)
        let width = max(TextWidth.words(title, size: 14), TextWidth.code(subtitle, size: 11)) + 32
        frame = Frame(x: 0, y: 0, size: Size(width: max(96, width), height: subtitle.isEmpty ? 38 : 50))
    }
}
