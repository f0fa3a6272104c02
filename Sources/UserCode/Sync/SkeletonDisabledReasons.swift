import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel

/// Corrects the text in a test skeleton that says why the test is disabled.
///
/// Skeletons are rendered with `… is not implemented`. If the member is already implemented, this text becomes `… is
/// not tested yet`.
struct SkeletonDisabledReasons {
    let context: SyncContext

    private var written: UserFileIndex { context.written }

    /// Returns a rendered file of test skeletons with corrected reasons; nil if nothing changes.
    func corrected(_ file: RenderedFile) -> [UInt8]? {
        let source = file.sourceFile
        let text = corrected(source.text(0..<source.bytes.count), from: source)
        return Array(text.utf8) == file.bytes ? nil : Array(text.utf8)
    }

    /// Returns a part of a rendered file with corrected reasons.
    func corrected(_ text: String, from source: SourceFile) -> String {
        var text = text
        var written: [String: Set<String>] = [:]
        for token in Lexer.tokens(of: source) {
            guard let (type, member) = source.unwrittenMember(token) else { continue }
            let members = written[type] ?? writtenMembers(of: type)
            written[type] = members
            guard members.contains(member) || arrives(member, in: type) else { continue }
            let reason = source.text(token.range)
            let ending = StubMarker.untestedEnding
            text = text.replacing(reason, with: reason.dropLast(StubMarker.ending.count) + ending)
        }
        return text
    }

    private func writtenMembers(of type: String) -> Set<String> {
        Set(written.parts(of: type).flatMap { $0.declaration.writtenMembers(in: $0.file) })
    }

    /// Returns whether a body moves from the spec to the class in this run.
    private func arrives(_ member: String, in type: String) -> Bool {
        let name = member.prefix { $0 != "(" }
        return context.formerBodies(of: type).contains { $0.requirement.baseName == name }
    }
}

extension DeclarationOutline {
    /// Returns the full names of the members that are implemented: their bodies are not stubs.
    func writtenMembers(in file: UserFile) -> [String] {
        members.compactMap { member in
            guard let name = member.requirement?.fullName, let body = member.bodyRange else { return nil }
            return file.source.isUnwritten(body, file.tokens(inside: body)) ? nil : name
        }
    }
}

extension String {
    /// The text of test skeletons with the reasons as rendered. So a test in which only the reason was corrected counts
    /// as unmodified.
    var withReasonsAsRendered: String { replacing(StubMarker.untestedEnding, with: StubMarker.ending) }

    /// Returns the rendered text of a test skeleton with the reason that the existing test states.
    func withReasons(of test: String) -> String {
        test.contains(StubMarker.untestedEnding)
            ? replacing(StubMarker.ending, with: StubMarker.untestedEnding) : self
    }
}
