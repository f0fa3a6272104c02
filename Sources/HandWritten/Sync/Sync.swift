import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// Brings files of people in line with the specs, without a disk: texts in, texts and findings out.
///
/// What the specs said before is read from the generated files as they are on disk; there is no other state. Where it is not
/// certain what a change would have to be, nothing is changed and a finding says what to do.
package enum Sync {
    /// All texts that a run depends on.
    package struct Input: Sendable {
        /// What the specs say now.
        package var program: Program
        /// The files that are wanted, yours as they would be written were there none.
        package var rendered: [RenderedFile]
        /// The Swift of the project that is not generated, as found on disk.
        package var written: [WrittenFile]
        /// The generated Swift as found on disk.
        package var recorded: [SourceFile]
        /// The names of the modules whose files are brought in line; nil where those of all are.
        package var modules: Set<String>?
        /// The spec that a module of a name begins with: its bodies do not move into a class. Nil where they do, as all others.
        package var starter: Starter?

        package typealias Starter = @Sendable (_ module: String) -> SourceFile?

        package init(
            program: Program, rendered: [RenderedFile], written: [WrittenFile], recorded: [SourceFile],
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

    /// What is to be done with the files, and what a person is told.
    package struct Output: Sendable {
        /// The files that change, whole, by path.
        package var changed: [String: [UInt8]] = [:]
        /// What a person has to know of or do; an error is a change that could not be made.
        package var findings: [Diagnostic] = []
        /// What keeps everything from being written.
        package var refusals: [Diagnostic] = []
        /// Files of parts that no spec calls for any more, and suites with nothing left to test, that nobody has written to.
        package var removed: Set<String> = []
        /// Files that would be written though another file declares what they hold.
        package var superfluous: Set<String> = []
    }

    /// Compares what people wrote with what the specs say now and said before, as `past` has it. Where people have written
    /// nothing, there is nothing to bring in line.
    package static func run(_ input: Input, past: Past) -> Output {
        if input.written.isEmpty { return Output() }
        let context = SyncContext(input, past)
        let replaced = context.replacedFiles()
        let classes = ClassFiles(context, besides: replaced)
        let outcomes = classes.outcomes()
        let tests = TestFiles(context)
        let leftovers = LeftoverClasses(context, besides: replaced)

        var output = Output()
        // A class between two versions cannot follow its spec, and what that said before is gone once anything is written.
        output.refusals =
            outcomes.flatMap(\.refusals) + context.contractsApart()
            + context.written.files.compactMap(\.conflict).map(Diagnostic.conflictMarkers)
        output.removed = leftovers.removed.union(tests.emptied)

        let edits = (outcomes.map(\.edits) + [tests.edits]).reduce(into: FileEdits()) { $0.merge($1) }
        output.changed = replaced.merging(edits.results) { _, edited in edited }
            .filter { !tests.emptied.contains($0.key) }
        output.superfluous = Set(outcomes.compactMap(\.standsElsewhere)).union(context.filesStandingElsewhere())
        let newTests = context.newTestsOfWrittenMembers(besides: tests.newFiles)
        for (path, bytes) in newTests where !output.superfluous.contains(path) {
            output.superfluous.insert(path)
            output.changed[path] = bytes
        }

        let ofRenamedTypes = RenamedTypes(input).followed(
            by: input.written, changed: output.changed, removed: output.removed)
        output.changed.merge(ofRenamedTypes) { $1 }

        let ofClasses = outcomes.flatMap(\.findings)
        let renamed = Set(ofClasses.filter(\.namesWhatWasRenamed).compactMap(\.location))
        let ofLeftovers = leftovers.findings.filter { $0.location.map { !renamed.contains($0) } ?? true }
        let reported = Set(leftovers.findings.compactMap(\.location?.file.path)).union(output.removed)
        output.findings =
            (ofClasses + tests.findings + ofLeftovers + context.testsWithoutCase(besides: reported)
            + context.codeOfAnotherKit(in: classes.files, besides: replaced)
            + context.testsOfAnotherFramework(besides: replaced, output.removed))
            .sortedByPlace()
        return output
    }
}
