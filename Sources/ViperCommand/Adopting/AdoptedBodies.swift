import Adoption
import Diagnostics
import HandWritten
import SwiftSource
import ViperGeneration
import ViperModel
import ViperSpec

/// Bodies of classes on their way into the specs that modules become: those that call the module's other parts, and do nothing
/// else. Each goes word for word, with its signature as the spec has it.
struct AdoptedBodies {
    /// The modules, with the specs as they are to be.
    private(set) var modules: [AdoptedModule] = []
    /// The files that bodies leave, as they are to be, by path.
    private(set) var files: [String: SourceFile] = [:]
    /// How many go.
    private(set) var count = 0
    /// Why the others stay, each at its place.
    private(set) var staying: [(place: SourceLocation, reason: String)] = []

    private let program: Program
    private let declaring: [String: [SourceFile]]

    /// `sources` are the files of the app, without the protocols that go.
    init(
        of modules: [AdoptedModule], in program: Program, _ sources: [SourceFile], types: [SwiftFacts],
        _ input: Pipeline.Input
    ) {
        self.program = program
        let texts = Dictionary(firstOf: sources.map { ($0.path, $0) })
        var declaring: [String: [SourceFile]] = [:]
        for file in types {
            guard let source = texts[file.path] else { continue }
            for name in Set(file.types.map(\.name)) { declaring[name, default: []].append(source) }
        }
        self.declaring = declaring
        var refused: [String: String] = [:]
        repeat {
            (self.modules, files, count, staying) = ([], [:], 0, [])
            for module in modules { self.modules.append(moved(module, refused)) }
        } while refuse(&refused, input)
    }

    /// What cannot stand in a spec stays in its class; whether that is any more.
    private func refuse(_ refused: inout [String: String], _ input: Pipeline.Input) -> Bool {
        var input = input
        input.specs += modules.map(\.spec)
        let findings = Dictionary(grouping: Pipeline.check(input).diagnostics, by: { $0.location?.file.path ?? "" })
        let before = refused.count
        for module in modules {
            for finding in findings[module.spec.path] ?? [] {
                let bodies = module.members.filter { $0.member.body != nil }
                let place = finding.location?.range.lowerBound ?? 0
                let own = bodies.filter { $0.member.range.contains(place) }
                if own.isEmpty, finding.severity != .error { continue }
                for member in own.isEmpty ? bodies : own { refused[module.key(of: member)] = finding.message }
            }
        }
        return refused.count > before
    }

    private mutating func moved(_ module: AdoptedModule, _ refused: [String: String]) -> AdoptedModule {
        let (before, settled) = (module, count)
        var module = module
        module.spec = module.spec.emittingBodies
        let members = module.members
        for index in members.indices {
            let member = module.members[index]
            guard member.isFunction, let type = member.type(in: module.module.name, program.app.naming) else {
                continue
            }
            let written = MovedBody.implementations(of: member, in: type, of: texts(of: type))
            guard let (source, declaration) = written.first(where: { $0.declaration.kind == .function }) else {
                continue
            }
            let name = member.member.requirement.fullName
            let isOne = members.count { $0.member.requirement.fullName == name && $0.section.kind != .view } == 1
            var reason = refused[module.key(of: member)] ?? obstacle(to: member, declaration, in: source, of: module)
            if !isOne { reason = reason ?? "several sections require it" }
            if reason == nil {
                do {
                    let moved = try MovedBody(of: member, from: type, in: texts(of: type))
                    module.spec = moved.spec
                    files[moved.swift.path] = moved.swift
                    count += 1
                } catch {
                    reason = error.message
                }
            }
            if let reason { staying.append((SourceLocation(source, declaration.name.range), reason)) }
        }
        return count == settled ? before : module
    }

    private func texts(of type: String) -> [SourceFile] { (declaring[type] ?? []).map { files[$0.path] ?? $0 } }

    private func obstacle(
        to member: SpecMember, _ declaration: DeclarationOutline, in source: SourceFile, of module: AdoptedModule
    ) -> String? {
        guard let body = declaration.bodyRange,
            let resolved = program.modules.first(where: { $0.name == module.module.name }),
            let part = resolved.part(of: member.section.kind, named: member.section.name?.name)
        else { return nil }
        let requirement = member.member.requirement
        let head = TokenText(source, declaration.range.lowerBound..<body.lowerBound).tokens
        guard declaration.documentation == nil, head == TokenText(member.source, requirement.range).tokens else {
            return "its signature differs from the protocol's"
        }
        let lines = Body.lineCount(of: source, in: body.inner)
        guard lines <= Body.longest else {
            return "it has \(lines) lines; the limit for a spec is \(Body.longest)"
        }
        let parts = Set(resolved.links(of: part, program.app.naming).map(\.property))
        let block = TokenCursor.block(of: source, in: body.inner)
        return block.isPlain(parts: parts, parameters: requirement.parameters.map(\.name))
            ? nil : "it does more than call other parts of the module"
    }
}

extension AdoptedModule {
    /// The members of its sections, in order.
    var members: [SpecMember] { SpecParser.parse(spec).0.members(ofModule: module.name) }

    fileprivate func key(of member: SpecMember) -> String {
        "\(module.name) \(member.section.kind) \(member.section.name?.name ?? "") \(member.member.requirement.fullName)"
    }
}

extension SourceFile {
    /// `emit contract, bodies` for `emit contract`.
    fileprivate var emittingBodies: SourceFile {
        let text = text(0..<bytes.count)
        guard let emit = text.firstRange(of: "emit contract") else { return self }
        return SourceFile(path: path, text: text[..<emit.upperBound] + ", bodies" + text[emit.upperBound...])
    }
}
