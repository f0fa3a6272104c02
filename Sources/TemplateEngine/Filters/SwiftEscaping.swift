import Diagnostics
import SwiftSource

/// Converts text for insertion into Swift source.
enum SwiftEscaping {
    /// Returns the text as a Swift identifier. Removes invalid characters, and adds backticks around a keyword.
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
