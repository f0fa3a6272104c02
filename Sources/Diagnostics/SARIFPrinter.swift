/// A printer of findings as SARIF 2.1.0 (OASIS), the JSON format that code scanning services read.
package struct SARIFPrinter: Sendable {
    private let version: String

    /// Creates a printer. `version` is the version of viper-gen.
    package init(version: String) { self.version = version }

    /// Returns a SARIF document with one run. The text ends in a line feed.
    package func text(for diagnostics: some Sequence<Diagnostic>) -> String {
        let diagnostics = Array(diagnostics)
        let rules = Set(diagnostics.map(\.rule)).sorted { $0.id < $1.id }
        let indices = Dictionary(firstOf: rules.enumerated().map { ($1.id, $0) })
        var positions = SourcePositions()
        let results = diagnostics.map { result($0, ruleIndex: indices[$0.rule.id] ?? -1, &positions) }
        let document: JSONValue = .object([
            "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
            "version": .string("2.1.0"),
            "runs": .array([
                .object([
                    "tool": .object([
                        "driver": .object([
                            "name": .string("viper-gen"), "version": .string(version),
                            "rules": .array(rules.map(descriptor)),
                        ])
                    ]),
                    "columnKind": .string("unicodeCodePoints"),
                    "results": .array(results),
                ])
            ]),
        ])
        return document.text + "\n"
    }

    private func descriptor(of rule: Rule) -> JSONValue {
        .object([
            "id": .string(rule.id),
            "shortDescription": message(rule.summary),
            "fullDescription": message(rule.explanation),
            "help": message("`viper-gen explain \(rule.id)` shows an example."),
            "defaultConfiguration": .object(["level": .string(rule.severity.rawValue)]),
        ])
    }

    private func result(_ diagnostic: Diagnostic, ruleIndex: Int, _ positions: inout SourcePositions) -> JSONValue {
        let notes = diagnostic.notes.filter { $0.location == nil }.map { "\n" + $0.whole }
        var result: JSONValue.KeyValues = [
            "ruleId": .string(diagnostic.rule.id), "ruleIndex": .int(ruleIndex),
            "level": .string(diagnostic.severity.rawValue),
            "message": message(diagnostic.message + notes.joined()),
        ]
        guard let location = diagnostic.location else { return .object(result) }
        result.append("locations", .array([.object(["physicalLocation": physicalLocation(location, &positions)])]))
        let related = diagnostic.notes.compactMap { note in
            note.location.map { location in
                JSONValue.object([
                    "physicalLocation": physicalLocation(location, &positions), "message": message(note.message),
                ])
            }
        }
        if !related.isEmpty { result.append("relatedLocations", .array(related)) }
        if !diagnostic.fixIts.isEmpty {
            result.append("fixes", .array(diagnostic.fixIts.map { fix($0, in: location.file, &positions) }))
        }
        return .object(result)
    }

    private func fix(_ fixIt: Diagnostic.FixIt, in file: SourceFile, _ positions: inout SourcePositions) -> JSONValue {
        let replacement: JSONValue = .object([
            "deletedRegion": region(SourceLocation(file, fixIt.range), &positions),
            "insertedContent": .object(["text": .string(fixIt.replacement)]),
        ])
        return .object([
            "description": message(fixIt.message),
            "artifactChanges": .array([
                .object(["artifactLocation": artifact(file), "replacements": .array([replacement])])
            ]),
        ])
    }

    private func physicalLocation(_ location: SourceLocation, _ positions: inout SourcePositions) -> JSONValue {
        .object(["artifactLocation": artifact(location.file), "region": region(location, &positions)])
    }

    private func region(_ location: SourceLocation, _ positions: inout SourcePositions) -> JSONValue {
        let (start, end) = (positions.start(of: location), positions.end(of: location))
        return .object([
            "startLine": .int(start.line), "startColumn": .int(start.column), "endLine": .int(end.line),
            "endColumn": .int(end.column),
        ])
    }

    private func artifact(_ file: SourceFile) -> JSONValue { .object(["uri": .string(relativeURI(file.path))]) }

    /// Returns a path as a relative URI. All bytes except ASCII letters, digits, `-._~` and `/` are percent-encoded.
    private func relativeURI(_ path: String) -> String {
        var uri = ""
        for byte in path.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                uri += "%" + byte.hexadecimal(2, uppercase: true)
            }
        }
        return uri
    }

    /// Returns a SARIF message with a text. Braces are escaped, because SARIF reads them as placeholders (§3.11.5). A
    /// space is inserted into `](`, because SARIF reads it as a link (§3.11.6).
    private func message(_ text: String) -> JSONValue {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "{": escaped += "{{"
            case "}": escaped += "}}"
            case "(" where escaped.unicodeScalars.last == "]": escaped += " ("
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return .object(["text": .string(escaped)])
    }
}
