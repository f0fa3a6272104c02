import Diagnostics
import SwiftSource

/// What data declares stands as Swift asks for it where it is emitted.
enum DataMemberCheck {
    static func findings(_ program: Program) -> [Diagnostic] {
        let unsendable = program.app.swift == .five ? [] : program.types.unsendable(among: program.data)
        return program.data.flatMap { data in
            let name = data.outline.name.name
            var refused: [String: String] = [:]
            if data.outline.kind == .protocol {
                let isSendable = program.types.isSendable(data.outline.inherited.flatMap(\.protocolNames))
                if program.app.swift != .five, !isSendable {
                    refused["Sendable"] = "declare '\(name): Sendable', or delete it"
                }
                if !data.outline.attributes.contains(where: { $0.name == "objc" }) {
                    refused["objc"] = "declare '@objc protocol \(name)', or delete it"
                }
            } else if data.outline.kind == .struct || data.outline.kind == .enum {
                if unsendable.contains(name) { refused["Sendable"] = "delete it" }
                refused["objc"] = "delete it"
            }
            return findings(in: data.outline, isOutermost: true, of: data.source)
                + attributes(refused, of: data.outline, data.source)
        }
    }

    /// Swift lets a member be `@Sendable` or `@objc` only where its owner is; each with what to do.
    private static func attributes(
        _ refused: [String: String], of owner: DeclarationOutline, _ source: SourceFile
    ) -> [Diagnostic] {
        owner.members.flatMap(\.attributes).compactMap { attribute in
            refused[attribute.name].map {
                Diagnostic(
                    .attributeNotAllowed,
                    "a member of '\(owner.name.name)', which is not '\(attribute.name)', cannot carry '@\(attribute.name)'",
                    at: SourceLocation(source, attribute.range), notes: [.init($0)])
            }
        }
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
