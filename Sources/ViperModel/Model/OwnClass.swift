import Diagnostics
import SwiftSource

/// A class of a part that you wrote, with the information that tests need to create it.
package struct OwnClass: Sendable {
    /// The parameters of the initializer; empty if none is declared. Nil if a test cannot call the initializer, or if
    /// there are several. Convenience initializers do not count.
    package let parameters: [Parameter]?
    /// The types of the stored properties that a test can set, by name.
    package let settable: [String: TypeSyntax]

    /// Reads a class from `parts`, which are the class and its extensions. Returns nil if the class itself is
    /// missing.
    init?(_ parts: [(source: SourceFile, outline: DeclarationOutline)]) {
        let classes: Set<DeclarationOutline.Kind> = [.class, .actor, .struct]
        guard parts.contains(where: { classes.contains($0.outline.kind) }) else { return nil }
        let declared = parts.flatMap { source, outline in outline.members.map { (source, $0) } }
            .filter { !$0.1.isConditional }
        let members = declared.map(\.1)
        let initializers = declared.filter { $0.1.kind == .initializer && !$0.1.modifiers.contains("convenience") }
        let plain = initializers.filter { source, member in
            let end = member.name.range.upperBound
            return !member.isPrivate && member.genericParameters.isEmpty
                && source.text(end..<end + 1) == "(" && !source.isEffectful(member)
        }
        parameters = initializers.isEmpty ? [] : initializers.count == 1 ? plain.first?.1.parameters : nil
        let properties = members.compactMap { member -> (String, TypeSyntax)? in
            let hiding = member.modifiers.contains { $0.name.hasPrefix("private") || $0.name.hasPrefix("fileprivate") }
            guard member.kind == .variable, !hiding, let variable = member.requirement?.variable,
                variable.keyword.name == "var", let type = variable.type
            else { return nil }
            return (member.name.name, type)
        }
        settable = Dictionary(firstOf: properties)
    }
}

extension SourceFile {
    /// Returns whether an initializer is `async` or `throws`.
    fileprivate func isEffectful(_ initializer: DeclarationOutline) -> Bool {
        let end = initializer.bodyRange?.lowerBound ?? initializer.range.upperBound
        let start = initializer.parameters.last?.range.upperBound ?? initializer.name.range.upperBound
        let words = text(start..<max(start, end)).split { !$0.isLetter }
        return words.contains("async") || words.contains("throws")
    }
}
