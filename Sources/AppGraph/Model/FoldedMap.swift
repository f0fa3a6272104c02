extension AppMap {
    /// The map with folders at that depth closed: each is a box, and the routes from one to another are one line.
    package func folded(to depth: Int) -> AppMap {
        guard modules.contains(where: { $0.folder.count >= depth }) else { return self }
        let boxes = Dictionary(firstOf: modules.map { ($0.name, $0.box(at: depth)) })
        var map = self
        map.root = root.flatMap { boxes[$0] }
        map.modules = Dictionary(grouping: modules) { $0.box(at: depth) }.flatMap { name, modules -> [MapModule] in
            guard let folder = modules.first?.folder, folder.count >= depth else { return modules }
            let count = modules.count == 1 ? "1 module" : "\(modules.count) modules"
            return [MapModule(name: name, folder: Array(folder.prefix(depth - 1)), inputs: [count])]
        }.sorted { $0.name < $1.name }
        let lines = Dictionary(grouping: routes) { [boxes[$0.from] ?? $0.from, boxes[$0.to] ?? $0.to] }
        map.routes = lines.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { ends, routes -> [MapRoute] in
            if ends == [routes[0].from, routes[0].to] { return routes }
            if ends[0] == ends[1] { return [] }
            let member = routes.count == 1 ? routes[0].member : "\(routes.count) routes"
            let kinds = Set(routes.map(\.kind))
            return [MapRoute(from: ends[0], to: ends[1], member: member, kind: kinds.count == 1 ? routes[0].kind : "")]
        }
        map.countsOfWhole = counts
        map.findingsOfWhole = findings(about: Set(map.modules.map(\.name)))
        return map
    }
}

extension MapModule {
    /// The box that stands for it where folders at that depth are closed: its own, or its folder's.
    fileprivate func box(at depth: Int) -> String {
        folder.count < depth ? name : folder.prefix(depth).joined(separator: "/") + "/"
    }
}
