import Diagnostics
import SwiftSource
import ViperModel

/// Replaces names of types in the text of built-in templates. These are names that the setting `naming` changes, and
/// names of Swift types that a type of the app shadows. For example, `Error` becomes `Swift.Error` if the app declares
/// a type `Error`. Template tags stay unchanged.
struct NamesInTemplates {
    private let names: [String: String]

    init(_ app: AppSettings) { names = app.hidden.merging(app.naming.renamedAppTypes) { $1 } }

    func applied(to template: SourceFile) -> SourceFile {
        if names.isEmpty { return template }
        let bytes = template.bytes
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if let end = Self.endOfTag(at: index, in: bytes) {
                result += bytes[index..<end]
                index = end
            } else if bytes[index].continuesAsciiName {
                let word = bytes[index...].prefix { $0.continuesAsciiName }
                let isPart =
                    [UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "}")].contains(bytes[..<index].last)
                    || bytes[word.endIndex...].starts(with: "{{".utf8)
                let name = isPart ? nil : names[String(decoding: word, as: UTF8.self)]
                result += name.map { Array($0.utf8) } ?? Array(word)
                index = word.endIndex
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return SourceFile(path: template.path, bytes: result)
    }

    /// Returns the end of a tag that starts here: `{{ name }}`, `{% if … %}`, `{# … #}`.
    private static func endOfTag(at start: Int, in bytes: [UInt8]) -> Int? {
        guard bytes[start] == UInt8(ascii: "{"), let kind = bytes[(start + 1)...].first,
            let last = ["{": "}", "%": "%", "#": "#"][Character(UnicodeScalar(kind))]?.utf8.first
        else { return nil }
        let rest = bytes[(start + 2)...]
        let close = rest.indices.first { bytes[$0] == last && bytes[($0 + 1)...].first == UInt8(ascii: "}") }
        return close.map { $0 + 2 }
    }
}
