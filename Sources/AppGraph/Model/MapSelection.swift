/// Which part of a map is to be drawn.
package struct MapSelection: Sendable, Hashable {
    /// Modules that are shown with those around them; nothing means no such choice.
    package var modules: [String] = []
    /// How many routes away from them others are shown.
    package var depth = 1
    /// Patterns of the names and folders that are shown, in which a star stands for any characters; nothing means all.
    package var only: [String] = []
    /// The two modules between which ways are shown; nil means no such choice.
    package var way: Way?

    /// Two modules: shown are the chains of routes that lead from the first to the second.
    package struct Way: Sendable, Hashable {
        package var from: String
        package var to: String

        package init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    package init() {}
}

extension AppMap {
    /// The direction in which routes are followed.
    enum Following { case opens, isOpened }

    /// The part of the map that is selected.
    package func selected(_ selection: MapSelection) -> AppMap {
        var map = self
        if !selection.only.isEmpty {
            map = map.keeping { module in selection.only.contains { module.matches($0) } }
        }
        if let way = selection.way { map = map.ways(way) }
        if !selection.modules.isEmpty {
            let near = [Following.opens, .isOpened].flatMap { following in
                map.steps(from: selection.modules, following).filter { $0.value <= selection.depth }.keys
            }
            let names = Set(near)
            map = map.keeping { names.contains($0.name) }
        }
        return map
    }

    /// The number of routes on the shortest way from one of the modules to each that can be reached.
    func steps(from starts: [String], _ following: Following) -> [String: Int] {
        var next: [String: [String]] = [:]
        for route in routes {
            let (from, to) = following == .opens ? (route.from, route.to) : (route.to, route.from)
            next[from, default: []].append(to)
        }
        var steps = Dictionary(firstOf: starts.map { ($0, 0) })
        var queue = starts
        var index = 0
        while index < queue.count {
            for name in next[queue[index]] ?? [] where steps[name] == nil {
                steps[name] = (steps[queue[index]] ?? 0) + 1
                queue.append(name)
            }
            index += 1
        }
        return steps
    }

    /// How many routes longer than the shortest way others may be, to be shown.
    private static let detour = 2

    /// The modules and routes that lie on a way which is not much longer than the shortest.
    private func ways(_ way: MapSelection.Way) -> AppMap {
        let (before, after) = (steps(from: [way.from], .opens), steps(from: [way.to], .isOpened))
        guard let shortest = before[way.to] else { return keeping { $0.name == way.from || $0.name == way.to } }
        let longest = shortest + Self.detour
        var map = keeping { module in
            before[module.name].flatMap { start in after[module.name].map { start + $0 <= longest } } ?? false
        }
        map.routes = map.routes.filter { route in
            before[route.from].flatMap { start in after[route.to].map { start + 1 + $0 <= longest } } ?? false
        }
        return map
    }

    /// Some of the modules, and the routes between them.
    private func keeping(_ isKept: (MapModule) -> Bool) -> AppMap {
        let modules = modules.filter(isKept)
        let names = Set(modules.map(\.name))
        var map = AppMap(
            title: title, modules: modules, routes: routes.filter { names.contains($0.from) && names.contains($0.to) },
            root: root.flatMap { names.contains($0) ? $0 : nil })
        map.findingsOfWhole = findings(about: names)
        return map
    }
}

extension MapModule {
    /// The folders that it is in, from the outermost: `Shop`, `Shop/Cart`.
    package var folders: [String] { folder.indices.map { folder[...$0].joined(separator: "/") } }

    /// Whether a pattern means its name or a folder that it is in.
    package func matches(_ pattern: String) -> Bool {
        let pattern = StarPattern(pattern)
        return ([name] + folders).contains { pattern.matches($0) }
    }
}
