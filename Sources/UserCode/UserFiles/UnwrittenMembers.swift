import Diagnostics
import SwiftSource
import ViperModel

extension SourceFile {
    /// Returns `ListPresenter` and `show(_:)` for the literal `"ListPresenter.show(_:) is not implemented"`, nil for
    /// any other token.
    func unwrittenMember(_ token: Token) -> (type: String, member: String)? {
        member(token, endingIn: StubMarker.ending)
    }

    /// Returns the literals `"ListPresenter.show(_:) is not implemented"` and `… is not tested yet` with renamed types,
    /// by offset.
    package func unwrittenMembers(renaming names: [String: String]) -> [Int: String] {
        var renamed: [Int: String] = [:]
        for token in Lexer.tokens(of: self) {
            for ending in [StubMarker.ending, StubMarker.untestedEnding] {
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
