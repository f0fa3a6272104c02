import Adoption
import Diagnostics
import SwiftSource
import UserCode
import ViperGeneration
import ViperModel
import ViperSpec

/// The bodies that `adopt --bodies` moves from classes into the specs of their modules. Such a body only calls other
/// parts of its module. It moves unchanged, to the declaration of its member in the spec.
struct AdoptedBodies {
    /// The modules, with their resulting specs.
    private(set) var modules: [AdoptedModule] = []
    /// The Swift files from which bodies move, by path, with their resulting text.
    private(set) var files: [String: SourceFile] = [:]
    /// The number of moved bodies.
    private(set) var count = 0
    /// The number of private helpers that move with the bodies.
    private(set) var helperCount = 0
    /// The number of properties whose `private` becomes a comment, because generated bodies use them.
    private(set) var openedCount = 0
    /// The bodies that stay in their classes, with the reasons.
    private(set) var staying: [(place: SourceLocation, reason: String)] = []

    private let program: Program
    private let declaring: [String: [SourceFile]]
    /// The structs and enums whose values a body may create, and Swift functions that a body may call, such as `print`.
    private let values: Set<String>
    /// The number of uses of each name in the app and its tests.
    private let nameCounts: [String: Int]

    /// Selects the bodies. `sources` are the files of the app, without the protocols that move into specs. `tests` are
    /// the files of its tests.
    init(
        of modules: [AdoptedModule], in program: Program, _ sources: [SourceFile], tests: [SourceFile],
        types: [FileFacts], _ input: Pipeline.Input
    ) {
        self.program = program
        let texts = Dictionary(firstOf: sources.map { ($0.path, $0) })
        var declaring: [String: [SourceFile]] = [:]
        for file in types {
            guard let source = texts[file.path] else { continue }
            for name in Set(file.types.map(\.name)) { declaring[name, default: []].append(source) }
        }
        self.declaring = declaring
        values = Set(
            types.flatMap(\.outline.declarations).filter { $0.kind == .struct || $0.kind == .enum }.map(\.name.name)
        ).union(["String", "Int", "Double", "Float", "Bool", "Array", "Set", "print"])
        let counts = (sources + tests).map { file in
            Dictionary(file.identifiers().map { ($0, 1) }, uniquingKeysWith: +)
        }
        nameCounts = counts.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
        var refused: [String: String] = [:]
        var refusedBefore: Int
        repeat {
            refusedBefore = refused.count
            (self.modules, files, count, helperCount, openedCount, staying) = ([], [:], 0, 0, 0, [])
            for module in modules { self.modules.append(moved(module, &refused)) }
        } while refused.count > refusedBefore || refuse(&refused, input)
    }

    /// Finds the bodies that cannot be in a spec. Adds the reasons to `refused`, by the keys of the bodies. Returns
    /// whether reasons were added.
    private func refuse(_ refused: inout [String: String], _ input: Pipeline.Input) -> Bool {
        var input = input
        input.specs += modules.map(\.spec)
        input.own = own(input.own)
        let checked = Pipeline.check(input)
        let findings = Dictionary(grouping: checked.diagnostics, by: { $0.location?.file.path ?? "" })
        let before = refused.count
        if let program = checked.program { refuseUntested(&refused, program) }
        for module in modules {
            for finding in findings[module.spec.path] ?? [] {
                let bodies = module.members.filter { $0.member.body != nil }
                let place = finding.location?.range.lowerBound ?? 0
                let own = bodies.filter { $0.member.range.contains(place) }
                if own.isEmpty, finding.severity != .error { continue }
                for member in own.isEmpty ? bodies : own { refused[key(of: member, in: module)] = finding.message }
            }
        }
        return refused.count > before
    }

    /// Returns the key of a member in `refused`. The key of a helper consists of its class and name, because the
    /// helper is not in the spec before it moves.
    private func key(of member: SpecMember, in module: AdoptedModule) -> String {
        guard member.member.isHelper, let type = member.type(in: module.module.name, program.app.naming) else {
            return module.key(of: member)
        }
        return Self.key(ofHelper: member.member.requirement.baseName, of: type)
    }

    private static func key(ofHelper name: String, of type: String) -> String { "helper \(type).\(name)" }

    /// Returns the app's Swift as it is after the bodies have moved.
    private func own(_ own: AppSources) -> AppSources {
        AppSources(sources: own.sources.map { files[$0.path] ?? $0 }, tests: own.tests)
    }

