import Diagnostics
import SwiftSource

/// Gathers the names that a type declares, and reports those that Swift could not tell apart.
struct DeclaredNames {
    /// The type as messages call it: `struct 'Row'`.
    let owner: String
    private(set) var diagnostics: [Diagnostic] = []
    /// Where each name is first declared, by a key that is equal for names which Swift takes for one.
    private(set) var firstByKey: [String: SourceLocation] = [:]

    mutating func addRequirement(_ requirement: Requirement, in source: SourceFile) {
        let place = SourceLocation(source, requirement.name.range)
        let prefix = requirement.isStatic ? "static " : ""
        switch requirement.kind {
        case .variable: addProperty(requirement.baseName, prefix: prefix, at: place)
        case .function(let function):
            if function.parameters.isEmpty {
                addFunctionWithoutParameters(requirement, prefix: prefix, at: place)
            } else {
                claim(requirement.signatureKey, as: requirement.fullName, at: place)
            }
        case .associatedType: claim("type " + requirement.baseName, as: requirement.baseName, at: place)
        case .other: break
        }
    }

    mutating func addDeclaration(_ outline: DeclarationOutline, in source: SourceFile) {
        let place = SourceLocation(source, outline.name.range)
        let name = outline.name.name
        switch outline.kind {
        case .struct, .enum, .class, .actor, .protocol, .typealias, .associatedtype:
            claim("type " + name, as: name, at: place)
        case .case:
            let labels = outline.parameters.map { ($0.label?.name ?? "_") + ":" }.joined()
            if labels.isEmpty {
                addProperty(name, prefix: "static ", at: place)
            } else if let first = firstByKey["static " + name] {
                report(name, "stands twice in \(owner)", at: place, "the first is here", first)
            } else {
                claim("static \(name)(\(labels))", as: "\(name)(\(labels))", at: place)
                firstByKey["payload " + name] = firstByKey["payload " + name] ?? place
            }
        case .initializer, .subscript:
            // These are compared by their text, the only place where constraints of generic ones stand.
            let end = max(outline.name.range.upperBound, outline.bodyRange?.lowerBound ?? outline.range.upperBound)
            let signature = source.text(outline.name.range.upperBound..<end).withoutInsignificantSpaces
            claim("\(name) \(signature)", as: name, at: place)
        case .function, .variable:
            if let requirement = outline.requirement { addRequirement(requirement, in: source) }
        case .extension, .deinit, .other: break
        }
    }

    private mutating func addProperty(_ name: String, prefix: String, at place: SourceLocation) {
        if let first = firstByKey[prefix + name + "()"] {
            reportPropertyAndFunction(name, at: place, first)
        }
        // Labels tell apart cases with payloads, but nothing tells one from a case of its name without a payload.
        if prefix == "static ", let first = firstByKey["payload " + name] {
            report(name, "stands twice in \(owner)", at: place, "the first is here", first)
        } else {
            claim(prefix + name, as: name, at: place)
        }
    }

    /// Functions may differ in their results alone, but none can stand beside a property of its name.
    private mutating func addFunctionWithoutParameters(
        _ requirement: Requirement, prefix: String, at place: SourceLocation
    ) {
        if let first = firstByKey[prefix + requirement.baseName] {
            reportPropertyAndFunction(requirement.baseName, at: place, first)
        }
        claim(requirement.signatureKey, as: requirement.fullName, at: place)
        let key = prefix + requirement.baseName + "()"
        firstByKey[key] = firstByKey[key] ?? place
    }

    /// Reports a name whose key was added before.
    private mutating func claim(_ key: String, as name: String, at place: SourceLocation) {
        if let first = firstByKey[key] {
            report(name, "stands twice in \(owner)", at: place, "the first is here", first)
        } else {
            firstByKey[key] = place
        }
    }

    private mutating func reportPropertyAndFunction(_ name: String, at place: SourceLocation, _ first: SourceLocation) {
        let words = "is a property and a function in \(owner), which Swift takes for one"
        report(name, words, at: place, "the other one is here", first)
    }

    private mutating func report(
        _ name: String, _ words: String, at place: SourceLocation, _ note: String, _ first: SourceLocation
    ) {
        diagnostics.report(
            .duplicateMember, "'\(name)' \(words)", at: place,
            notes: [.init("\(note); rename one of the two", at: first)])
    }
}

extension Rule {
    static let duplicateMember = Rule(
        id: "duplicateMember", summary: "A section or type states a member once",
        explanation: """
            Two members are the same where their names, labels, parameter types and results are; Swift refuses the second \
            one. Members that differ in any of these are overloads, and fine. Properties and cases have nothing but a name to \
            tell them apart; to Swift a function without parameters is named like a property.
            """,
        wrong: "module TodoList { view { func show(_ text: String); func show(_ message: String) } }",
        right: "module TodoList { view { func show(_ text: String); func show(error message: String) } }")
}
