import Diagnostics
import SwiftSource

/// Checks that the members of types in specs are such as Swift takes where they are emitted: no stored property in an extension,
/// no static variable that threads share.
enum DataMemberCheck {
    static func findings(_ program: Program) -> [Diagnostic] {
        let unsendable = program.app.swift == .five ? [] : program.types.unsendable(among: program.data)
        return program.data.flatMap { data in
            let name = data.outline.name.name
            var adviceByAttribute: [String: String] = [:]
            if data.outline.kind == .protocol {
                let isSendable = program.types.isSendable(data.outline.inherited.flatMap(\.protocolNames))
                if program.app.swift != .five, !isSendable {
                    adviceByAttribute["Sendable"] = "declare '\(name): Sendable', or delete it"
                }
                if !data.outline.attributes.contains(where: { $0.name == "objc" }) {
                    adviceByAttribute["objc"] = "declare '@objc protocol \(name)', or delete it"
                }
            } else if data.outline.kind == .struct || data.outline.kind == .enum {
                if unsendable.contains(name) { adviceByAttribute["Sendable"] = "delete it" }
                adviceByAttribute["objc"] = "delete it"
            }
            return refusedAttributes(adviceByAttribute, of: data.outline, data.source)
                + memberFindings(
                    in: data.outline, isOutermost: true, mayShare: program.app.swift == .five, of: data.source)
        }
    }

    /// Swift lets a member be `@Sendable` or `@objc` only where its owner is; `advice` says by attribute what to do.
    private static func refusedAttributes(
        _ advice: [String: String], of owner: DeclarationOutline, _ source: SourceFile
    ) -> [Diagnostic] {
        owner.members.flatMap(\.attributes).compactMap { attribute in
            advice[attribute.name].map {
                Diagnostic(
                    .attributeNotAllowed,
                    "a member of '\(owner.name.name)', which is not '\(attribute.name)', cannot carry '@\(attribute.name)'",
                    at: SourceLocation(source, attribute.range), notes: [.init($0)])
            }
        }
    }

    /// Finds properties that are stored where nothing can be, and those that Swift 6 lets no thread share: static variables, and
    /// wrapped properties of what is `nonisolated`.
    private static func memberFindings(
        in outline: DeclarationOutline, isOutermost: Bool, mayShare: Bool, of source: SourceFile
    ) -> [Diagnostic] {
        let mayShare = mayShare || outline.kind == .protocol || outline.attributes.contains(where: \.isIsolation)
        return outline.members.flatMap { member -> [Diagnostic] in
            let (name, place) = (member.name.name, SourceLocation(source, member.name.range))
            var diagnostics = memberFindings(in: member, isOutermost: false, mayShare: mayShare, of: source)
            if member.isMisplaced(in: outline.kind) {
                diagnostics.report(
                    .misplacedProperty, "'\(name)' cannot be stored in \(outline.kind.rawValue) '\(outline.name.name)'",
                    at: place, notes: ["compute it: 'var \(name): Type { … }'"])
            }
            let isInStruct = isOutermost && outline.kind == .struct
            if isInStruct, member.modifiers.contains(where: { $0.name == "lazy" }) {
                diagnostics.report(
                    .misplacedProperty, "'\(name)' is lazy in a struct", at: place,
                    notes: ["compute it: 'var \(name): Type { … }'"])
            }
            if mayShare { return diagnostics }
            if member.isSharedVariable {
                diagnostics.report(
                    .sharedState, "'\(name)' is a static variable, which any thread could change", at: place,
                    notes: ["write 'static let', or compute it: 'static var \(name): Type { … }'"])
            } else if isInStruct, let wrapper = member.wrapper {
                diagnostics.report(
                    .sharedState, "'\(name)' is wrapped in '@\(wrapper)', which nothing 'nonisolated' can be",
                    at: place,
                    notes: ["store the wrapper, 'var \(name): \(wrapper)', or declare the struct in Swift of your own"])
            }
            return diagnostics
        }
    }
}

extension DeclarationOutline {
    /// Whether it is a stored static property that any thread could change.
    fileprivate var isSharedVariable: Bool {
        guard let variable = requirement?.variable, requirement?.isStatic == true else { return false }
        let isStored = variable.value != nil || bodyRange == nil && variable.type?.isOptional == true
        return variable.keyword.name == "var" && isStored
            && !modifiers.contains { $0.name == "nonisolated(unsafe)" } && !attributes.contains(where: \.isIsolation)
    }

    /// The property wrapper of a stored property, which begins with a capital, as Swift's own attributes do not.
    fileprivate var wrapper: String? {
        guard storedProperty?.keyword.name == "var" else { return nil }
        return attributes.first { !$0.isIsolation && $0.name.first?.isUppercase == true }?.name
    }

    /// Whether it is a stored property of an enum or an extension, which can have none.
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

    static let sharedState = Rule(
        id: "sharedState", summary: "Data of Swift 6 shares nothing that changes",
        explanation: """
            What a spec declares may be used from any thread, and is 'nonisolated'. So Swift 6 takes no static variable in it \
            that is stored, but one that is 'nonisolated(unsafe)' or an actor's, and no stored property in a wrapper. A static \
            'let' holds what never changes, and a struct in Swift of your own is named by 'external struct'.
            """,
        wrong: "struct Page { static var size = 20; let number: Int }",
        right: "struct Page { static let size = 20; let number: Int }")
}
