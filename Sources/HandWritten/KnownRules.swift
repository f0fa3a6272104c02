import Diagnostics
import SwiftSource
import TemplateEngine
import ViperSpec

extension Rule {
    /// The rules of all texts, by ID: what `rules { … }` in App.viper and comments that suppress a finding may name.
    package static let known: [String: Rule] = Dictionary(
        uniqueKeysWithValues: (ofSwiftSource + ofViperSpec + ofTemplateEngine + ofViperModel + ofViperGeneration
            + ofHandWritten)
            .map { ($0.id, $0) })
}
