import Diagnostics
import SwiftSource

extension SpecParser {
    /// Reports the errors of a member, and corrects the member if possible. Returns whether to add the member to the
    /// syntax tree.
    ///
    /// - Parameter keyword: The index of the token that declares the member, such as `func`.
    mutating func accepts(_ member: inout MemberDeclaration, at keyword: Int, of owner: MemberOwner) -> Bool {
        checkAttributes(member, of: owner)
        checkModifiers(member, of: owner)
        switch member.requirement.kind {
        case .function(let function):
            guard !function.name.name.isEmpty else { return false }
            check(function.name, of: "a member", isReserved: false)
            checkNames(of: function.parameters, function.genericParameters)
            refuseOpaqueResult(function.result)
        case .variable(let variable):
            guard !variable.name.name.isEmpty else { return false }
            check(variable.name, of: "a member", isReserved: false)
            checkProperty(variable, member: &member, of: owner)
        case .associatedType:
            guard owner.isService || owner.keeps("associatedtype") else {
                report(
                    .declarationInSection, "'associatedtype' is not allowed here",
                    at: cursor.tokens[keyword].range, notes: ["declare the type in the module, next to its sections"])
                return false
            }
        case .other(let word):
            if owner.keeps(word.name), !hasStatements(member, word.name) { return true }
            refuse(keyword, of: owner)
            return false
        }
        if let body = member.body, !owner.takesBodies {
            let braces = span(from: body.range.lowerBound - 1)
            if !unclosedBraces.contains(braces.lowerBound) {
                report(
                    .bodyNotAllowed, "member of \(owner.name) cannot have a body", at: braces,
                    notes: ["delete the body, or move it to the class that implements the member"])
            }
            member.body = nil
        }
        return true
    }

    /// Returns whether a member has code that a protocol cannot contain: an initializer or a function with a body, or
    /// a subscript with statements.
    private func hasStatements(_ member: MemberDeclaration, _ keyword: String) -> Bool {
        let accessors: Set<String> = ["get", "set", "async", "throws", "mutating", "nonmutating"]
        var isInBraces = false
        var wasBrace = false
        for token in Lexer.tokens(of: source, in: member.range) {
            switch token.kind {
            case .punctuation(ASCII.openBrace) where keyword == "init": return true
            case .punctuation(ASCII.closeBrace) where wasBrace: return true
            case .identifier: if isInBraces, !accessors.contains(source.text(token.range)) { return true }
            case .punctuation: break
            default: if isInBraces { return true }
            }
            wasBrace = token.kind == .punctuation(ASCII.openBrace)
            if wasBrace { isInBraces = true }
            if token.kind == .punctuation(ASCII.closeBrace) { isInBraces = false }
        }
        return false
    }

    /// Reports a declaration that is not allowed in the section or service.
    private mutating func refuse(_ place: Int, of owner: MemberOwner) {
        let keyword = cursor.identifier(of: cursor.tokens[place])
        switch keyword.name {
        case "init":
            report(
                .declarationInSection, "'init' is not allowed here", at: keyword.range,
                notes: [
                    "write initializer parameters as section parameters: 'interactor(store: any Store)'"
                ])
        case "subscript" where owner.keeps("subscript"):
            report(
                .declarationInSection, "subscript cannot have statements here", at: keyword.range,
                notes: ["write '{ get }' or '{ get set }', and the statements in the class"])
        case "subscript":
            report(
                .declarationInSection, "'subscript' is not allowed here", at: keyword.range,
                notes: ["write a function instead"])
        // Only an operator gets here. A function with a valid name was parsed as a function.
        case "func":
            let name = cursor.identifier(of: cursor.tokens[place + 1])
            report(
                .declarationInSection, "operator '\(name.name)' is not allowed here", at: name.range,
                notes: ["write a function with a name"])
        default:
            let isType = SpecKeyword.data.contains(keyword.name)
            report(
                .declarationInSection, "'\(keyword.name)' is not allowed here", at: keyword.range,
                notes: [.init(isType ? "move the type out of the braces" : "write it in the class")])
        }
    }

    /// Checks the attributes of a member. The protocol's requirement, the class and the mock must all be able to have
    /// them. State is only a property of the class, so it may have any attribute.
    private mutating func checkAttributes(_ member: MemberDeclaration, of owner: MemberOwner) {
        if member.requirement.attributes.isEmpty { return }
        if member.isState { return }
        if member.requirement.modifiers.contains(where: { $0.name == "optional" }) { return }
        var refused: Set<String> = ["IBAction", "IBOutlet", "IBInspectable", "NSManaged", "Test", "objc", "Sendable"]
        if owner.isService { refused.remove("Sendable") }
        // Whether `@objc` is allowed depends on the section's own attribute, so `refuseObjectiveC` checks `@objc`
        // later.
        if case .section(let kind, _) = owner, kind != .on { refused.remove("objc") }
        for attribute in member.requirement.attributes where refused.contains(attribute.name) {
            refuse(attribute, on: "a member of \(owner.name)")
        }
    }

