import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel
import ViperSpec

/// Modules that were found, held against what would be generated of them: those whose protocols come out token by token as they
/// stand are whole, the others are left alone.
package struct Takeover: Sendable {
    /// What can be taken over, by name.
    package private(set) var whole: [AdoptedModule] = []
    /// What is left alone, with the reasons, by name.
    package private(set) var left: [(module: FoundModule, reasons: [Diagnostic])] = []
    /// What the specs mean, and what is to be said of them.
    package let output: Pipeline.Output

    /// What specs are made for.
    package enum Purpose: Sendable {
        /// To see which modules can be taken over, and what would be said of them.
        case looking
        /// To be written: they are laid out, and ask for mocks where these can be made.
        case writing
    }

    /// What modules are held against.
    package struct Input: Sendable {
        /// The project as it is, with `App.viper` as it is to be; of its Swift only what the modules do not declare.
        package var project: Pipeline.Input
        /// There is a folder of tests for mocks to stand in.
        package var hasTests: Bool
        /// The types that the app and its tests declare: a mock of such a name is not made again.
        package var types: Set<String>
        package var purpose: Purpose

        package init(project: Pipeline.Input, hasTests: Bool, types: Set<String>, for purpose: Purpose) {
            (self.project, self.hasTests, self.types, self.purpose) = (project, hasTests, types, purpose)
        }
    }

    package init(of modules: [FoundModule], in input: Input) {
        let settings = input.project.appFile.settings
        let declared = Set(input.project.specs.flatMap { SpecParser.parse($0).0.modules }.map(\.name.name))
        var candidates: [FoundModule] = []
        for module in modules {
            let reasons = module.obstacles(settings, declared: declared)
            if reasons.isEmpty { candidates.append(module) } else { left.append((module, reasons)) }
        }
        var trials = candidates.mapInParallel { Trial($0, settings, input) }
        output = Self.settle(&trials, input.project)
        let files = Dictionary(grouping: output.files, by: \.module)
        let found = trials.mapInParallel { trial in
            (trial, trial.reason.map { [$0] } ?? trial.differences(in: files[trial.module.name] ?? []))
        }
        for (trial, reasons) in found {
            if reasons.isEmpty {
                whole.append(trial.adopted)
            } else {
                left.append((trial.module, reasons))
            }
        }
        left.sort { $0.module.name < $1.module.name }
    }

    /// Generates all of them together, and leaves out those of which that cannot be done, until it can.
    private static func settle(_ trials: inout [Trial], _ project: Pipeline.Input) -> Pipeline.Output {
        while true {
            var input = project
            input.specs += trials.filter { $0.reason == nil }.map(\.spec)
            var (output, planned) = Pipeline.plan(input)
            var hasChanged = false
            for index in trials.indices where trials[index].reason == nil {
                let path = trials[index].spec.path
                let findings = output.diagnostics.filter { $0.location?.file.path == path }
                if trials[index].gives(way: findings) { hasChanged = true }
            }
            if hasChanged { continue }
            if let planned {
                let folder = input.appFile.settings.sources
                do {
                    output.files = try planned.parts.mapInParallel { (part) throws(Renderer.Failure) in
                        try planned.files(of: part, below: folder)
                    }.flatMap(\.self)
                } catch {
                    output.diagnostics += error.diagnostics
                }
            }
            guard let error = output.diagnostics.first(where: { $0.severity == .error }) else { return output }
            // What no spec of these is to blame for keeps them all.
            for index in trials.indices where trials[index].reason == nil {
                trials[index].reason = .leftAlone(
                    "\(error.message)", at: error.location, notes: [.init("this is said of the project as a whole")])
            }
            return output
        }
    }
}

