import TemplateEngine

/// The Swift file that holds `files`, and what was made of them. They are string literals, which lie in the binary as they are.
func swiftSource(embedding files: [(path: String, text: String)], compiled codes: [ProgramCode]) -> String {
    var source = "import TemplateEngine\n\nextension BuiltInTemplates {\n"
    source += "    /// Every file of the folder, sorted by path.\n    package static let all: [BuiltInTemplate] = [\n"
    for file in files {
        source += "BuiltInTemplate(path: \(shortLiteral(file.path)), text: \(literal(file.text))),\n"
    }
    source += "    ]\n\n    /// What was made of them for each kit and test framework.\n"
    source += "    package static let programs: [ProgramCode] = [\n"
    for code in codes {
        let paths = code.paths.map(shortLiteral).joined(separator: ", ")
        source += "ProgramCode(numbers: #\"\(code.numbers)\"#, text: \(literal(code.text)), paths: [\(paths)]),\n"
    }
    return source + "    ]\n}\n"
}

private func shortLiteral(_ text: String) -> String { "\"\(escaped(text, keepingNewlines: false))\"" }

private func literal(_ text: String) -> String {
    "\"\"\"\n\(escaped(text, keepingNewlines: true))\n\"\"\""
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
