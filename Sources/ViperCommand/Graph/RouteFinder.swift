import AppGraph
import SwiftSource
import ViperModel

/// A search for routes between modules in the router bodies of specs. A route is a call of navigation that opens a
/// module: `navigation.push(DetailModule(id: 1))`.
struct RouteFinder {
    /// The module name for each destination: `Detail` for `DetailModule`.
    private let modules: [String: String]

    init(_ program: Program) {
        let names = program.opened.map(\.name)
        modules = Dictionary(firstOf: names.map { (program.app.naming.destination($0), $0) })
    }

    /// Returns the routes from a module, in the order of its router's members.
    func routes(from module: Module) -> [MapRoute] {
        (module.router?.members ?? []).flatMap { member -> [MapRoute] in
            guard let body = member.body else { return [] }
            var routes: [MapRoute] = []
            body.block.forEachExpression {
                visit($0, kind: nil) { kind, opened in
                    let results = module.delegations.filter { $0.module == opened }.flatMap(\.section.members)
                    let route = MapRoute(
                        from: module.name, to: opened, member: member.fullName, kind: kind,
                        results: results.map(\.fullName))
                    if !routes.contains(route) { routes.append(route) }
                }
            }
            return routes
        }
    }

    /// Calls `found` for each module that an expression opens. `kind` is the name of the enclosing call: `push`.
    private func visit(_ expression: Expression, kind: String?, found: (_ kind: String, _ module: String) -> Void) {
        guard case .call(let callee, _, _) = expression.kind else {
            return expression.forEachPart { visit($0, kind: kind, found: found) }
        }
        switch callee.kind {
        case .name(let name):
            if let module = modules[name.name] { found(kind ?? "open", module) }
            expression.forEachPart { visit($0, kind: kind, found: found) }
        case .member(_, let name): expression.forEachPart { visit($0, kind: name.name, found: found) }
        default: expression.forEachPart { visit($0, kind: kind, found: found) }
        }
    }
}
