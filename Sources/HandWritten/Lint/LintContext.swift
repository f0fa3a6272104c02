import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// What the rules ask: the program, the hand-written code, and which names it uses where.
final class LintContext: Sendable {
    let program: Program
    let code: WrittenCode
    /// The indices of the modules that are looked at.
    let modules: [Int]
    /// The classes of these modules, with their extensions.
    let ownParts: [WrittenCode.Part]
    /// The types that belong to a module's inside, by name.
    let insides: [String: Inside]
    private let tests: [WrittenFile]
    private let parts: [WrittenCode.Owner: [WrittenCode.Part]]
    private let usedByOwner: [WrittenCode.Owner: CodeNames]

    /// A type that only its own module may name.
    struct Inside {
        enum Kind: String {
            case view, presenter, interactor, output, router
        }

        /// The module's index in the program.
        let module: Int
        let kind: Kind
    }

    init(_ program: Program, sources: [WrittenFile], tests: [WrittenFile], modules: Set<String>?) {
        self.program = program
        self.tests = tests
        self.modules = program.modules.indices.filter { modules?.contains(program.modules[$0].name) ?? true }
        code = WrittenCode(sources, of: program)
        let wanted = Set(self.modules)
        ownParts = modules == nil ? code.parts : code.parts.filter { wanted.contains($0.owner.module) }
        insides = Self.insides(of: program)
        parts = Dictionary(grouping: code.parts, by: \.owner)
        let used = Array(parts).mapInParallel { [code] owner, parts in
            (owner, parts.reduce(into: CodeNames()) { $0.add(code.tokens(of: $1), of: code.source(of: $1)) })
        }
        usedByOwner = Dictionary(uniqueKeysWithValues: used)
    }

    var naming: Naming { program.app.naming }

    /// A class and its extensions; empty where nobody has written it.
    func parts(of role: WrittenCode.Role, in module: Int) -> [WrittenCode.Part] {
        parts[WrittenCode.Owner(module: module, role: role)] ?? []
    }

    func used(by role: WrittenCode.Role, in module: Int) -> CodeNames {
        used(by: WrittenCode.Owner(module: module, role: role))
    }

    func used(by owner: WrittenCode.Owner) -> CodeNames { usedByOwner[owner] ?? CodeNames() }

    /// What all hand-written code of the app's target uses; rules ask for it where something seems to be left over.
    func usedBySources() -> CodeNames { Self.used(by: code.files) }

    /// What hand-written tests use.
    func usedByTests() -> CodeNames { Self.used(by: tests) }

    private static func used(by files: [WrittenFile]) -> CodeNames {
        files.reduce(into: CodeNames()) { $0.add($1.tokens(), of: $1.source) }
    }

    /// The files that fixtures of types stand in that the specs do not know.
    var fixtureFiles: [WrittenFile] { tests.filter { $0.source.path.hasSuffix("/Fixtures.swift") } }

    private static func insides(of program: Program) -> [String: Inside] {
        let naming = program.app.naming
        var insides: [String: Inside] = [:]
        for (index, module) in program.modules.enumerated() {
            func add(_ name: String, _ kind: Inside.Kind) { insides[name] = Inside(module: index, kind: kind) }
            add(naming.viewClass(module.name, kit: program.app.kit), .view)
            if let screen = naming.screenView(module.name, kit: program.app.kit) { add(screen, .view) }
            add(naming.presenterClass(module.name), .presenter)
            add(module.view.protocolName, .view)
            add(module.presenter.protocolName, .presenter)
            for interactor in module.interactors {
                add(naming.interactorClass(module.name, interactor: interactor.name), .interactor)
                add(interactor.input.protocolName, .interactor)
                if let output = interactor.output { add(output.protocolName, .output) }
            }
            guard let router = module.router else { continue }
            add(naming.routerClass(module.name), .router)
            add(router.protocolName, .router)
        }
        return insides
    }
}

extension LintContext {
    /// The first place in a part where each of some names is used, in the order of the text.
    func firstUses(
        in part: WrittenCode.Part, where isWanted: (String) -> Bool
    ) -> [(name: String, location: SourceLocation)] {
        // The owner's names tell whether there is one, without reading the part again.
        guard used(by: part.owner).containsName(where: isWanted) else { return [] }
        let source = code.source(of: part)
        var seen: Set<String> = []
        var uses: [(String, SourceLocation)] = []
        for token in code.tokens(of: part) where token.kind == .identifier || token.kind == .escapedIdentifier {
            let name = source.text(token.range).withoutBackticks
            if isWanted(name), seen.insert(name).inserted { uses.append((name, SourceLocation(source, token.range))) }
        }
        return uses
    }
}
