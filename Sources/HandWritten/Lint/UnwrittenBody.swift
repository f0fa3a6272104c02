import Diagnostics
import SwiftSource
import ViperModel

extension LintContext {
    /// The class is there, and none of its members is a stub: what it does not do, it will not do.
    func isWritten(_ role: WrittenCode.Role, in module: Int) -> Bool {
        let parts = parts(of: role, in: module)
        return !parts.isEmpty
            && parts.allSatisfy { part in !part.declaration.members.contains { code.isStub($0, of: part) } }
    }
}

extension WrittenCode {
    /// The body says that it is not written yet, or holds nothing but a comment that says so.
    func isStub(_ member: DeclarationOutline, of part: Part) -> Bool {
        guard member.kind == .function || member.kind == .variable, let body = member.bodyRange else { return false }
        return source(of: part).isUnwritten(body, tokens(inside: body, of: part))
    }
}

/// What stands in a body that is not written yet.
private enum Stub {
    static let comment = Array("// TODO:".utf8)
    /// How the text ends with which a stub ends the program.
    static let end = Array("is not written yet\"".utf8)
}

extension SourceFile {
    /// The body, whose tokens these are, says that it is not written yet, or holds nothing but a comment that says so.
    func isUnwritten(_ body: Range<Int>, _ tokens: ArraySlice<Token>) -> Bool {
        if tokens.isEmpty { return contains(Stub.comment, in: body) }
        return tokens.contains { token in
            token.kind == .string && token.range.count > Stub.end.count
                && bytes[token.range].suffix(Stub.end.count).elementsEqual(Stub.end)
        }
    }
}
