/// The Swift file that holds `files`. They are string literals, which lie in the binary as they are: reading one costs nothing
/// until it is used.
func swiftSource(embedding files: [(path: String, text: String)]) -> String {
    var source = "extension BuiltInTemplates {\n    /// Every file of the folder, sorted by path.\n"
    source += "    package static let all: [BuiltInTemplate] = [\n"
    for file in files {
        source += "BuiltInTemplate(path: \"\(escaped(file.path, keepingNewlines: false))\", text: \"\"\"\n"
        source += escaped(file.text, keepingNewlines: true) + "\n\"\"\"),\n"
    }
    return source + "    ]\n}\n"
}

/// The text as it stands between the quotes of a Swift literal. Whatever could end the literal, start an interpolation or be
/// changed by the compiler (it turns CR LF into LF) is escaped, and so is what an editor would not show.
private func escaped(_ text: String, keepingNewlines: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\\": result += "\\\\"
        case "\"": result += "\\\""
        case "\n" where keepingNewlines: result += "\n"
        case "\t" where keepingNewlines: result += "\\t"
        default:
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
    return result
}
