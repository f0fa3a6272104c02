import Diagnostics
import SwiftSource

extension Diagnostic {
    /// `thing` is what has no name: `a module`. Reported under the rule that Swift declarations have for it.
    static func missingName(of thing: String, after keyword: Identifier, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .expectedName, "\(thing) needs a name", at: SourceLocation(file, keyword.range),
            notes: [Note("write it after '\(keyword.name)'")])
    }
}
