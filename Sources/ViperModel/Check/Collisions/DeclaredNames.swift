import Diagnostics
import SwiftSource

/// The names that a type declares, as Swift tells them apart.
struct DeclaredNames {
    /// The type as messages call it: `struct 'Row'`.
    let owner: String
    private(set) var diagnostics: [Diagnostic] = []
    private var taken: [String: SourceLocation] = [:]

    init(owner: String) {
        self.owner = owner
    }

    mutating func add(_ requirement: Requirement, in source: SourceFile) {
        let place = SourceLocation(source, requirement.nameRange)
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
                diagnostics.append(.repeatedName(name, in: owner, at: place, first: first))
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
            diagnostics.append(.propertyAndFunction(name, in: owner, at: place, first: first))
        }
        // Cases with a payload are told apart by its labels, but not from what has none.
        if prefix == "static ", let first = taken["payload " + name] {
            diagnostics.append(.repeatedName(name, in: owner, at: place, first: first))
        } else {
            claim(prefix + name, as: name, at: place)
        }
    }

    /// Overloads may differ in their results, but none goes beside a property.
    private mutating func add(
        functionWithoutParameters requirement: Requirement, prefix: String, at place: SourceLocation
    ) {
        if let first = taken[prefix + requirement.baseName] {
            diagnostics.append(.propertyAndFunction(requirement.baseName, in: owner, at: place, first: first))
        }
        claim(requirement.signatureKey, as: requirement.fullName, at: place)
        let key = prefix + requirement.baseName + "()"
        taken[key] = taken[key] ?? place
    }

    private mutating func claim(_ key: String, as name: String, at place: SourceLocation) {
        if let first = taken[key] {
            diagnostics.append(.repeatedName(name, in: owner, at: place, first: first))
        } else {
            taken[key] = place
        }
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

extension Diagnostic {
    /// `owner` with its kind: `struct 'Row'`.
    static func repeatedName(
        _ name: String, in owner: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .duplicateMember, "'\(name)' stands twice in \(owner)", at: location,
            notes: [.init("the first is here; rename one of the two", at: first)])
    }

    static func propertyAndFunction(
        _ name: String, in owner: String, at location: SourceLocation, first: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .duplicateMember, "'\(name)' is a property and a function in \(owner), which Swift takes for one",
            at: location, notes: [.init("the other one is here; rename one of the two", at: first)])
    }
}
