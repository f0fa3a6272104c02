import Diagnostics

extension AppMap {
    /// The map with folders at that depth closed: each is a box, and the routes from one to another are one line.
    package func folded(to depth: Int) -> AppMap {
        guard modules.contains(where: { $0.folder.count >= depth }) else { return self }
        let boxes = Dictionary(firstOf: modules.map { ($0.name, $0.box(at: depth)) })
        var map = self
        map.root = root.flatMap { boxes[$0] }
        map.modules = foldedModules(at: depth)
        map.routes = foldedRoutes(between: boxes)
        map.countsOfWhole = counts
        map.findingsOfWhole = findings(about: Set(map.modules.map(\.name)))
        return map
    }

    /// The modules, with one for each closed folder.
    private func foldedModules(at depth: Int) -> [MapModule] {
        Dictionary(grouping: modules) { $0.box(at: depth) }.flatMap { box, modules -> [MapModule] in
            guard let folder = modules.first?.folder, folder.count >= depth else { return modules }
            let count = counted(modules.count, "module")
            return [MapModule(name: box, folder: Array(folder.prefix(depth - 1)), inputs: [count])]
        }.sorted { $0.name < $1.name }
    }

    /// The routes between boxes, those with a closed folder at an end as one; routes inside a folder are left out. `boxes` has the
    /// box of each module.
    private func foldedRoutes(between boxes: [String: String]) -> [MapRoute] {
        let lines = Dictionary(grouping: routes) { [boxes[$0.from] ?? $0.from, boxes[$0.to] ?? $0.to] }
        return lines.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { ends, routes -> [MapRoute] in
            let (from, to) = (ends[0], ends[1])
            if routes[0].from == from, routes[0].to == to { return routes }
            if from == to { return [] }
            let member = routes.count == 1 ? routes[0].member : "\(routes.count) routes"
            let kinds = Set(routes.map(\.kind))
            return [MapRoute(from: from, to: to, member: member, kind: kinds.count == 1 ? routes[0].kind : "")]
        }
    }
}

extension MapModule {
    /// The name of the box that shows it where folders at that depth are closed: its own name, or its folder's path.
    fileprivate func box(at depth: Int) -> String {
        folder.count < depth ? name : folder.prefix(depth).joined(separator: "/") + "/"
    }
}