/// A module that can be taken over.
package struct AdoptedModule: Sendable {
    /// Its protocols, where they stand.
    package let module: FoundModule
    /// The spec that they become.
    package var spec: SourceFile

    /// What its protocols are generated as differently than they stand, in files that are to be; empty where nothing is.
    package func differences(in files: [SourceFile]) -> [Diagnostic] {
        var generated: [String: [(DeclarationOutline, SourceFile)]] = [:]
        for source in files {
            for declaration in Outline.read(source).outline.declarations where declaration.kind == .protocol {
                generated[declaration.name.name, default: []].append((declaration, source))
            }
        }
        var reasons: [Diagnostic] = []
        for part in module.parts {
            let found = generated.removeValue(forKey: part.fact.declaration.name.name) ?? []
            guard found.count == 1, let (declaration, source) = found.first else {
                reasons.append(.leftAlone("'\(part.fact.name)' would not be generated once", at: part.fact.place))
                continue
            }
            if let difference = ContractDifference(part.fact.declaration, in: part.fact.source, declaration, in: source)
            {
                reasons.append(
                    .leftAlone(
                        "'\(part.fact.name)' would come out otherwise: '\(difference.written)' would be '\(difference.generated)'",
                        at: part.fact.place, notes: difference.wayOut))
            }
        }
        reasons += generated.keys.sorted().map {
            .leftAlone("'\($0)' would be there as well", at: module.parts[0].fact.place)
        }
        return reasons
    }
}

/// A module whose spec is tried.
private struct Trial: Sendable {
    let module: FoundModule
    private(set) var spec: SourceFile
    /// What keeps it from being taken over.
    var reason: Diagnostic?
    private var hasMocks: Bool
    private let purpose: Takeover.Purpose
    private let settings: AppSettings

    var adopted: AdoptedModule { AdoptedModule(module: module, spec: spec) }

    init(_ module: FoundModule, _ settings: AppSettings, _ input: Takeover.Input) {
        self.module = module
        self.settings = settings
        let mocks =
            module.parts.map { settings.naming.mock($0.fact.declaration.name.name) } + Naming.namesBesideMocks
        hasMocks = input.purpose == .writing && input.hasTests && input.types.isDisjoint(with: mocks)
        purpose = input.purpose
        spec = ContractSpec(module: module, settings: settings, hasMocks: hasMocks, isLaidOut: purpose == .writing)
            .file(at: module.specPath(settings) ?? "")
    }

    /// Does without mocks where they cannot be made, and without the module where it cannot be generated.
    mutating func gives(way findings: [Diagnostic]) -> Bool {
        if findings.isEmpty { return false }
        if hasMocks {
            hasMocks = false
            spec = ContractSpec(module: module, settings: settings, hasMocks: false, isLaidOut: purpose == .writing)
                .file(at: spec.path)
            return true
        }
        guard let error = findings.first(where: { $0.severity == .error }) else { return false }
        let finding = adopted.inSwift(error)
        // Another place would be one in the spec that is tried.
        reason = .leftAlone(error.message, at: finding.location, notes: finding.notes.filter { $0.location == nil })
        return true
    }

    func differences(in output: [RenderedFile]) -> [Diagnostic] {
        adopted.differences(in: output.map { SourceFile(path: $0.path, bytes: $0.bytes) })
    }
}

extension FoundModule {
    /// The path of its spec, which mirrors where its protocols stand in the sources; nil where they stand elsewhere.
    package func specPath(_ settings: AppSettings) -> String? {
        let folder = folder
        guard folder.isBelow(settings.sources) else { return nil }
        var parts = folder.dropFirst(settings.sources.count).split(separator: "/").map(String.init)
        if parts.last == name { parts.removeLast() }
        return ([settings.specs] + parts + ["\(name).viper"]).joined(separator: "/")
    }

    /// A nested protocol can go to file scope without a change of who uses it.
    private func wayOut(of fact: ProtocolFact) -> [Diagnostic.Note] {
        let own = fact.declaration.name.name
        if fact.declaration.whereClause != nil {
            return [.init("where it says what 'Self' is, let it inherit that: 'protocol \(own): UIViewController'")]
        }
        if fact.isAnnotated {
            return [
                .init("begin it with '///', right above the protocol: Sourcery reads that as well, and it comes along")
            ]
        }
        guard !fact.enclosing.isEmpty else { return [] }
        let outer = (own.hasPrefix(name) ? own : name + own) + (own.hasSuffix("Protocol") ? "" : "Protocol")
        return [
            .init(
                "declare it at file scope as '\(outer)', and leave 'typealias \(own) = \(outer)' here: all else stays")
        ]
    }

