import Diagnostics
import SwiftSource
import ViperGeneration

/// Why an arranged test is disabled: its member is not written yet, or, where a person wrote the member before the spec named
/// it, nobody has said what should happen.
struct ArrangedReasons {
    let written: WrittenSwift

    private static let notTested = " is not tested yet\""

    /// A rendered file of arranged tests, as it is to be written; nil where nothing in it is to be said otherwise.
    func changed(_ file: RenderedFile) -> [UInt8]? {
        let source = SourceFile(path: file.path, bytes: file.bytes)
        let text = changed(source.text(0..<source.bytes.count), in: source)
        return Array(text.utf8) == file.bytes ? nil : Array(text.utf8)
    }

    /// A piece of such a file.
    func changed(_ text: String, in source: SourceFile) -> String {
        var text = text
        for token in Lexer.tokens(of: source) {
            guard let (type, member) = source.unwrittenMember(token), isWritten(member, of: type) else { continue }
            let reason = source.text(token.range)
            text = text.replacing(reason, with: reason.dropLast(UnwrittenMember.ending.count) + Self.notTested)
        }
        return text
    }

    private func isWritten(_ member: String, of type: String) -> Bool {
        written.parts(of: type).contains { part in
            part.declaration.members.contains { $0.requirement?.fullName == member && $0.bodyRange != nil }
        }
    }
}
