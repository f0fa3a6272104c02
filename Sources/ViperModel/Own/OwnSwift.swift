import Diagnostics

/// The Swift that people write in the app and in its tests. What the app's declares, specs know without a word.
package struct OwnSwift: Sendable {
    /// The files of the app's target.
    package var sources: [SourceFile]
    /// Those of its tests.
    package var tests: [SourceFile]

    package init(sources: [SourceFile] = [], tests: [SourceFile] = []) {
        self.sources = sources
        self.tests = tests
    }
}