    /// What keeps it from being written as a spec at all.
    fileprivate func obstacles(_ settings: AppSettings, declared: Set<String>) -> [Diagnostic] {
        var reasons: [Diagnostic] = []
        if declared.contains(name) {
            reasons.append(.leftAlone("a spec declares a module '\(name)' already", at: parts[0].fact.place))
        }
        if specPath(settings) == nil {
            var ways: [Diagnostic.Note] = [
                """
                a package or a project beside them, or a package's target whose sources are in a folder of its own, as \
                'Profile/Sources', has its own App.viper: 'viper-gen adopt --path DIR'
                """
            ]
            if settings.xcode != nil {
                ways.insert("what the Xcode project compiles is taken over below that folder: move it there", at: 0)
            }
            if !folder.contains("/") {
                ways.insert("sources are a folder of the app's: to take that over, 'viper-gen adopt --path ..'", at: 0)
            }
            reasons.append(
                .leftAlone(
                    "it stands outside of the sources '\(settings.sources)'", at: parts[0].fact.place,
                    notes: ways))
        }
        return reasons
            + parts.compactMap { part in
                part.fact.flaw.map {
                    .leftAlone("'\(part.fact.name)' \($0)", at: part.fact.place, notes: wayOut(of: part.fact))
                }
            } + parts.compactMap(\.fact.obstacle)
    }
}

extension ProtocolFact {
    /// What a section cannot say.
    fileprivate var flaw: String? {
        if !enclosing.isEmpty {
            return "is nested in '\(enclosing.joined(separator: "."))', and specs' stand at file scope"
        }
        if declaration.isConditional { return "stands under '#if'" }
        if let access = ["private", "fileprivate"].first(where: declaration.states) { return "is \(access)" }
        if !declaration.genericParameters.isEmpty { return "is generic, which a section cannot say" }
        if declaration.whereClause != nil { return "has a 'where' clause, which a section cannot say" }
        if isAnnotated { return "has an annotation of Sourcery in a comment, which would stay behind" }
        if let name = imports.conditional { return "stands in a file that imports '\(name)' under a condition" }
        return nil
    }
}

extension ProtocolFact {
    /// A comment above it that is no documentation, or one for all that the file declares, tells Sourcery something of it.
    fileprivate var isAnnotated: Bool {
        guard source.contains(Array("sourcery:".utf8), in: 0..<declaration.range.lowerBound) else { return false }
        func isAnnotation(_ line: Substring) -> Bool {
            let words = line.drop(while: \.isWhitespace)
            guard words.hasPrefix("//"), !words.hasPrefix("///") else { return false }
            return words.drop { $0 == "/" || $0.isWhitespace }.hasPrefix("sourcery:")
        }
        let lines = source.text(0..<declaration.range.lowerBound).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let comment = lines.dropLast().reversed().prefix { $0.drop(while: \.isWhitespace).hasPrefix("//") }
        return comment.contains(where: isAnnotation)
            || lines.contains { isAnnotation($0) && ($0.contains("sourcery:file:") || $0.contains("sourcery:begin:")) }
    }
}

extension Rule {
    static let moduleLeftAlone = Rule(
        id: "moduleLeftAlone", severity: .warning, summary: "`adopt` takes a module over whole, or leaves it alone",
        explanation: """
            The protocols of a module are taken over where what is generated equals what was written, token by token, comments \
            among them. Where a protocol says what no section can say, or would come out otherwise, the whole module is left as \
            it is. Change what is named, or leave the module out: all others can be taken over without it.
            """,
        wrong: "enum Feed { protocol View: AnyObject {} }",
        right: "protocol FeedView: AnyObject {}")
}

extension Diagnostic {
    /// Why a module is not taken over.
    package static func leftAlone(_ message: String, at location: SourceLocation?, notes: [Note] = []) -> Diagnostic {
        Diagnostic(.moduleLeftAlone, message, at: location, notes: notes)
    }
}
