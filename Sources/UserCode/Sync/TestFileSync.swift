import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// The update of test skeletons and fixtures. They may be in any user-owned file.
struct TestFileSync {
    private(set) var edits = FileEdits()
    /// The paths of files without remaining tests, whose suite no other file refers to.
    private(set) var emptied: Set<String> = []
    private(set) var findings: [Diagnostic] = []

    /// The contents of new suite files, by path.
    var newFiles: [String: [UInt8]] { moved.newFiles }

    private let context: SyncContext
    private let moved: MovedTests

    init(_ context: SyncContext) {
        self.context = context
        moved = MovedTests(context)
        (edits, emptied, findings) = (moved.edits, moved.emptied, moved.findings)
        syncSuites()
        syncFixtures()
        followTarget()
    }

    /// Updates imports if the app's target was renamed.
    private mutating func followTarget() {
        guard let old = context.past.otherTarget else { return }
        for file in written.files where file.obstacle == nil && file.source.path.isBelow(context.app.testing) {
            for place in file.outline.imports where place.name == old {
                edits.replace(place.range, in: file, by: context.app.target)
            }
        }
    }

    private var written: UserFileIndex { context.written }
    private var input: Sync.Input { context.input }

    private mutating func syncSuites() {
        // If the test framework has changed, test files are regenerated as a whole, or reported.
        guard context.past.otherTests == nil else { return emptySuitesOfOtherFramework() }
        var suites: [UserFile: String] = [:]
        for (suite, module) in suitesToFollow {
            let parts = written.declarations(of: suite)
            guard parts.count == 1 else { continue }
            let sync = SuiteSync(
                wanted: wantedSuite(suite), before: context.past.type(suite), own: parts[0],
                reasons: SkeletonDisabledReasons(context: context),
                moved: moved.members[suite] ?? [],
                members: Set(module.allSections.flatMap { $0.members + $0.inheritedMembers }.map(\.baseName)))
            findings += sync.apply(to: &edits)
            if sync.leavesNothing(edits) { suites[parts[0].file] = suite }
        }
        let named = suites.isEmpty ? [] : written.names(besides: Set(suites.keys))
        emptied.formUnion(suites.filter { !named.contains($0.value) }.keys.map(\.source.path))
    }

    /// The suites that may need an update. Suites of modules that are not selected are not rendered, and must not count
    /// as deleted.
    private var suitesToFollow: [(name: String, module: Module)] {
        context.past.suites(of: input.program).filter { input.modules?.contains($0.module.name) ?? true }
    }

    /// Finds unmodified suites to delete, because no member is left to test.
    private mutating func emptySuitesOfOtherFramework() {
        let files = suitesToFollow.compactMap { suite, _ -> UserFile? in
            let parts = written.declarations(of: suite)
            guard parts.count == 1, wantedSuite(suite) == nil, context.isAlone(parts[0].file),
                context.past.isUnmodifiedExceptLineOrder(parts[0].file)
            else { return nil }
            return parts[0].file
        }
        emptied = Set(files.map(\.source.path))
    }

    /// Returns a suite of test skeletons as rendered now.
    private func wantedSuite(_ name: String) -> RenderedType? {
        let isWanted = { (file: RenderedFile) in
            file.template == .skeleton && file.path.hasSuffix("/\(name).swift")
        }
        let source = input.rendered.first(where: isWanted)?.sourceFile
        return source.flatMap { RenderedType.all(in: $0, unit: context.unit).first { $0.outline.name.name == name } }
    }

    private mutating func syncFixtures() {
        let files = input.rendered
        // The file is not rendered if no type needs a fixture, or for a shard without shared files.
        guard files.contains(where: { $0.owner == .yours && $0.module == nil }),
            let file = context.testFile(declaring: "Fixtures")
        else { return }
        let wanted = files.filter { $0.template == .fixtures }.flatMap { file in
            RenderedType.all(in: file.sourceFile, unit: context.unit)
        }
        let sync = FixtureSync(
            wanted: wanted, context: context, file: file,
            newTests: newFiles.map { SourceFile(path: $0.key, bytes: $0.value) })
        if let finding = sync.apply(to: &edits) { findings.append(finding) }
    }
}

extension SyncContext {
    /// Returns the findings on tests whose generated base class was deleted. It was deleted because the tested class
    /// takes a value that cannot be mocked, or because `emit` does not include tests. Files at the paths `reported`
    /// have a finding already.
    func testsWithoutCase(besides reported: Set<String>) -> [Diagnostic] {
        let modules = input.program.modules.filter { app.emit(of: $0).contains(.tests) }
        let tested = Set(modules.flatMap { $0.testCases(app) })
        let untested = Set(input.program.modules.flatMap { $0.testCases(app) }).subtracting(tested)
        let gone = past.goneTestCases.union(untested.filter { written.parts(of: $0).isEmpty })
        if gone.isEmpty { return [] }
        return written.files.filter { !reported.contains($0.source.path) }.flatMap { file in
            file.outline.declarations.compactMap { test -> Diagnostic? in
                guard let base = test.inherited.first?.text, gone.contains(base) else { return nil }
                return .storedPropertyMismatch(
                    "'\(test.name.name)' inherits '\(base)', which is no longer generated",
                    at: SourceLocation(file.source, test.name.range),
                    because: tested.contains(base)
                        ? "the file is yours; '\(base)' is gone, because the tested class takes a value that cannot be mocked; run 'viper-gen check --verbose' for the reason"
                        : "the file is yours; '\(base)' is gone, because 'emit' does not include the module's tests; delete the tests that need the base class, or add 'tests' to 'emit'"
                )
            }
        }
    }
}
