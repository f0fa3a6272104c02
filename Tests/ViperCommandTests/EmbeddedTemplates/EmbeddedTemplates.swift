import Diagnostics
import Foundation

/// Files of the `Templates` folder as the Swift file with which the binary carries them.
struct EmbeddedTemplates {
    /// All of them, sorted, by paths that begin with `Templates/`.
    let files: [SourceFile]

    init(files: [SourceFile]) {
        self.files = files.sorted { $0.path < $1.path }
    }

    /// The files below a folder whose names end so.
    init(in folder: URL, endingIn endings: String...) throws {
        var files: [SourceFile] = []
        for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
        where endings.contains(where: name.hasSuffix) {
            let bytes = try Data(contentsOf: folder.appending(path: name))
            files.append(SourceFile(path: "Templates/" + name, bytes: Array(bytes)))
        }
        self.init(files: files)
    }

    /// The Swift file that adds them to a type. They are string literals, which lie in the binary as they are.
    func swiftText(extending type: String, importing modules: [String]) -> String {
        var lines = ["// swift-format-ignore-file", "// The folder Templates, embedded in the binary. Do not edit:"]
        lines += ["// `RECORD_TEMPLATES=1 swift test --filter EmbeddedTemplatesTests` writes this file."]
        lines += modules.map { "import \($0)" } + ["", "extension \(type) {"]
        lines += [
            "    /// Every file of the folder, sorted by path.", "    package static let all: [BuiltInTemplate] = [",
        ]
        for file in files {
            let path = file.path.dropFirst("Templates/".count)
            lines.append(
                "BuiltInTemplate(path: \(literal(path)), text: \(blockLiteral(String(decoding: file.bytes, as: UTF8.self)))),"
            )
        }
        return (lines + ["    ]", "}", ""]).joined(separator: "\n")
    }

    private func literal(_ text: some StringProtocol) -> String { "\"\(escaped(text, keeping: []))\"" }

    private func blockLiteral(_ text: String) -> String { "\"\"\"\n\(escaped(text, keeping: ["\n"]))\n\"\"\"" }

    /// The text as it stands between the quotes of a Swift literal. Whatever could end the literal, start an interpolation or
    /// be changed by the compiler (it turns CR LF into LF) is escaped, and so is what an editor would not show.
    private func escaped(_ text: some StringProtocol, keeping kept: Set<Unicode.Scalar>) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case _ where kept.contains(scalar): result.unicodeScalars.append(scalar)
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
}
