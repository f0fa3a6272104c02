import Diagnostics
import SwiftSource
import ViperModel

/// The rules that `check` applies to hand-written code and to specs, in addition to the compiler. Errors report code
/// that crosses a boundary between parts. Warnings report code that is missing or no longer needed.
package enum Lint {
    /// All texts that the rules check, without generated files.
    package struct Input: Sendable {
        package var program: Program
        /// Hand-written files of the app's target, in order of path.
        package var sources: [UserFile]
        /// Hand-written files of the app's tests.
        package var tests: [UserFile]
        /// The files created by custom templates, by path.
        package var begunByTemplates: Set<String>
        /// The modules to check; nil for all.
        package var modules: Set<String>?
        /// Whether to check services, and files that belong to no module. If the check is divided into shards, only one
        /// shard does so.
        package var includesSharedCode: Bool
        /// Findings of earlier stages: the differences between the disk and the specs. Comments can suppress them, and
        /// `App.viper` can set their severity.
        package var found: [Diagnostic]
        /// Findings in the specs that a comment already suppressed.
        package var silenced: [Diagnostic]

        package init(
            program: Program, sources: [UserFile], tests: [UserFile], begunByTemplates: Set<String> = [],
            modules: Set<String>?, includesSharedCode: Bool = true, found: [Diagnostic] = [],
            silenced: [Diagnostic] = []
        ) {
            self.program = program
            self.sources = sources
            self.tests = tests
            self.begunByTemplates = begunByTemplates
            self.modules = modules
            self.includesSharedCode = includesSharedCode
            self.found = found
            self.silenced = silenced
        }
    }

    /// Returns the findings of all rules with the severities of `App.viper`, without those that a comment suppresses.
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
        // If only some modules are checked, a comment that suppresses nothing now may suppress a finding in another
        // module.
        let unused = input.modules == nil ? suppressions.unused(suppressing: suppressed + input.silenced) : []
        return input.program.app.adjusted(kept + suppressions.findings + unused).sortedByPlace()
    }

    /// Returns a finding for each file with merge conflict markers. Other rules skip such a file.
    package static func conflicts(in files: [SourceFile]) -> [Diagnostic] {
        files.map(ConflictSearch.first).compactMap { $0.map(Diagnostic.conflictMarkers) }
    }
}

extension Program {
    /// The spec files that declare the modules, the shared sections and the external modules, each once, in order of
    /// path.
    package var specs: [SourceFile] {
        let files = modules.map(\.source) + shared.map(\.source) + externalModules.map(\.location.file)
        return files.unique(by: \.path).sorted { $0.path < $1.path }
    }
}
