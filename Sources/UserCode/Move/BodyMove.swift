import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// The result of moving a member's body from its class into the spec.
package struct BodyMove: Sendable {
    /// The changed spec, and the changed file of the class.
    package let spec: SourceFile
    package let swift: SourceFile

    /// The reason why a body cannot move.
    package struct MoveBlocker: Error, Sendable {
        package let message: String
        /// The location of the reason; nil if it is not in a file.
        package let location: SourceLocation?
    }

    /// Moves the body of `member` from a file of the class `type` into the spec. Throws unless the class has exactly
    /// one such member with a body. Also throws if the move would change the body's meaning or lose text. The
    /// function's heading `// MARK: - Name` is removed with it if `headings` contains the name.
    package init(
        of member: SpecMember, from type: String, in files: [SourceFile], headings: Set<String> = []
    ) throws(MoveBlocker) {
        let requirement = member.member.requirement
        let name = requirement.fullName
        let read = files.map { (file: $0, outline: OutlineParser.read($0)) }
        let parts = read.flatMap { file, read in
            read.outline.declarations.filter { $0.name.name == type }.map { (file, read.diagnostics.containsError, $0) }
        }
        let members = parts.flatMap(\.2.members)
        let candidates = parts.flatMap { file, isUnreadable, part in
            part.members.filter { $0.kind == .function && $0.requirement?.fullName == name && $0.bodyRange != nil }
                .map { Candidate(file: file, isUnreadable: isUnreadable, declaration: $0, membersOfClass: members) }
        }
        guard let found = candidates.first, let body = found.declaration.bodyRange else {
            throw MoveBlocker(message: "'\(type)' has no member '\(name)' with a body", location: nil)
        }
        if candidates.count > 1 {
            throw MoveBlocker(message: "'\(type)' has several members '\(name)'", location: candidates[1].location)
        }
        if let message = found.obstacle(to: requirement) {
            throw MoveBlocker(message: message, location: found.location)
        }

        let lines = found.declaration.documentation?.lines ?? []
        let linesInSpec = requirement.documentation?.lines ?? []
        guard lines.isEmpty || linesInSpec.isEmpty || lines == linesInSpec else {
            throw MoveBlocker(
                message: "doc comment of '\(name)' differs between the class and the spec", location: found.location)
        }
        spec = SourceFile(
            path: member.source.path,
            bytes: member.withBody(body, of: found.file, documentation: linesInSpec.isEmpty ? lines : []))
        swift = SourceFile(path: found.file.path, bytes: found.fileWithoutFunction(headings))
    }

    /// Returns whether the class `type` in one of `files` has the member with the same body as in the spec, token by
    /// token.
    package static func stands(_ member: SpecMember, in type: String, of files: [SourceFile]) -> Bool {
        guard let body = member.member.body else { return false }
        let wanted = words(of: member.source, in: body.range)
        return implementations(of: member, in: type, of: files).contains { file, declaration in
            declaration.bodyRange.map { words(of: file, in: $0.inner) == wanted } ?? false
        }
    }

    /// Returns the members of the class `type` in `files` that have a body and the member's full name.
    package static func implementations(
        of member: SpecMember, in type: String, of files: [SourceFile]
    ) -> [(file: SourceFile, declaration: DeclarationOutline)] {
        let name = member.member.requirement.fullName
        return files.flatMap { file in
            let parts = OutlineParser.read(file).outline.declarations.filter { $0.name.name == type }
            return parts.flatMap(\.members).filter { $0.requirement?.fullName == name && $0.bodyRange != nil }
                .map { (file, $0) }
        }
    }

    /// Returns the tokens of a body for a comparison. Omits `;`, which a line break can replace, and white space in
    /// multiline strings.
    private static func words(of source: SourceFile, in range: Range<Int>) -> [String] {
        Lexer.tokens(of: source, in: range).filter { $0.kind != .punctuation(ASCII.semicolon) }.map { token in
            let text = source.text(token.range)
            return text.utf8.contains(ASCII.lineFeed) ? text.filter { !$0.isWhitespace } : text
        }
    }
}

/// A function of the class whose body may move.
private struct Candidate {
    let file: SourceFile
    /// Whether the file cannot be parsed as Swift, because brackets are open or text is not a declaration.
    let isUnreadable: Bool
    let declaration: DeclarationOutline
    /// The members of the class, in all of its files.
    let membersOfClass: [DeclarationOutline]

    var location: SourceLocation { SourceLocation(file, declaration.name.range) }

    /// Returns the reason why the body cannot move: its meaning would change, or text would be lost. Returns nil if the
    /// body can move.
    func obstacle(to requirement: Requirement) -> String? {
        let name = requirement.fullName
        if isUnreadable { return "file of '\(name)' cannot be parsed as Swift" }
        if declaration.isConditional { return "'\(name)' is inside '#if'" }
        guard let function = requirement.function else { return "'\(name)' is not a function" }
        if function.parameters.map(\.name.name) != declaration.parameters.map(\.name.name) {
            return "parameters of '\(name)' have other names in the spec"
        }
        let ignored = ["public", "package", "internal", "open", "final"]
        if let modifier = declaration.modifiers.first(where: { own in
            !ignored.contains(own.name) && !requirement.modifiers.contains { $0.name == own.name }
        }) {
            return "'\(name)' is '\(modifier.name)' in the class, but not in the spec"
        }
        if let attribute = declaration.attributes.first(where: { own in
            !requirement.attributes.contains { $0.text == own.text }
        }) {
            return "'\(name)' is '\(attribute.text)' in the class, but not in the spec"
        }
        let head = declaration.range.lowerBound..<(declaration.bodyRange ?? declaration.range).lowerBound
        if TokenText(file, head).hasComments || hasCommentBelowDocumentation {
            return "comment before the body of '\(name)' would be lost"
        }
        if !file.isAloneOnItsLines(declaration.documentedRange) {
            return "'\(name)' is on one line with other code"
        }
        return usedPrivateName().map {
            "body uses '\($0)', which is private to the class's file"
        }
    }

    /// Whether another comment is between the doc comment and the declaration, or between lines of the doc comment.
    private var hasCommentBelowDocumentation: Bool {
        guard let documentation = declaration.documentation?.range else { return false }
        if documentation.upperBound < declaration.range.lowerBound,
            file.bytes[documentation.upperBound..<declaration.range.lowerBound].contains(ASCII.slash)
        {
            return true
        }
        let lines = file.text(documentation).split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
        guard lines.first?.hasPrefix("///") == true else { return false }
        return lines.contains { !$0.hasPrefix("///") || $0.hasPrefix("////") }
    }

    /// Returns the first private member of the class that the body mentions; nil if there is none.
    private func usedPrivateName() -> String? {
        let names = membersOfClass.filter(\.isPrivate).map(\.name.name)
        return file.identifiers(in: declaration.bodyRange).first(where: names.contains)
    }

    func fileWithoutFunction(_ headings: Set<String>) -> [UInt8] {
        var edits = SourceEdits(file)
        DeclarationRemoval([declaration.documentedRange], of: file, headings: headings).apply(to: &edits)
        return edits.result
    }
}
