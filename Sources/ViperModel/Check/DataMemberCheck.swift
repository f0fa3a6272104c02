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
            if outline.kind != .protocol, member.isWithoutBody(in: outline.kind) {
                found.append(
                    .missingBody(member.name.name, in: "\(outline.kind.rawValue) '\(outline.name.name)'", at: place))
            }
            if isOutermost, outline.kind == .struct, member.modifiers.contains(where: { $0.name == "lazy" }) {
                found.append(.lazyInStruct(member.name.name, at: place))
            }
            return found
        }
    }
}

extension DeclarationOutline {
    /// It is declared as in a protocol, or stored where nothing can be.
    fileprivate func isWithoutBody(in owner: Kind) -> Bool {
        switch kind {
        case .function, .initializer, .subscript: return bodyRange == nil
        case .variable:
            guard case .variable(let variable) = requirement?.kind else { return false }
            let isStatic = requirement?.isStatic == true
            return variable.accessors != nil
                || (owner == .extension || owner == .enum) && !isStatic && storedProperty != nil
        default: return false
        }
    }
}

extension Rule {
    static let lazyInStruct = Rule(
        id: "lazyInStruct", summary: "No property of a struct is lazy",
        explanation: """
            What reads a lazy property changes the struct, so no constant could be asked for it; and Swift 6 refuses it in a \
            struct that any thread may use, as those of a spec. Compute it, or make it where the value is made.
            """,
        wrong: "struct Row { let id: Int; lazy var title = \"\\(id)\" }",
        right: "struct Row { let id: Int; var title: String { \"\\(id)\" } }")

    static let missingBody = Rule(
        id: "missingBody", summary: "Only a protocol's members are without bodies",
        explanation: """
            Data is emitted as it is written. In a struct, an enum or an extension a function has a body, and in an enum or an \
            extension nothing is stored. What others implement stands in a protocol.
            """,
        wrong: "extension Navigation { func replace() }",
        right: "extension Navigation { func replace() { pop() } }")
}

extension Diagnostic {
    static func lazyInStruct(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .lazyInStruct, "'\(name)' is lazy in a struct", at: location,
            notes: [Note("compute it: 'var \(name): Type { … }'")])
    }

    /// `owner` is quoted, with its kind: `extension 'Navigation'`.
    static func missingBody(_ name: String, in owner: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .missingBody, "'\(name)' has no body in \(owner)", at: location,
            notes: [Note("write it: '{ … }'; without one it can stand in a protocol")])
    }
}
