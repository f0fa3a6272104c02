import Diagnostics
import SwiftSource
import ViperModel

/// A declaration that seems unused, because the code that should use it does not. The finding is reported only if no
/// code in the wider scope `users` uses the declaration either.
struct Unused {
    enum Declared {
        case member(Member)
        case requirement(Requirement)
        case name(String)

        func mayBeUsed(by names: NameUsages) -> Bool {
            switch self {
            case .member(let member): names.mayUse(specified: member)
            case .requirement(let requirement): names.mayUse(declared: requirement)
            case .name(let name): names.contains(name)
            }
        }
    }

    /// The wider scope of code that may use a declaration.
    enum WiderUsers {
        /// The other parts of the section's module, and other code that refers to the module, such as builders and
        /// cells.
        case relatedCode(of: Section, module: Int)
        /// All hand-written Swift of the app.
        case app
        /// The bodies of all specs, or the complete text of all specs.
        case bodies, specs
        case tests
    }

    let declared: Declared
    let users: [WiderUsers]
    let finding: Diagnostic
}

extension LintContext {
    /// Returns the entry for a member that seems unused. Returns nil for static members, and for properties that store
    /// another part, because the assembly uses them.
    func unused(_ member: Member, of section: Section, in module: Int, _ finding: Diagnostic) -> Unused? {
        let type = member.requirement.variable?.type
        let isLink = type?.names.contains { types.modulesOfTypes[$0] == module } ?? false
        if isLink || member.requirement.isStatic { return nil }
        return Unused(declared: .member(member), users: [.relatedCode(of: section, module: module)], finding: finding)
    }

    /// Returns the findings on declarations that no code in their wider scope uses.
    func findings(on unused: [Unused]) -> [Diagnostic] {
        lazy var relatedCode = usedByRelatedCode()
        lazy var app = NameUsages(joining: namesOfFiles.values)
        lazy var bodies = NameUsages(joining: codeOfParts.values.map(\.usedInSpec))
        lazy var specs = NameUsages(
            program.specs.flatMap { UsedName.all(in: Lexer.tokens(of: $0)[...], of: $0) })
        lazy var tests = NameUsages(joining: self.tests.map(\.names))
        func names(of users: Unused.WiderUsers) -> [NameUsages] {
            switch users {
            case .relatedCode(let section, let module):
                usedByOtherParts(than: section, in: module) + (relatedCode[module] ?? [])
            case .app: [app]
            case .bodies: [bodies]
            case .specs: [specs]
            case .tests: [tests]
            }
        }
        return unused.filter { unused in
            !unused.users.contains { names(of: $0).contains(where: unused.declared.mayBeUsed) }
        }.map(\.finding)
    }

    /// Returns the names that parts of the module use, except the part that implements the section. Leaves out classes
    /// that do not refer to the module.
    private func usedByOtherParts(than section: Section, in module: Int) -> [NameUsages] {
        let implementer = section.kind == .output ? .presenter : section.kind
        let others = program.modules[module].parts.filter { $0.kind != implementer }
        return others.map { code(of: $0, in: module).used }.filter {
            $0.all.contains { types.modulesOfTypes[$0] == module }
        }
    }

    /// For each module, returns the names that related code outside the module's own classes uses.
    private func usedByRelatedCode() -> [Int: [NameUsages]] {
        let related = RelatedNames(self)
        let ofFiles = files.map { file in
            let names = namesBesidesParts(in: file)
            let declared = file.headings.map(\.name).filter { types.owners[$0] == nil }
            return (related.modules(of: Array(names.all) + declared), names)
        }
        let ofParts = codeOfParts.map { owner, code in
            (related.modules(of: code.used.all).subtracting([owner.module]), code.used)
        }
        return (ofFiles + ofParts).reduce(into: [:]) { used, code in
            for module in code.0 { used[module, default: []].append(code.1) }
        }
    }

    /// Returns the names that a file uses outside of the classes of modules.
    private func namesBesidesParts(in file: UserFile) -> NameUsages {
        guard file.declares(anyOf: types.owners) else { return namesOfFiles[file] ?? NameUsages([]) }
        let others = file.outline.declarations.filter { types.owners[$0.name.name] == nil }
        return NameUsages(others.flatMap { UsedName.all(in: file.tokens(in: $0.range), of: file.source) })
    }
}