    /// Refuses a body if one of its tests cannot be generated, or cannot run before the user implements a fixture.
    /// Examines only modules for which tests are generated.
    private func refuseUntested(_ refused: inout [String: String], _ program: Program) {
        let projection = TemplateContextBuilder(program)
        for module in modules {
            guard let resolved = program.modules.first(where: { $0.name == module.module.name }),
                program.app.emit(of: resolved).contains(.tests)
            else { continue }
            let arrangements = projection.arrangements(of: resolved)
            let obstacles = Dictionary(
                firstOf: arrangements.compactMap { arrangement in
                    arrangement.reasonAgainstTests(in: program).map { (arrangement.subject, $0) }
                })
            let tests = Dictionary(grouping: projection.flows.tests(of: resolved)) { "\($0.subject) \($0.member)" }
            for member in module.members where member.member.body != nil && !member.member.isHelper {
                guard let part = resolved.part(of: member.section.kind, named: member.section.name?.name) else {
                    continue
                }
                let own = tests["\(part) \(member.member.requirement.fullName)"] ?? []
                let reason = obstacles[part] ?? own.lazy.compactMap { $0.reasonAgainst(in: program) }.first
                if let reason { refused[module.key(of: member)] = "no test of it can be generated: " + reason }
            }
        }
    }

    private mutating func moved(_ module: AdoptedModule, _ refused: inout [String: String]) -> AdoptedModule {
        let (before, settled) = (module, count)
        var module = module
        module.spec = module.spec.emittingBodies
        let naming = program.app.naming
        let members = module.members.filter(\.isFunction)
        let types = members.compactMap { $0.type(in: module.module.name, naming) }.unique
        for type in types {
            let own = members.filter { $0.type(in: module.module.name, naming) == type }
            moveBodies(of: own, from: type, in: &module, &refused)
        }
        return count == settled ? before : module
    }

    /// Moves the bodies of one class.
    private mutating func moveBodies(
        of members: [SpecMember], from type: String, in module: inout AdoptedModule, _ refused: inout [String: String]
    ) {
        guard let owner = owner(of: members, type, in: module, refused) else { return }
        var candidates: [MovableBodies.Body] = []
        for member in members {
            let written = BodyMove.implementations(of: member, in: type, of: texts(of: type))
            guard let (source, declaration) = written.first(where: { $0.declaration.kind == .function }) else {
                continue
            }
            let name = member.member.requirement.fullName
            let isOne = members.count { $0.member.requirement.fullName == name } == 1
            let reason =
                refused[module.key(of: member)] ?? (isOne ? nil : "several sections require it")
                ?? obstacle(to: member, declaration, in: source)
            if let reason {
                staying.append((SourceLocation(source, declaration.name.range), reason))
            } else {
                candidates.append(MovableBodies.Body(member: member, source: source, declaration: declaration))
            }
        }
        let movable = MovableBodies(candidates, of: owner, taking: .plain) { uses(of: $0, type) }
        for (body, reason) in movable.staying {
            staying.append((SourceLocation(body.source, body.declaration.name.range), reason))
        }
        if movable.bodies.isEmpty { return }
        helperCount += movable.dependencies.helpers.count
        openedCount += movable.dependencies.opened.count
        let changed = movable.dependencies.changedFiles(replacement: AccessLevelComment.text(for:))
        for (path, file) in changed { files[path] = file }
        module.spec = movable.adding(to: module.spec)
        for body in movable.bodies {
            let key = module.key(of: body.member)
            guard let member = module.members.first(where: { module.key(of: $0) == key }) else { continue }
            do {
                let moved = try BodyMove(of: member, from: type, in: texts(of: type))
                module.spec = moved.spec
                files[moved.swift.path] = moved.swift
                count += 1
            } catch {
                refused[key] = error.message
            }
        }
    }

    private func owner(
        of members: [SpecMember], _ type: String, in module: AdoptedModule, _ refused: [String: String]
    ) -> MovableBodies.Owner? {
        guard let resolved = program.modules.first(where: { $0.name == module.module.name }), let first = members.first,
            let part = resolved.part(of: first.section.kind, named: first.section.name?.name)
        else { return nil }
        let own = ClassMembers(of: type, in: texts(of: type))
        let kept = own.possibleHelpers.map(\.name).filter { refused[Self.key(ofHelper: $0, of: type)] != nil }
        return MovableBodies.Owner(
            members: own,
            required: Set(resolved.sections(of: part).flatMap(\.allMembers).map(\.baseName) + kept),
            parts: Set(resolved.links(of: part, program.app.naming).map(\.property)),
            section: module.sections.keepingState(of: first), types: values)
    }

