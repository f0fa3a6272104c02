import Diagnostics
import SwiftSource
import ViperGeneration

/// Corrects the reasons for which arranged tests are disabled. They are rendered as `… is not implemented`; where a person wrote
/// the member before the spec named it, they say `… is not tested yet`, for nobody has said what should happen.
struct ArrangedReasons {
    let context: SyncContext

    private var written: WrittenSwift { context.written }

    /// A rendered file of arranged tests, as it is to be written; nil where it can stay as it was rendered.
    func corrected(_ file: RenderedFile) -> [UInt8]? {
        let source = file.sourceFile
        let text = corrected(source.text(0..<source.bytes.count), from: source)
        return Array(text.utf8) == file.bytes ? nil : Array(text.utf8)
    }

    /// A piece of text from such a file, as it is to be written.
    func corrected(_ text: String, from source: SourceFile) -> String {
        var text = text
        var written: [String: Set<String>] = [:]
        for token in Lexer.tokens(of: source) {
            guard let (type, member) = source.unwrittenMember(token) else { continue }
            let members = written[type] ?? writtenMembers(of: type)
            written[type] = members
            guard members.contains(member) || arrives(member, in: type) else { continue }
            let reason = source.text(token.range)
            let ending = UnwrittenMember.untestedEnding
            text = text.replacing(reason, with: reason.dropLast(UnwrittenMember.ending.count) + ending)
        }
        return text
    }

    private func writtenMembers(of type: String) -> Set<String> {
        Set(written.parts(of: type).flatMap { $0.declaration.writtenMembers(in: $0.file) })
    }

    /// Whether the body of a member has left the spec, so that it comes into the class with this run.
    private func arrives(_ member: String, in type: String) -> Bool {
        let name = member.prefix { $0 != "(" }
        return context.formerBodies(of: type).contains { $0.requirement.baseName == name }
    }
}

extension DeclarationOutline {
    /// The full names of the members that have a body which is no stub's.
    func writtenMembers(in file: WrittenFile) -> [String] {
        members.compactMap { member in
            guard let name = member.requirement?.fullName, let body = member.bodyRange else { return nil }
            return file.source.isUnwritten(body, file.tokens(inside: body)) ? nil : name
        }
    }
}

extension String {
    /// The text of arranged tests with the reasons that they are rendered with: a corrected one is nobody's edit.
    var withReasonsAsRendered: String { replacing(UnwrittenMember.untestedEnding, with: UnwrittenMember.ending) }

    /// The rendered text of an arranged test with the reason that the test had.
    func withReasons(of test: String) -> String {
        test.contains(UnwrittenMember.untestedEnding)
            ? replacing(UnwrittenMember.ending, with: UnwrittenMember.untestedEnding) : self
    }
}
