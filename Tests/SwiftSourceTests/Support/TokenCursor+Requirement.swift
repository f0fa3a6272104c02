@testable import SwiftSource

extension TokenCursor {
    /// A member as a spec reads it: its attributes and modifiers, and what they stand before. Nil, and nothing taken, where no
    /// declaration begins.
    mutating func parseRequirement() -> Requirement? {
        let before = mark()
        let start = peek().range.lowerBound
        let (documentation, attributes, modifiers) = (documentation(), parseAttributes(), parseModifiers())
        guard let kind = parseRequirementKind() else {
            reset(to: before)
            return nil
        }
        return Requirement(
            documentation: documentation, attributes: attributes, modifiers: modifiers, kind: kind,
            range: range(from: start))
    }
}
