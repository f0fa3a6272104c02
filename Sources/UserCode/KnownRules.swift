import Diagnostics
import SwiftSource
import TemplateEngine
import ViperSpec

extension Rule {
    /// The rules for all kinds of input, by ID. `rules { … }` in App.viper and suppression comments may name them.
    package static let known: [String: Rule] = Dictionary(
        uniqueKeysWithValues: (ofSwiftSource + ofViperSpec + ofTemplateEngine + ofViperModel + ofViperGeneration
            + ofUserCode)
            .map { ($0.id, $0) })
}
