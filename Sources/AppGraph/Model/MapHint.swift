import Diagnostics

/// A hint about the structure of an app.
package struct MapHint: Sendable, Hashable {
    /// The kind of a hint.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A module's router opens more modules than `maximumFanOut`.
        case fanOut
        /// No path of routes leads from the root module to a module.
        case unreachable
        /// Modules open each other in a cycle.
        case cycle
        /// At least `minimumServiceUsers` modules, and more than half of all modules, use the same service.
        case sharedService
    }

    package var kind: Kind
    /// The names of the modules that the hint is about.
    package var modules: [String]
    /// The message: `Home opens 9 modules`.
    package var text: String
}

extension AppMap {
    /// A hint reports each module whose router opens more modules than this.
    package static let maximumFanOut = 8
    /// A hint reports a service if at least this many modules use it, and more than half of all modules.
    package static let minimumServiceUsers = 5

    /// The hints, in the order of their kinds. If the map shows only selected modules, these are the hints about them,
    /// computed on the complete map.
    package var findings: [MapHint] { findingsOfWhole ?? (fanOuts + unreachable + cycles + sharedServices) }

    /// Returns the hints about modules in `names`. Removes all other modules from each hint.
    func findings(about names: Set<String>) -> [MapHint] {
        findings.compactMap { finding in
            var finding = finding
            finding.modules = finding.modules.filter(names.contains)
            return finding.modules.isEmpty ? nil : finding
        }
    }

    private var fanOuts: [MapHint] {
        let routes = Dictionary(grouping: routes, by: \.from)
        return modules.compactMap { module in
            let opened = Set((routes[module.name] ?? []).map(\.to)).count
            guard opened > Self.maximumFanOut else { return nil }
            return MapHint(kind: .fanOut, modules: [module.name], text: "\(module.name) opens \(opened) modules")
        }
    }

    private var unreachable: [MapHint] {
        guard let root, knowsAllRoutes, modules.contains(where: { $0.name == root }) else { return [] }
        let reached = Set(distances(from: [root], .opens).keys)
        return modules.filter { !reached.contains($0.name) }.map {
            MapHint(kind: .unreachable, modules: [$0.name], text: "\($0.name) is unreachable from \(root)")
        }
    }

    private var cycles: [MapHint] {
        let numbers = Dictionary(firstOf: zip(modules.map(\.name), 0...))
        var opened = [[Int]](repeating: [], count: modules.count)
        for route in routes {
            if let from = numbers[route.from], let to = numbers[route.to] { opened[from].append(to) }
        }
        return opened.cycles.filter { $0.count > 1 }.map { cycle in
            let modules = cycle.map { self.modules[$0].name }
            let named = modules.count > 6 ? modules.prefix(4) + ["\(modules.count - 4) others"] : modules
            return MapHint(
                kind: .cycle, modules: modules, text: "\(named.joined(separator: ", ")) form a navigation cycle")
        }
    }

    private var sharedServices: [MapHint] {
        var users: [String: [String]] = [:]
        for module in modules {
            for dependency in module.dependencies { users[dependency, default: []].append(module.name) }
        }
        return users.keys.sorted().compactMap { service in
            guard let users = users[service], users.count >= Self.minimumServiceUsers, 2 * users.count > modules.count
            else {
                return nil
            }
            return MapHint(
                kind: .sharedService, modules: users,
                text: "\(service) is used by \(users.count) of \(modules.count) modules")
        }
    }
}
