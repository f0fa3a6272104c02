import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// Brings suites of arranged tests and the fixtures in line, in whatever files of people they stand.
struct TestFiles {
    /// What is to be done with all files of tests.
    struct Outcome {
        var edits: FileEdits
        /// Paths of files in which no test is left and whose suite no other file names.
        var emptied: Set<String> = []
        var findings: [Diagnostic] = []
    }

    private let context: SyncContext

    init(_ context: SyncContext) { self.context = context }

    func outcome() -> Outcome {
        var outcome = Outcome(edits: FileEdits(written.files))
        outcome.emptied = syncSuites(&outcome)
        if let finding = syncFixtures(&outcome.edits) { outcome.findings.append(finding) }
        followTarget(&outcome.edits)
        return outcome
    }

    /// Lets imports follow the app's target, where that has another name now.
    private func followTarget(_ edits: inout FileEdits) {
        guard let old = context.past.otherTarget else { return }
        for (index, file) in written.files.enumerated()
        where file.obstacle == nil && file.source.path.isBelow(context.app.testing) {
            for place in file.outline.imports where place.name == old {
                edits.replace(place.range, in: index, by: context.app.target)
            }
        }
    }

    private var written: WrittenSwift { context.written }
    private var input: Sync.Input { context.input }

    /// Returns the paths of files that are emptied.
    private func syncSuites(_ outcome: inout Outcome) -> Set<String> {
        // Tests of another framework are written anew, or left to who wrote them.
        guard context.past.otherTests == nil else { return [] }
        var emptied: [Int: String] = [:]
        for (suite, module) in context.past.suites(of: input.program) {
            let parts = written.parts(of: suite).filter { !$0.isExtension }
            guard parts.count == 1 else { continue }
            let sync = SuiteSync(
                wanted: wantedSuite(suite), before: context.past.type(suite), own: parts[0],
                file: written.files[parts[0].file], reasons: ArrangedReasons(written: written),
                members: Set(module.allSections.flatMap { $0.members + $0.inheritedMembers }.map(\.baseName)))
            outcome.findings += sync.apply(to: &outcome.edits)
            if sync.leavesNothing(outcome.edits) { emptied[parts[0].file] = suite }
        }
        let named = emptied.isEmpty ? [] : written.names(besides: Set(emptied.keys))
        return Set(emptied.filter { !named.contains($0.value) }.keys.map { written.files[$0].source.path })
    }

    /// A suite of arranged tests as it would be written now.
    private func wantedSuite(_ name: String) -> RenderedType? {
        let isWanted = { (file: RenderedFile) in
            file.template == .skeleton && file.path.hasSuffix("/\(name).swift")
        }
        let source =
            input.rendered.first(where: isWanted)?.sourceFile
            ?? input.unchanged.first(where: isWanted).flatMap { context.file(at: $0.path)?.source }
        return source.flatMap { RenderedType.all(in: $0, unit: context.unit).first { $0.outline.name.name == name } }
    }

    /// Returns what could not be done.
    private func syncFixtures(_ edits: inout FileEdits) -> Diagnostic? {
        let files = input.rendered + input.unchanged
        // Where no type needs a fixture any more, no such file is rendered; nor is it for a shard without what modules share.
        guard files.contains(where: { $0.owner == .yours && $0.module == nil }),
            !input.unchanged.contains(where: { $0.template == .fixtures }),
            let index = context.testFile(declaring: "Fixtures")
        else { return nil }
        let wanted = files.filter { $0.template == .fixtures }.flatMap { file in
            RenderedType.all(in: file.sourceFile, unit: context.unit)
        }
        return FixtureSync(
            wanted: wanted, written: written, file: index, folder: context.app.testing,
            declared: Set(input.program.data.map(\.name))
        ).apply(to: &edits)
    }
}

extension SyncContext {
    /// The findings on people's tests that inherit a class which is generated no more: no mock can be made of what the tested
    /// class takes, or the tests are not emitted. Files at the paths `reported` have a finding already.
    func testsWithoutCase(besides reported: Set<String>) -> [Diagnostic] {
        let modules = input.program.modules.filter { app.emit(of: $0).contains(.tests) }
        let tested = Set(modules.flatMap { $0.testCases(app) })
        let untested = Set(input.program.modules.flatMap { $0.testCases(app) }).subtracting(tested)
        let gone = past.goneTestCases.union(untested.filter { written.parts(of: $0).isEmpty })
        if gone.isEmpty { return [] }
        return written.files.filter { !reported.contains($0.source.path) }.flatMap { file in
            file.outline.declarations.compactMap { test -> Diagnostic? in
                guard let base = test.inherited.first?.text, gone.contains(base) else { return nil }
                return .differsInYours(
                    "'\(test.name.name)' inherits '\(base)', which is generated no more",
                    at: SourceLocation(file.source, test.name.range), text: "",
                    because: tested.contains(base)
                        ? "its class takes what no mock can be made of; 'viper-gen check --verbose' says what"
                        : "'emit' leaves the module's tests out; delete what needs them, or let it name 'tests'")
            }
        }
    }
}
