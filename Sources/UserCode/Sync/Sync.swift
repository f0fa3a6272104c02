import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// Updates user-owned files to match the specs. Takes and returns texts in memory, and does not read or write files.
///
/// The generated files on disk are the only record of the previous specs. If the right edit is not certain, Sync
/// changes nothing and reports a finding that says what to do.
package enum Sync {
    package struct Input: Sendable {
        /// The program of the current specs.
        package var program: Program
        /// All files as viper-gen would generate them now. User-owned files are generated as if they did not exist yet.
        package var rendered: [RenderedFile]
        /// The user-owned Swift files, as found on disk.
        package var written: [UserFile]
        /// The generated Swift files, as found on disk.
        package var recorded: [SourceFile]
        /// The names of the modules to update; nil for all.
        package var modules: Set<String>?
        /// The starter spec that `new` created for a module. If you delete an unmodified body of that spec, the body
        /// does not move to the class. Nil if every deleted body moves to the class.
        package var starter: Starter?

        /// Returns the starter spec of a module.
        package typealias Starter = @Sendable (_ module: String) -> SourceFile?

        package init(
            program: Program, rendered: [RenderedFile], written: [UserFile], recorded: [SourceFile],
            modules: Set<String>? = nil, starter: Starter? = nil
        ) {
            self.program = program
            self.rendered = rendered
            self.written = written
            self.recorded = recorded
            self.modules = modules
            self.starter = starter
        }
    }

    /// The changes to files, and the diagnostics.
    package struct Output: Sendable {
        /// The full contents of changed files, by path.
        package var changed: [String: [UInt8]] = [:]
        /// Diagnostics that do not stop the run. An error is an edit that could not be made.
        package var findings: [Diagnostic] = []
        /// Diagnostics because of which nothing may be written.
        package var refusals: [Diagnostic] = []
        /// Unmodified files to delete: classes of removed parts, and suites with nothing left to test.
        package var removed: Set<String> = []
        /// Paths of rendered files that are not created, because another file declares their contents.
        package var superfluous: Set<String> = []
    }

    /// Compares user-owned files with the current and the previous specs.
    package static func run(_ input: Input, past: PreviousGeneration) -> Output {
        if input.written.isEmpty { return Output() }
        let context = SyncContext(input, past)
        let replaced = context.replacedFiles()
        let classes = ClassFileSync(context, besides: replaced)
        let outcomes = classes.outcomes()
        let tests = TestFileSync(context)
        let leftovers = OrphanedClasses(context, besides: replaced)

        var output = Output()
        // A class with conflict markers cannot be updated now. If this run wrote the generated files, the record of the
        // previous specs would be lost, and the class could not be updated later. So nothing is written.
        output.refusals =
            outcomes.flatMap(\.refusals) + context.contractsApart()
            + context.written.files.compactMap(\.conflict).map(Diagnostic.conflictMarkers)
        output.removed = leftovers.removed.union(tests.emptied)

        let edits = (outcomes.map(\.edits) + [tests.edits]).reduce(into: FileEdits()) { $0.merge($1) }
        output.changed = replaced.merging(edits.results) { _, edited in edited }
            .filter { !tests.emptied.contains($0.key) }
        output.superfluous = Set(outcomes.compactMap(\.existsElsewhere)).union(context.filesStandingElsewhere())
        let newTests = context.newTestsOfWrittenMembers(besides: tests.newFiles)
        for (path, bytes) in newTests where !output.superfluous.contains(path) {
            output.superfluous.insert(path)
            output.changed[path] = bytes
        }

        let ofRenamedTypes = RenamedTypes(input).followed(
            by: input.written, changed: output.changed, removed: output.removed)
        output.changed.merge(ofRenamedTypes) { $1 }

        let ofClasses = outcomes.flatMap(\.findings)
        let places = Set(ofClasses.map(\.location))
        let ofLeftovers = leftovers.findings.filter { !places.contains($0.location) }
        let reported = Set(leftovers.findings.compactMap(\.location?.file.path)).union(output.removed)
        output.findings =
            (ofClasses + tests.findings + ofLeftovers + context.testsWithoutCase(besides: reported)
            + context.codeOfAnotherKit(in: classes.files, besides: replaced)
            + context.testsOfAnotherFramework(besides: replaced, output.removed))
            .sortedByPlace()
        return output
    }
}
