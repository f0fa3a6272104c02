import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// Who may call what modules declare: code that names a module's protocols and classes, the classes that these are made from,
/// whatever is made from one of those, or another protocol that one of the module's classes has.
struct Callers: Sendable {
    /// What names stand for a module, by name.
    private var kin: [String: Set<Int>]
    /// What code uses that is none of the module's classes, by the modules that it names.
    private var used: [Int: [CodeNames]] = [:]

    init(in lint: LintContext) {
        kin = Self.kin(in: lint)
        let search = WordSearch(kin.keys)
        let files = lint.files.mapInParallel { [kin] file in
            if search.words(in: file.source).isEmpty { return (modules: Set<Int>(), names: CodeNames()) }
            let names = lint.usedBesideParts(in: file)
            let declared = file.headings.map(\.name).filter { lint.owners[$0] == nil }
            return (modules: Self.modules(of: Array(names.all) + declared, kin), names: names)
        }
        let parts = lint.usedByOwner.map { [kin] owner, names in
            (modules: Self.modules(of: names.all, kin).subtracting([owner.module]), names: names)
        }
        for code in files + parts {
            for module in code.modules { used[module, default: []].append(code.names) }
        }
    }

    /// What code uses that may call a module's members, beside the part that has them.
    func used(naming module: Int, beside implementer: SectionKind, in lint: LintContext) -> [CodeNames] {
        let parts = lint.program.modules[module].parts.filter { $0.kind != implementer }
        let others = parts.map { lint.used(by: $0, in: module) }
        return (used[module] ?? []) + others.filter { Self.modules(of: $0.all, kin).contains(module) }
    }

    private static func modules(of names: some Sequence<String>, _ kin: [String: Set<Int>]) -> Set<Int> {
        names.reduce(into: []) { $0.formUnion(kin[$1] ?? []) }
    }

    private static func kin(in lint: LintContext) -> [String: Set<Int>] {
        var kin: [String: Set<Int>] = lint.homes.mapValues { [$0] }
        let headings = lint.files.flatMap(\.headings)
        let declared = headings.filter { !$0.isExtension }
        let classes = Dictionary(
            declared.filter(\.isClass).map { ($0.name, $0.inherited) }, uniquingKeysWith: { first, _ in first })
        for (name, owner) in lint.owners {
            var seen: Set<String> = [name]
            var next = classes[name]?.first
            while let base = next, let inherited = classes[base], seen.insert(base).inserted {
                kin[base, default: []].insert(owner.module)
                next = inherited.first
            }
        }
        let contracts = lint.program.modules.flatMap(\.contract).map { section in
            (section.protocolName, section.inherited.flatMap(\.protocolNames))
        }
        var heirs: [String: [String]] = [:]
        for (name, inherited) in declared.map({ ($0.name, $0.inherited) }) + contracts {
            for parent in inherited { heirs[parent, default: []].append(name) }
        }
        var open = Array(kin.keys)
        while let name = open.popLast() {
            let own = kin[name] ?? []
            for heir in heirs[name] ?? [] where !own.isSubset(of: kin[heir] ?? []) {
                kin[heir, default: []].formUnion(own)
                open.append(heir)
            }
        }
        // Apple's protocols are named everywhere.
        let own = Set(declared.map(\.name))
        for (name, inherited) in headings.map({ ($0.name, $0.inherited) }) + contracts {
            guard let module = lint.homes[name] else { continue }
            for parent in inherited where own.contains(parent) && lint.homes[parent] == nil {
                kin[parent, default: []].insert(module)
            }
        }
        return kin
    }
}

extension LintContext {
    /// The findings of members that nobody calls who may: no other part of the module, as where interactors talk to presenters,
    /// and nobody else, such as builders, cells and helpers.
    func unused(_ candidates: [(section: Section, member: Member, finding: Diagnostic)]) -> [Diagnostic] {
        guard !candidates.isEmpty else { return [] }
        let callers = callers.once { Callers(in: self) }
        return candidates.filter { section, member, _ in
            guard let module = home(of: section.protocolName), !member.requirement.isStatic,
                !isLink(member, in: module)
            else { return false }
            let implementer = section.kind == .output ? .presenter : section.kind
            return !callers.used(naming: module, beside: implementer, in: self).mayUse(specified: member)
        }.map(\.finding)
    }

    /// A property by which a part holds another one of its module: whoever puts the module together sets it.
    private func isLink(_ member: Member, in module: Int) -> Bool {
        guard case .variable(let variable) = member.requirement.kind else { return false }
        return variable.type?.names.contains { home(of: $0) == module } ?? false
    }
}