    /// Returns how often the name of a helper occurs in the files in which the helper is visible, without its
    /// declaration.
    private func uses(of helper: BodyMoveDependencies.Declaration, _ type: String) -> Int {
        if helper.outline.hidingModifiers.isEmpty { return (nameCounts[helper.name] ?? 1) - 1 }
        return texts(of: type).flatMap { $0.identifiers() }.count { $0 == helper.name } - 1
    }

    private func texts(of type: String) -> [SourceFile] { (declaring[type] ?? []).map { files[$0.path] ?? $0 } }

    private func obstacle(
        to member: SpecMember, _ declaration: DeclarationOutline, in source: SourceFile
    ) -> String? {
        guard let body = declaration.bodyRange else { return nil }
        let requirement = member.member.requirement
        let head = TokenText(source, declaration.range.lowerBound..<body.lowerBound).tokens
        guard declaration.documentation == nil, head == TokenText(member.source, requirement.range).tokens else {
            return "its signature differs from the protocol's"
        }
        let lines = Body.lineCount(of: source, in: body.inner)
        guard lines <= Body.longest else {
            return "it has \(lines) lines; the limit for a spec is \(Body.longest)"
        }
        return nil
    }
}

extension AdoptedBodies {
    /// The number of moved bodies and helpers, as text: `2 bodies and 1 helper`.
    var text: String {
        let bodies = "\(count) \(count == 1 ? "body" : "bodies")"
        return helperCount == 0 ? bodies : "\(bodies) and \(counted(helperCount, "helper"))"
    }

    /// The remarks that the command prints for the user.
    var remarks: [String] {
        var remarks: [String] = []
        if openedCount > 0 {
            let properties = openedCount == 1 ? "1 property" : "\(openedCount) properties"
            remarks.append(
                "'private' is now a comment on \(properties) that generated bodies use; 'viper-gen release' restores 'private'"
            )
        }
        let untested = modules.filter { module in
            module.spec.contains(Array("emit contract, bodies\n".utf8), in: module.spec.bytes.indices)
        }
        if let first = untested.first {
            remarks.append(
                "the bodies of \(counted(untested.count, "module")), such as '\(first.module.name)', get no tests, because tests need mocks; "
                    + "once you have a test folder, and none of your types has the name of a mock, write 'emit contract, bodies, mocks, tests' in the spec"
            )
        }
        return remarks
    }
}

extension AdoptedModule {
    /// The members of the module's sections, in order.
    var members: [SpecMember] { SpecParser.parse(spec).0.members(ofModule: module.name) }

    fileprivate var sections: [SectionDeclaration] {
        SpecParser.parse(spec).0.modules.first { $0.name.name == module.name }?.sections ?? []
    }

    fileprivate func key(of member: SpecMember) -> String {
        "\(module.name) \(member.section.kind) \(member.section.name?.name ?? "") \(member.member.requirement.fullName)"
    }
}

extension SourceFile {
    /// The spec with `emit contract, bodies` instead of `emit contract`. If the spec also emits mocks, it now emits
    /// tests too.
    fileprivate var emittingBodies: SourceFile {
        let text = text(0..<bytes.count)
        guard let emit = text.firstRange(of: "emit contract") else { return self }
        let rest = text[emit.upperBound...]
        let mocks = ", mocks"
        return SourceFile(
            path: path,
            text: text[..<emit.upperBound] + ", bodies"
                + (rest.hasPrefix(mocks) ? mocks + ", tests" + rest.dropFirst(mocks.count) : rest))
    }
}

extension FlowTest {
    /// Returns why the test is not generated, or cannot run before the user implements a fixture; nil if it can run.
    fileprivate func reasonAgainst(in program: Program) -> String? {
        omitted?.reason
            ?? UserTypeFixtures(of: unwrittenFixtures, in: program).unwritten.first.map {
                "the test needs a value of '\($0)', which viper-gen cannot create"
            }
    }
}

extension TemplateContextBuilder.TestCaseSetup {
    /// Returns why no test of the class can run; nil if its tests can run.
    fileprivate func reasonAgainstTests(in program: Program) -> String? {
        obstacle.map { "its class \($0)" }
            ?? UserTypeFixtures(of: unwritten, in: program).unwritten.first.map {
                "its class needs a value of '\($0)', which viper-gen cannot create"
            }
    }
}
