import Diagnostics

/// Something that reads text that anybody may have written.
struct Subject: Sendable {
    /// On the command line.
    let name: String
    /// Makes its inputs.
    let mutator: Mutator
    /// Reads an input, made of the text of this number; says what is wrong with what came out, if anything is.
    let check: @Sendable (_ input: [UInt8], _ text: Int) -> String?

    static let all: [Subject] = [.specs, .swift, .templates, .pipeline, .written, .commands, .ejected, .state]
}

/// Whether all findings say something, and have their places inside of the files that they name.
func misplaced(_ diagnostics: [Diagnostic]) -> String? {
    for diagnostic in diagnostics {
        if diagnostic.message.isEmpty { return "\(diagnostic.rule.id) says nothing" }
        var locations = [diagnostic.location] + diagnostic.notes.map(\.location)
        if let file = diagnostic.location?.file {
            locations += diagnostic.fixIts.map { SourceLocation(file, $0.range) }
        }
        for case let location? in locations {
            let range = location.range
            if range.lowerBound < 0 || range.upperBound > location.file.bytes.count {
                return "\(diagnostic.rule.id) at \(range) of \(location.file.bytes.count) bytes"
            }
        }
    }
    return nil
}
