import Diagnostics
import SwiftSource
import ViperModel

/// What a build does not tell and specs alone do not show: whether the parts of a module keep to their boundaries, and what of
/// it is unfinished. Errors break a boundary; warnings are what is not there yet, or not needed any more.
package enum Lint {
    /// All texts that the rules look at, generated files left out.
    package struct Input: Sendable {
        package var program: Program
        /// Hand-written files of the app's target, in order of path.
        package var sources: [WrittenFile]
        /// Hand-written files of its tests.
        package var tests: [WrittenFile]
        /// The files that templates of the project's own have begun, by path.
        package var begunByTemplates: Set<String>
        /// The modules that are looked at; all where it is nil.
        package var modules: Set<String>?
        /// Whether services and files that belong to no module are looked at: of several shards only one does so.
        package var looksAtRest: Bool
        /// Findings in the files that were made before. They can be suppressed, and their severity set, like those of rules.
        package var found: [Diagnostic]
        /// Findings in the specs that comments have silenced already.
        package var silenced: [Diagnostic]

        package init(
            program: Program, sources: [WrittenFile], tests: [WrittenFile], begunByTemplates: Set<String> = [],
            modules: Set<String>?, looksAtRest: Bool = true, found: [Diagnostic] = [], silenced: [Diagnostic] = []
        ) {
            self.program = program
            self.sources = sources
            self.tests = tests
            self.begunByTemplates = begunByTemplates
            self.modules = modules
            self.looksAtRest = looksAtRest
            self.found = found
            self.silenced = silenced
        }
    }

    /// The findings of all rules, with the severities that `App.viper` gives, those that a comment silences left out.
    package static func findings(_ input: Input) -> [Diagnostic] {
        let files = input.sources + input.tests
        let conflicts = files.compactMap(\.conflict).map(Diagnostic.conflictMarkers)
        let context = LintContext(input)
        let rules = lintRules.filter { $0.styles.contains(input.program.app.style) }
        let results = rules.map { ($0.findings(in: context), $0.unused(in: context)) }
        let findings =
            conflicts + input.found + results.flatMap(\.0) + context.findings(on: results.flatMap(\.1))
        let suppressions = Suppressions(
            input.program.specs + files.filter { $0.conflict == nil }.map(\.source), rules: { Rule.known })
        let (kept, suppressed) = suppressions.applied(to: findings)
        // A comment that silences nothing in some of the modules may silence something in another one.
        let unused = input.modules == nil ? suppressions.unused(suppressing: suppressed + input.silenced) : []
        return input.program.app.adjusted(kept + suppressions.findings + unused).sortedByPlace()
    }

    /// A finding for each file in which a merge has left its markers. Nothing else is said of such a file.
    package static func conflicts(in files: [SourceFile]) -> [Diagnostic] {
        files.map(ConflictSearch.first).compactMap { $0.map(Diagnostic.conflictMarkers) }
    }
}

extension Program {
    /// The files that its modules and shared declarations stand in, each once, in order of path.
    package var specs: [SourceFile] {
        let files = modules.map(\.source) + shared.map(\.source) + externalModules.map(\.location.file)
        return files.unique(by: \.path).sorted { $0.path < $1.path }
    }
}
