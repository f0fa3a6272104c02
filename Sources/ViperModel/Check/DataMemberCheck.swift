import Diagnostics
import SwiftSource

/// What data declares stands as Swift asks for it where it is emitted.
enum DataMemberCheck {
    static func findings(_ program: Program) -> [Diagnostic] {
        program.data.flatMap { findings(in: $0.outline, isOutermost: true, of: $0.source) }
    }

    private static func findings(
        in outline: DeclarationOutline, isOutermost: Bool, of source: SourceFile
    ) -> [Diagnostic] {
        outline.members.flatMap { member -> [Diagnostic] in
            let place = SourceLocation(source, member.name.range)
            var found = findings(in: member, isOutermost: false, of: source)
            if member.isMisplaced(in: outline.kind) {
                found.report(
                    .misplacedProperty,
                    "'\(member.name.name)' cannot be stored in \(outline.kind.rawValue) '\(outline.name.name)'",
                    at: place,
                    notes: ["compute it: 'var \(member.name.name): Type { … }'"])
            }
            if isOutermost, outline.kind == .struct, member.modifiers.contains(where: { $0.name == "lazy" }) {
                found.report(
                    .misplacedProperty, "'\(member.name.name)' is lazy in a struct", at: place,
                    notes: ["compute it: 'var \(member.name.name): Type { … }'"])
            }
            return found
        }
    }
}

extension DeclarationOutline {
    /// It is stored where nothing can be.
    fileprivate func isMisplaced(in owner: Kind) -> Bool {
        (owner == .extension || owner == .enum) && requirement?.isStatic != true && storedProperty != nil
    }
}

extension Rule {
    static let misplacedProperty = Rule(
        id: "misplacedProperty",
        summary: "Enums and extensions store nothing, and structs nothing lazily",
        explanation: """
            Data is emitted as it is written. What a type stores stands in the type itself, and what an enum stores in its \
            cases; an extension computes. What reads a lazy property changes the struct, so no constant could be asked for it, \
            and Swift 6 refuses it in a struct that any thread may use, as those of a spec: compute it, or make it where the \
            value is made.
            """,
        wrong: "struct Row { let id: Int }\nextension Row { var title: String = \"\" }",
        right: "struct Row { let id: Int }\nextension Row { var title: String { \"\\(id)\" } }")
}
