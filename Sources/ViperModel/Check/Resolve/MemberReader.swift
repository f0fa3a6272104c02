import Diagnostics
import SwiftSource
import ViperSpec

/// Reads the members of a section or service: requirements, overloads and state.
struct MemberReader {
    let source: SourceFile
    /// The section or service in messages: `'view'`, `service 'TodoStore'`.
    let owner: String
    /// The kind of the section; nil for a service.
    let section: SectionKind?
    private(set) var members: [Member] = []
    /// Private members with a body, which other bodies call.
    private(set) var helpers: [Member] = []
    private(set) var overloads: [Overload] = []
    private(set) var state: [StateVariable] = []
    /// The names in the initial value of each state variable, in the order of `state`.
    private(set) var namesInStateValues: [Set<String>] = []
    private(set) var associatedTypes: [AssociatedTypeSyntax] = []
    /// Requirements that viper-gen copies as written, such as initializers and subscripts.
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

    /// Returns whether the requirement is the first with this key. If it is not, reports it as a duplicate.
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
        guard section?.hasParametersAndState == true else { return }
        state.append(
            StateVariable(
                name: variable.name.name, documentation: requirement.documentation?.lines ?? [],
                attributes: requirement.attributes, modifiers: requirement.modifiers.map(\.name),
                type: variable.type, value: variable.value?.name,
                isAssignedInInitializer: false, location: location(variable.name.range)))
        namesInStateValues.append(variable.value.map { source.namesMentioned(in: $0.range) } ?? [])
    }

    /// Creates overloads for default arguments, and removes the default arguments from the members.
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
    /// The member without default arguments, which a protocol cannot have.
    fileprivate var withoutDefaults: Member {
        guard requirement.hasDefaults else { return self }
        return Member(
            requirement: requirement.withoutDefaults, documentation: documentation, implementation: implementation,
            source: source)
    }
}
