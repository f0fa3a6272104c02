import Diagnostics
import SwiftSource
import ViperModel

extension Rule {
    static let moduleBoundary = Rule(
        id: "moduleBoundary", isAdjustable: true,
        summary: "Code reaches into another module",
        explanation: """
            Use another module only through its destination ('DetailModule(…)'), its 'interface' and its 'delegate'. \
            Creating its view controller or calling its presenter bypasses its assembly and breaks when the module \
            changes. Open it with 'navigation.push(DetailModule(…))', and declare what other modules may call in \
            'interface' and what it reports in 'delegate'. Allowed: calling a router that builds its own module \
            ('DetailRouter.createModule()'), and code in modules that are built from one another (a class created from \
            another module's class, or presenters that share a screen and conform to the protocol its view calls).
            """,
        wrong: "final class ListRouter {\n    func open() { show(DetailView()) }\n}",
        right: "final class ListRouter {\n    func open() { navigation.push(DetailModule()) }\n}")
}

extension Boundaries {
    /// Whether a use of another module's inside breaks no boundary: it is what a class inherits, stands in a signature that some
    /// protocol asks for, or is a router that makes its module; or one of the modules is made from the other.
    @Sendable static func mayNameInside(_ mention: Mention) -> Bool {
        guard let (part, use) = mention.code, let inside = mention.lint.types.insides[mention.name] else { return true }
        let place = mention.location.range.lowerBound
        let declaration = part.declaration
        if declaration.inherited.contains(where: { $0.range.contains(place) }) { return true }
        if declaration.kind == .extension, !declaration.inherited.isEmpty,
            declaration.members.flatMap(\.parameters).contains(where: { $0.range.contains(place) })
        {
            return true
        }
        return isMaker(inside, use, part.code, mention.lint)
            || mention.lint.isMade(mention.module, from: inside.module)
            || mention.lint.isMade(inside.module, from: mention.module)
    }

    /// Whether it is a router that makes its module: `DetailRouter.createModule()`, `DetailRouter().build()`.
    private static func isMaker(
        _ inside: ModuleTypes.Inside, _ use: UsedName, _ code: LintContext.Code, _ lint: LintContext
    ) -> Bool {
        let module = lint.program.modules[inside.module]
        let next = (1...3).map { code.text(use.index + $0) }
        guard inside.kind == .router, next[0] == "." || next == ["(", ")", "."],
            !lint.program.app.emit(of: module).contains(.assembly), module.router != nil
        else { return false }
        let presenter = lint.className(of: .presenter, in: module)
        return lint.code(of: .router, in: inside.module).used.contains(presenter)
    }

    @Sendable static func wayToModule(_ mention: Mention) -> String {
        let lint = mention.lint
        let module = lint.program.modules.first { $0.name == mention.meaning }
        let isOpened = module.map { lint.program.app.emit(of: $0).contains(.assembly) } ?? false
        let destination = lint.naming.destination(mention.meaning)
        let way = isOpened ? "open it with '\(destination)'" : "get it from the code that creates it"
        return "\(way); use only its 'interface' and 'delegate'"
    }
}

extension LintContext {
    /// Whether a class of a module inherits, directly or not, what is inside of another one.
    fileprivate func isMade(_ module: Int, from other: Int) -> Bool {
        types.owners.contains { name, owner in
            owner.module == module
                && Set(inherited[name] ?? []).closed { inherited[$0] ?? [] }.contains {
                    types.insides[$0]?.module == other
                }
        }
    }
}
