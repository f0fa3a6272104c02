import Diagnostics
import SwiftSource

extension SpecParser {
    /// Whether the member goes into the tree. What is wrong with it is reported, and mended where it can be. `keyword` is the
    /// index of the token that declares it.
    mutating func accepts(_ member: inout MemberDeclaration, at keyword: Int, of owner: MemberOwner) -> Bool {
        checkModifiers(member, of: owner)
        switch member.requirement.kind {
        case .function:
            guard acceptsFunction(member.requirement.kind) else { return false }
        case .variable(let variable):
            guard !variable.name.name.isEmpty else { return false }
            check(variable.name, of: "a member", isReserved: false)
            checkProperty(variable, member: &member, of: owner)
        case .associatedType:
            guard owner.isService else {
                report(.associatedTypeInSection(at: cursor.tokens[keyword].range, in: source))
                return false
            }
        case .other:
            refuse(keyword)
            return false
        }
        if let body = member.body, !owner.takesBodies {
            let braces = braces(from: body.range.lowerBound - 1)
            if !unclosedBraces.contains(braces.lowerBound) {
                report(.bodyNotAllowed(in: owner.name, at: braces, edit: withBlanksBefore(braces), in: source))
            }
            member.body = nil
        }
        return true
    }

    /// The kind as it stands: a function is large, and taken out of it, it would be copied.
    private mutating func acceptsFunction(_ kind: Requirement.Kind) -> Bool {
        guard case .function(let function) = kind, !function.name.name.isEmpty else { return false }
        check(function.name, of: "a member", isReserved: false)
        checkNames(of: function.parameters, function.genericParameters)
        if let some = function.result?.opaqueKeyword { report(.opaqueResult(at: some, in: source)) }
        return true
    }

    /// What was read as a whole.
    private mutating func refuse(_ place: Int) {
        let keyword = cursor.identifier(of: cursor.tokens[place])
        switch keyword.name {
        case "init": report(.initInSection(at: keyword.range, in: source))
        case "subscript": report(.subscriptInSection(at: keyword.range, in: source))
        // With a name that is no operator it was read as a function.
        case "func": report(.operatorInSection(cursor.identifier(of: cursor.tokens[place + 1]), in: source))
        default: report(.declarationInSection(keyword, in: source))
        }
    }

    private mutating func checkModifiers(_ member: MemberDeclaration, of owner: MemberOwner) {
        if member.requirement.modifiers.isEmpty { return }
        if case .other = member.requirement.kind { return }
        var allowed: Set<String> = ["static", "nonisolated"]
        if owner.isService { allowed.formUnion(["mutating", "nonmutating"]) }
        if member.isState { allowed.formUnion(["weak", "unowned", "unowned(safe)", "unowned(unsafe)", "lazy"]) }
        for modifier in member.requirement.modifiers where !allowed.contains(modifier.name) {
            let edit = withBlanksAfter(modifier.range)
            if modifier.name == "optional" {
                report(.optionalRequirement(at: modifier.range, edit: edit, in: source))
            } else {
                report(.modifierNotAllowed(modifier, "on a member", edit: edit, in: source))
            }
        }
    }

    private mutating func checkProperty(
        _ variable: VariableSyntax, member: inout MemberDeclaration, of owner: MemberOwner
    ) {
        if !member.isState {
            if variable.keyword.name == "let" { report(.stateIsVar(variable, in: source)) }
            if variable.value != nil {
                refuseBodyOfState(variable, member: &member)
            } else if variable.type == nil {
                report(.propertyNeedsType(variable, in: source))
            }
            if let some = variable.type?.opaqueKeyword { report(.opaqueResult(at: some, in: source)) }
            return
        }
        guard owner.takesState else {
            let end = member.requirement.range.upperBound
            report(.stateNotAllowed(variable, in: owner.name, end: end, file: source))
            var mended = variable
            mended.value = nil
            mended.accessors = VariableSyntax.Accessors(
                getEffects: Effects(), isSettable: true, text: "{ get set }", range: end..<end)
            member.requirement.kind = .variable(mended)
            return
        }
        if variable.keyword.name == "let" { report(.stateIsVar(variable, in: source)) }
        if variable.value == nil, variable.type?.isOptional != true {
            report(.stateNeedsValue(variable, in: source))
        }
    }

    /// From an opening brace to the end of the member.
    private func braces(from start: Int) -> Range<Int> { start..<max(start, cursor.lastEnd) }

    /// The value is kept: what follows is state.
    private mutating func refuseBodyOfState(_ variable: VariableSyntax, member: inout MemberDeclaration) {
        let start =
            variable.accessors?.range.lowerBound ?? member.body.map { $0.range.lowerBound - 1 } ?? cursor.lastEnd
        let braces = braces(from: start)
        report(.stateWithBody(variable, body: braces, edit: withBlanksBefore(braces), in: source))
        var mended = variable
        mended.accessors = nil
        member.requirement.kind = .variable(mended)
        member.body = nil
    }
}

extension TypeSyntax {
    /// The place of the first `some` in the type, closures' parameters left out.
    var opaqueKeyword: Range<Int>? {
        switch shape {
        case .opaque: range.lowerBound..<min(range.lowerBound + 4, range.upperBound)
        case .function(let function): function.result.opaqueKeyword
        default: parts.lazy.compactMap(\.opaqueKeyword).first
        }
    }
}
