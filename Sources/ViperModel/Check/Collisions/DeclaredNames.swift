import Diagnostics
import SwiftSource

/// The names that a type declares, as Swift tells them apart.
struct DeclaredNames {
    /// The type as messages call it: `struct 'Row'`.
    let owner: String
    private(set) var diagnostics: [Diagnostic] = []
    var taken: [String: SourceLocation] = [:]

    mutating func add(_ requirement: Requirement, in source: SourceFile) {
        let place = SourceLocation(source, requirement.name.range)
        let prefix = requirement.isStatic ? "static " : ""
        switch requirement.kind {
        case .variable: add(property: requirement.baseName, prefix: prefix, at: place)
        case .function(let function):
            if function.parameters.isEmpty {
                add(functionWithoutParameters: requirement, prefix: prefix, at: place)
            } else {
                claim(requirement.signatureKey, as: requirement.fullName, at: place)
            }
        case .associatedType: claim("type " + requirement.baseName, as: requirement.baseName, at: place)
        case .other: break
        }
    }

    mutating func add(_ outline: DeclarationOutline, in source: SourceFile) {
        let place = SourceLocation(source, outline.name.range)
        let name = outline.name.name
        switch outline.kind {
        case .struct, .enum, .class, .actor, .protocol, .typealias, .associatedtype:
            claim("type " + name, as: name, at: place)
        case .case:
            let labels = outline.parameters.map { ($0.label?.name ?? "_") + ":" }.joined()
            if labels.isEmpty {
                add(property: name, prefix: "static ", at: place)
            } else if let first = taken["static " + name] {
                report(name, "stands twice in \(owner)", at: place, "the first is here", first)
            } else {
                claim("static \(name)(\(labels))", as: "\(name)(\(labels))", at: place)
                taken["payload " + name] = taken["payload " + name] ?? place
            }
        case .initializer, .subscript:
            // What generic ones ask for is in their text alone.
            let end = max(outline.name.range.upperBound, outline.bodyRange?.lowerBound ?? outline.range.upperBound)
            let signature = source.text(outline.name.range.upperBound..<end).withoutInsignificantSpaces
            claim("\(name) \(signature)", as: name, at: place)
        case .function, .variable:
            if let requirement = outline.requirement { add(requirement, in: source) }
        case .extension, .deinit, .other: break
        }
    }

    private mutating func add(property name: String, prefix: String, at place: SourceLocation) {
        if let first = taken[prefix + name + "()"] {
            reportPropertyAndFunction(name, at: place, first)
        }
        // Cases with a payload are told apart by its labels, but not from what has none.
        if prefix == "static ", let first = taken["payload " + name] {
            report(name, "stands twice in \(owner)", at: place, "the first is here", first)
        } else {
            claim(prefix + name, as: name, at: place)
        }
    }

    /// Overloads may differ in their results, but none goes beside a property.
    private mutating func add(
        functionWithoutParameters requirement: Requirement, prefix: String, at place: SourceLocation
    ) {
        if let first = taken[prefix + requirement.baseName] {
            reportPropertyAndFunction(requirement.baseName, at: place, first)
        }
        claim(requirement.signatureKey, as: requirement.fullName, at: place)
        let key = prefix + requirement.baseName + "()"
        taken[key] = taken[key] ?? place
    }

    private mutating func claim(_ key: String, as name: String, at place: SourceLocation) {
        if let first = taken[key] {
            report(name, "stands twice in \(owner)", at: place, "the first is here", first)
        } else {
            taken[key] = place
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
