import Diagnostics
import SwiftSource

/// Text that is safe to insert into Swift source.
enum SwiftEscaping {
    /// Returns a Swift identifier: the text without invalid characters, in backticks if it is a keyword.
    static func identifier(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let properties = scalar.properties
            if scalar == "_" || properties.isXIDStart {
                result.unicodeScalars.append(scalar)
            } else if properties.isXIDContinue {
                if result.isEmpty { result += "_" }
                result.unicodeScalars.append(scalar)
            }
        }
        if result.isEmpty { return "_" }
        return result.escapedName
    }
}
