import Diagnostics
import SwiftSource

/// What stubs and arranged tests say of a member that nobody has written yet: `"ListPresenter.show(_:) is not written yet"`.
enum UnwrittenMember {
    /// The end of such a literal, by which it is found.
    static let ending = " is not written yet\""
}

extension SourceFile {
    /// `ListPresenter` and `show(_:)` of the literal `"ListPresenter.show(_:) is not written yet"`; nil for any other token.
    func unwrittenMember(_ token: Token) -> (type: String, member: String)? {
        guard token.kind == .string else { return nil }
        let reason = text(token.range)
        guard reason.hasSuffix(UnwrittenMember.ending), let dot = reason.firstIndex(of: ".") else { return nil }
        let member = reason[reason.index(after: dot)...].dropLast(UnwrittenMember.ending.count)
        return (String(reason[..<dot].dropFirst()), String(member))
    }
}
