import Diagnostics
import SwiftSource
import ViperSpec

/// Reads the members of a section or service: requirements, overloads and state.
struct MemberReader {
    let source: SourceFile
    /// The owner in messages: `'view'`, `service 'TodoStore'`.
    let owner: String
    /// The section's kind; nil for a service.
    let section: SectionKind?
    private(set) var members: [Member] = []
    /// Private members with a body.
    private(set) var helpers: [Member] = []
    private(set) var overloads: [Overload] = []
    private(set) var state: [StateVariable] = []
    /// For each state variable, the names in its value.
    private(set) var namesInStateValues: [Set<String>] = []
    private(set) var associatedTypes: [AssociatedTypeSyntax] = []
    /// Requirements that are emitted as written: initializers, subscripts and the like.
    private(set) var written: [VerbatimRequirement] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var firstRanges: [String: Range<Int>] = [:]

    init(_ declarations: [MemberDeclaration], of section: SectionKind?, owner: String, source: SourceFile) {
        self.source = source
        self.owner = owner
        self.section = section
        for declaration in declarations { read(declaration) }
        addOverloads()
    }

    /// Returns whether the requirement is the first with this key. Reports a second one.
    private mutating func claim(_ key: String, _ requirement: Requirement) -> Bool {
        let range = requirement.name.range
        guard let first = firstRanges.updateValue(range, forKey: key) else { return true }
        diagnostics.report(
            .duplicateMember, "duplicate member '\(requirement.fullName)' in \(owner)", at: location(range),
            notes: [.init("first declared here; remove one, or change a label", at: location(first))])
        return false
    }

    private func location(_ range: Range<Int>) -> SourceLocation { SourceLocation(source, range) }

    private mutating func read(_ declaration: MemberDeclaration) {
        switch declaration.requirement.kind {
        case .variable(let variable) where declaration.isState: readState(variable, declaration.requirement)
        case .variable, .function: readMember(declaration)
        case .associatedType(let type):
            if section != nil {
                keepAsWritten(declaration, "associatedtype")
            } else if claim(type.name.name, declaration.requirement) {
                associatedTypes.append(type)
            }
        case .other(let keyword): keepAsWritten(declaration, keyword.name)
        }
    }

    private mutating func keepAsWritten(_ declaration: MemberDeclaration, _ keyword: String) {
        written.append(
            VerbatimRequirement(
                keyword: keyword, documentation: declaration.requirement.documentation?.lines ?? [],
                body: Body(source: source, range: declaration.range)))
    }

    private mutating func readMember(_ declaration: MemberDeclaration) {
        var requirement = declaration.requirement
        if case .variable(var variable) = requirement.kind, variable.accessors == nil, let body = declaration.body {
            variable.accessors = body.accessors
            requirement.kind = .variable(variable)
        }
        let body = declaration.body.map { Body(source: source, range: $0.range) }
        let member = Member(
            requirement: requirement, documentation: requirement.documentation?.lines ?? [],
            implementation: body.map(Member.Implementation.body) ?? .handWritten, source: source)
        guard claim(member.signatureKey, requirement) else { return }
        if declaration.isHelper { helpers.append(member) } else { members.append(member) }
    }

    private mutating func readState(_ variable: VariableSyntax, _ requirement: Requirement) {
        guard claim("state " + requirement.signatureKey, requirement) else { return }
        // The parser reports state in other sections.
        guard section?.isHandedValues == true else { return }
        state.append(
            StateVariable(
                name: variable.name.name, documentation: requirement.documentation?.lines ?? [],
                attributes: requirement.attributes, modifiers: requirement.modifiers.map(\.name),
                type: variable.type, value: variable.value?.name,
                isAssignedInInitializer: false, location: location(variable.name.range)))
        namesInStateValues.append(variable.value.map { source.namesMentioned(in: $0.range) } ?? [])
    }

    /// Creates overloads from default arguments, and removes these from the members.
    private mutating func addOverloads() {
        guard members.contains(where: \.requirement.hasDefaults) else { return }
        var signatureKeys = Set(members.map(\.signatureKey))
        for index in members.indices {
            for overload in Overload.all(of: members[index])
            where signatureKeys.insert(overload.requirement.signatureKey).inserted {
                overloads.append(overload)
            }
            members[index] = members[index].withoutDefaults
        }
    }
}

extension Member {
    /// The requirement without default arguments, which a protocol cannot have.
    fileprivate var withoutDefaults: Member {
        guard requirement.hasDefaults else { return self }
        return Member(
            requirement: requirement.withoutDefaults, documentation: documentation, implementation: implementation,
            source: source)
    }
}
