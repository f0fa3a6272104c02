import Diagnostics
import SwiftSource
import ViperModel

/// Looks for the insides of other modules.
enum ModuleBoundary: LintRule {
    static let rule = Rule(
        id: "moduleBoundary", isAdjustable: true,
        summary: "A module reaches another one by its Module value, its interface and its delegate alone",
        explanation: """
            What stands behind a module's destination is its own affair: who makes its view controller or calls its \
            presenter directly skips its assembly, and breaks when it is changed. Open it with \
            'navigation.push(DetailModule(…))'; declare in its 'interface' what others may call, and in its 'delegate' what \
            it tells them. A router that makes its module itself, as in 'DetailRouter.createModule()', may be asked for it. \
            Modules that are made from each other know each other: where a class is made from another module's class, or \
            several presenters share a screen and conform to what its view calls.
            """,
        wrong: "final class ListRouter {\n    func open() { show(DetailView()) }\n}",
        right: "final class ListRouter {\n    func open() { navigation.push(DetailModule()) }\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        let found = lint.ownParts.flatMap { part in
            lint.firstUses(
                of: lint.code(of: part.owner).typesOfModules, in: part,
                except: { isAllowed(in: part, $0, at: $1, lint) }
            ) { name in
                lint.types.insides[name].flatMap { $0.module == part.owner.module ? nil : $0.module }
            }.map { (part: part, use: $0) }
        }
        if found.isEmpty { return [] }
        let relatives = relatives(in: lint)
        return found.compactMap { part, use in
            if relatives[part.owner.module]?.contains(use.meaning) ?? false { return nil }
            let module = lint.program.modules[use.meaning]
            let isOpened = lint.program.app.emit(of: module).contains(.assembly)
            let destination = lint.naming.destination(module.name)
            let way = isOpened ? "open it with '\(destination)'" : "ask whoever makes it for it"
            return Diagnostic(
                rule, "'\(part.name)' reaches '\(use.name)', which is inside the module '\(module.name)'",
                at: use.location, notes: ["\(way); its 'interface' and 'delegate' say what else others may use"])
        }
    }

    /// The modules that each module may know, for one is made from the other: a class of one inherits, directly or not, what is
    /// inside the other.
    private static func relatives(in lint: LintContext) -> [Int: Set<Int>] {
        let inherited = Dictionary(
            lint.files.flatMap(\.headings).map { ($0.name, $0.inherited) }, uniquingKeysWith: +)
        var relatives: [Int: Set<Int>] = [:]
        for (name, owner) in lint.types.owners {
            for base in Set(inherited[name] ?? []).closed(under: { inherited[$0] ?? [] }) {
                guard let other = lint.types.insides[base]?.module, other != owner.module else { continue }
                relatives[owner.module, default: []].insert(other)
                relatives[other, default: []].insert(owner.module)
            }
        }
        return relatives
    }

    /// Whether a use of another module's inside breaks no boundary: it is what a class inherits, stands in a signature that some
    /// protocol asks for, or is a router that makes its module: `DetailRouter.createModule()`, `DetailRouter().build()`.
    private static func isAllowed(
        in part: LintContext.Part, _ tokens: ArraySlice<Token>, at index: Int, _ lint: LintContext
    ) -> Bool {
        let place = tokens[index].range.lowerBound
        let declaration = part.declaration
        if declaration.inherited.contains(where: { $0.range.contains(place) }) { return true }
        let isConformance = declaration.kind == .extension && !declaration.inherited.isEmpty
        if isConformance, declaration.members.contains(where: { $0.hasParameter(at: place) }) { return true }
        guard let inside = lint.types.insides[part.source.text(tokens[index].range)], inside.kind == .router else {
            return false
        }
        let next = tokens[(index + 1)...].prefix(3).map { part.source.text($0.range) }
        let module = lint.program.modules[inside.module]
        guard next.first == "." || next == ["(", ")", "."], !lint.program.app.emit(of: module).contains(.assembly),
            let router = module.parts.first(where: { $0.kind == .router })
        else { return false }
        let presenters = lint.types.partNames.classes(of: module).filter { $0.part.kind == .presenter }.map(\.name)
        return lint.code(of: router, in: inside.module).used.containsAny(of: Set(presenters))
    }
}

extension DeclarationOutline {
    /// Whether a parameter stands at a place.
    fileprivate func hasParameter(at place: Int) -> Bool {
        (requirement?.function?.parameters ?? parameters).contains { $0.range.contains(place) }
    }
}
