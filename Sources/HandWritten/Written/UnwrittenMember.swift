import Diagnostics
import SwiftSource

/// What stubs and arranged tests say of a member that nobody has written yet: `"ListPresenter.show(_:) is not implemented"`.
enum UnwrittenMember {
    /// The end of such a literal, by which it is found.
    static let ending = " is not implemented\""
    /// That of a person's member that an arranged test was written for.
    static let untestedEnding = " is not tested yet\""
}

extension SourceFile {
    /// `ListPresenter` and `show(_:)` of the literal `"ListPresenter.show(_:) is not implemented"`; nil for any other token.
    func unwrittenMember(_ token: Token) -> (type: String, member: String)? {
        member(token, endingIn: UnwrittenMember.ending)
    }

    /// The literals that say of a member that it is not written or tested yet, by their offsets, each with its type's new name,
    /// which `names` has by the old one.
    package func unwrittenMembers(renaming names: [String: String]) -> [Int: String] {
        var renamed: [Int: String] = [:]
        for token in Lexer.tokens(of: self) {
            for ending in [UnwrittenMember.ending, UnwrittenMember.untestedEnding] {
                guard let (type, member) = member(token, endingIn: ending), let new = names[type] else { continue }
                renamed[token.range.lowerBound] = "\"\(new).\(member)\(ending)"
            }
        }
        return renamed
    }

    private func member(_ token: Token, endingIn ending: String) -> (type: String, member: String)? {
        guard token.kind == .string else { return nil }
        let reason = text(token.range)
        guard reason.hasSuffix(ending), let dot = reason.firstIndex(of: ".") else { return nil }
        let member = reason[reason.index(after: dot)...].dropLast(ending.count)
        return (String(reason[..<dot].dropFirst()), String(member))
    }
}
