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
            changes. Open it with 'navigation.push(DetailModule(…))'. Declare in 'interface' what other modules may \
            call, and in 'delegate' what the module reports. You may use the router of a module without a generated \
            assembly: 'DetailRouter.createModule()'. Two modules may also share code: a class of one may inherit from \
            a class of the other. Their presenters may share a screen, and conform to the protocol that its view calls.
            """,
        wrong: "final class ListRouter {\n    func open() { show(DetailView()) }\n}",
        right: "final class ListRouter {\n    func open() { navigation.push(DetailModule()) }\n}")
}

extension Boundaries {
    /// Returns whether a part may use a type inside another module. It may inherit the type. In an extension that
    /// conforms to a protocol, it may use the type in parameters. It may use an entry point of the other module. It may
    /// use any type if the other module's view is a cell, or if a class of either module inherits a type inside the
    /// other.
    @Sendable static func mayNameInside(_ mention: Mention) -> Bool {
        guard let (part, use) = mention.code, let inside = mention.lint.types.internalTypes[mention.name] else {
            return true
        }
        let place = mention.location.range.lowerBound
        let declaration = part.declaration
        if declaration.inherited.contains(where: { $0.range.contains(place) }) { return true }
        if declaration.kind == .extension, !declaration.inherited.isEmpty,
            declaration.members.flatMap(\.parameters).contains(where: { $0.range.contains(place) })
        {
            return true
        }
        return isEntryPoint(inside, use, part.code, mention.lint)
            || mention.lint.showsCell(inside.module)
            || mention.lint.hasClass(in: mention.module, inheritingFrom: inside.module)
            || mention.lint.hasClass(in: inside.module, inheritingFrom: mention.module)
    }

    /// Returns whether the name is an entry point of a module without a generated assembly. An entry point is the
    /// router, or the view that a static function of the router returns. It may also be a view that assembles the
    /// module itself, or that a dependency container resolves: `DetailView.self`.
    private static func isEntryPoint(
        _ inside: ModuleTypes.Inside, _ use: UsedName, _ code: LintContext.Code, _ lint: LintContext
    ) -> Bool {
        let module = lint.program.modules[inside.module]
        guard !lint.program.app.emit(of: module).contains(.assembly) else { return false }
        switch inside.kind {
        case .router: return true
        case .view:
            let next = (1...2).map { code.text(use.index + $0) }
            if next == [".", "self"] || lint.viewMakesModule(inside.module) { return true }
            return next[0] != "("
                && lint.code(of: .router, in: inside.module).parts.flatMap(\.staticFunctions).contains {
                    $0.requirement?.valueType?.mentionedNames.contains(use.name) ?? false
                }
        default: return false
        }
    }

    /// Returns the same key (`Boundary.cause`) for all uses of another module in one member, so that the member is
    /// reported once. Such a member may assemble the other module by hand.
    @Sendable static func moduleAndMember(_ mention: Mention) -> String {
        "\(mention.meaning) \(mention.memberStart)"
    }

    @Sendable static func wayToModule(_ mention: Mention) -> String {
        let lint = mention.lint
        let module = lint.program.modules.first { $0.name == mention.meaning }
        let isOpened = module.map { lint.program.app.emit(of: $0).contains(.assembly) } ?? false
        let destination = lint.naming.destination(mention.meaning)
        let way = isOpened ? "open the module with '\(destination)'" : "get the object from the code that creates it"
        return "\(way); use only the module's 'interface' and 'delegate'"
    }
}

extension DeclarationOutline {
    /// Whether the declaration is a `static` or `class` function.
    var isStaticFunction: Bool { kind == .function && modifiers.contains { ["static", "class"].contains($0.name) } }
}

extension LintContext.Part {
    fileprivate var staticFunctions: [DeclarationOutline] { declaration.members.filter(\.isStaticFunction) }
}

extension LintContext {
    /// Returns whether the use calls a static function of the module's router. Such functions assemble the module.
    func callsStaticRouterFunction(of module: Int, _ use: UsedName, in code: Code) -> Bool {
        guard let owner = types.owners[use.name], owner == ModuleClass(module: module, part: .router) else {
            return false
        }
        return code.text(use.index + 1) == "."
            && self.code(of: owner).parts.flatMap(\.staticFunctions).contains {
                $0.name.name == code.text(use.index + 2)
            }
    }

    /// Returns whether the view of a module assembles the module. Code that creates the view then creates the module,
    /// too.
    fileprivate func viewMakesModule(_ module: Int) -> Bool {
        let presenter = className(of: .presenter, in: program.modules[module])
        return code(of: .view, in: module).parts.map(\.code).contains { code in
            code.uses.contains { use in
                use.name == presenter && code.text(use.index + 1) == "("
                    || callsStaticRouterFunction(of: module, use, in: code)
            }
        }
    }

    /// Returns whether the view of a module is a cell or a header of a list. Any screen may register such a view and
    /// create its presenter.
    fileprivate func showsCell(_ module: Int) -> Bool {
        if program.modules[module].name.hasSuffix("Cell") { return true }
        let view = className(of: .view, in: program.modules[module])
        return Set([view]).closed { inherited[$0] ?? [] }.contains { name in
            name.hasSuffix("Cell") || name == "UITableViewHeaderFooterView" || name == "UICollectionReusableView"
        }
    }

    /// Returns whether a class of a module inherits, directly or indirectly, a type that only the other module may use.
    fileprivate func hasClass(in module: Int, inheritingFrom other: Int) -> Bool {
        types.owners.contains { name, owner in
            owner.module == module
                && Set(inherited[name] ?? []).closed { inherited[$0] ?? [] }.contains {
                    types.internalTypes[$0]?.module == other
                }
        }
    }
}