    private mutating func checkModifiers(_ member: MemberDeclaration, of owner: MemberOwner) {
        if member.requirement.modifiers.isEmpty { return }
        if case .other = member.requirement.kind { return }
        var allowed: Set<String> = ["static", "nonisolated"]
        if member.requirement.function?.effects.isAsync ?? false { allowed.insert("nonisolated(nonsending)") }
        if owner.isService { allowed.formUnion(["mutating", "nonmutating"]) }
        if member.isState { allowed.formUnion(["weak", "unowned", "unowned(safe)", "unowned(unsafe)", "lazy"]) }
        if owner.takesBodies, !member.isState {
            allowed.insert("private")
            if member.isPrivate, member.body == nil { reportWithoutBody(member, of: owner) }
        }
        for modifier in member.requirement.modifiers where !allowed.contains(modifier.name) {
            if modifier.name == "optional" {
                report(
                    .modifierNotAllowed, "member cannot be 'optional'", at: modifier.range,
                    notes: [
                        "remove 'optional'; a presenter that does not need the member can implement it with an empty body"
                    ])
            } else {
                refuseModifiers([modifier], "on a member")
            }
        }
    }

    private mutating func reportWithoutBody(_ member: MemberDeclaration, of owner: MemberOwner) {
        let requirement = member.requirement
        report(
            .helperWithoutBody, "private '\(requirement.name.name)' has no body", at: requirement.name.range,
            notes: ["write a body here, or move the declaration to the Swift file of the \(owner.className)"]
        )
    }

    mutating func refuseOpaqueResult(_ type: TypeSyntax?) {
        guard let keyword = type?.opaqueKeyword else { return }
        report(
            .opaqueResult, "member cannot return an opaque type", at: keyword,
            fixIts: [.init("replace 'some' with 'any'", range: keyword, replacement: "any")])
    }
}

extension TypeSyntax {
    /// The range of the first `some` in the type, except in parameters of closures.
    var opaqueKeyword: Range<Int>? {
        switch shape {
        case .opaque: range.lowerBound..<min(range.lowerBound + 4, range.upperBound)
        case .function(let function): function.result.opaqueKeyword
        default: parts.lazy.compactMap(\.opaqueKeyword).first
        }
    }
}

extension Rule {
    static let bodyNotAllowed = Rule(
        id: "bodyNotAllowed", summary: "Body on a member of a view, service or delegate",
        explanation: """
            You implement the members of a view and a service in Swift files. The module that opens this one \
            implements the members of this module's delegate, in an 'on' section. Remove the body.
            """,
        wrong: "module TodoList {\n    view { func show() { reload() } }\n}",
        right: "module TodoList {\n    view { func show() }\n}")

    static let declarationInSection = Rule(
        id: "declarationInSection",
        summary: "Declaration not allowed in a section",
        explanation: """
            Declare types in the module, next to its sections, or at the top level. Write 'deinit' and similar code in \
            the class. Write initializer parameters as section parameters: 'interactor(store: any TodoStore)'. A \
            section may require an initializer, a subscript or an associated type, without a body. It may also have \
            '#if' around its members. Services, delegates and interfaces may not, because other modules mock them. \
            There is one exception: a service may require an associated type. Write a function instead of an operator.
            """,
        wrong: "module TodoList {\n    view {\n        struct Row {}\n    }\n}",
        right: "module TodoList {\n    struct Row {}\n    view {}\n}")

    static let helperWithoutBody = Rule(
        id: "helperWithoutBody", summary: "Private member of a section without a body",
        explanation: """
            A private member of a section is a helper of the bodies in the spec. No protocol requires the helper, so \
            it needs a body here. If only your own code uses the helper, declare it in the class.
            """,
        wrong: "module TodoList {\n    presenter { private func reload() }\n}",
        right:
            "module TodoList {\n    presenter { private func reload() { view?.show() } }\n    view { func show() }\n}")

    static let modifierNotAllowed = Rule(
        id: "modifierNotAllowed",
        summary: "Modifier not allowed here",
        explanation: """
            A requirement may be 'static' or 'nonisolated', and state may be 'weak', 'unowned' or 'lazy'. Set the \
            access level of generated code once, with 'access' in App.viper; a module may be 'public'. A member with a \
            body may be 'private': it is a helper of the other bodies. 'optional' is allowed only in an '@objc' \
            section. In another section, remove 'optional'. A presenter that does not need the member can implement it \
            with an empty body.
            """,
        wrong: "module TodoList {\n    presenter { public func reload() }\n}",
        right: "module TodoList {\n    presenter { func reload() }\n}")

    static let opaqueResult = Rule(
        id: "opaqueResult", summary: "Opaque result type ('some') in a section",
        explanation: """
            A protocol cannot require an opaque result, because each implementation would return its own type. Return \
            'any Type'. Opaque parameters are allowed.
            """,
        wrong: "module TodoList {\n    interactor { func items() -> some Collection }\n}",
        right: "module TodoList {\n    interactor { func items() -> any Collection }\n}")
}
