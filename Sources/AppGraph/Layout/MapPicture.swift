/// A map with the positions of all its elements.
package struct MapPicture: Sendable {
    /// A module's box.
    package struct Box: Sendable {
        /// The index of the module in the map.
        package var module: Int
        package var frame: Frame
        /// The module's name.
        package var title: String
        /// The text below the name: the inputs, or `implemented by hand`.
        package var subtitle: String
    }

    /// The frame of a folder.
    package struct Folder: Sendable {
        package var path: [String]
        package var frame: Frame
        /// The number of modules in the folder and its subfolders.
        package var count: Int
    }

    /// An arrow from one module to another. It stands for all routes between them in this direction.
    package struct Link: Sendable {
        package var from: String
        package var to: String
        package var routes: [MapRoute] = []
        /// The arrow's line from left to right, divided by the folders that it passes. `folder` is the index of the
        /// folder; nil outside of folders.
        package var stretches: [(folder: Int?, runs: [Interval])] = []
        /// Whether the arrowhead is at the left end.
        package var pointsLeft = false
        package var label = LinkLabel([])
        package var labelFrame: Frame?
        /// The index of the innermost folder that contains both ends and the label.
        package var folder: Int?
    }

    package var size = Size.zero
    package var boxes: [Box] = []
    package var folders: [Folder] = []
    package var links: [Link] = []
    /// The number of line crossings.
    package var crossings = 0
}

/// The label of an arrow: routes above its line, delegate calls (results) below it.
package struct LinkLabel: Sendable, Hashable {
    /// A line of text for a route: the router's member, and the kind of navigation.
    package struct Line: Sendable, Hashable {
        package var name: String
        package var kind: String
    }

    package var routes: [Line]
    package var results: [String]

    static let lineHeight = 14
    static let fontSize = 11

    /// Creates a label. Shows at most three routes and two results, otherwise `+ 4 more`.
    init(_ routes: [MapRoute]) {
        let lines = routes.map { Line(name: Self.short($0.member), kind: $0.kind) }
        let results = routes.flatMap(\.results).unique.map(Self.short).unique
        self.routes = lines.count > 3 ? lines.prefix(2) + [Line(name: "+ \(lines.count - 2) more", kind: "")] : lines
        self.results = results.count > 2 ? [results[0], "+ \(results.count - 1) more"] : results
    }

    /// Returns the name of a member without its argument labels, shortened.
    private static func short(_ member: String) -> String {
        TextWidth.shortened(String(member.prefix { $0 != "(" }), to: 26)
    }

    var size: Size {
        let widths =
            routes.map { TextWidth.code($0.name + ($0.kind.isEmpty ? "" : " " + $0.kind), size: Self.fontSize) }
            + results.map { TextWidth.code($0, size: Self.fontSize) }
        return Size(width: (widths.max() ?? 0) + 12, height: above + below)
    }

    /// The height of the label above the line.
    var above: Int { routes.count * Self.lineHeight + 5 }
    /// The height of the label below the line.
    var below: Int { results.isEmpty ? 5 : results.count * Self.lineHeight + 9 }
}
