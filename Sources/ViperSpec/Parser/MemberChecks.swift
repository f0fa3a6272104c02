import Diagnostics
import SwiftSource

extension SpecParser {
    /// Whether the member goes into the tree. What is wrong with it is reported, and mended where it can be. `keyword` is the
    /// index of the token that declares it.
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
                    .declarationInSection, "'associatedtype' cannot stand in a section",
                    at: cursor.tokens[keyword].range, notes: ["declare the type in the module, beside its sections"])
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
                    .bodyNotAllowed, "a member of \(owner.name) has no body", at: braces,
                    notes: ["delete the body, or move it to the class that implements the member"])
            }
            member.body = nil
        }
        return true
    }

    /// It is more than a requirement: an initialiser or a function with a body, a subscript with statements.
    private func hasStatements(_ member: MemberDeclaration, _ keyword: String) -> Bool {
        let accessors: Set<String> = ["get", "set", "async", "throws", "mutating", "nonmutating"]
        var isInBraces = false
        var wasBrace = false
        for token in Lexer.tokens(of: source, in: member.range) {
            switch token.kind {
            case .punctuation(Ascii.openBrace) where keyword == "init": return true
            case .punctuation(Ascii.closeBrace) where wasBrace: return true
            case .identifier: if isInBraces, !accessors.contains(source.text(token.range)) { return true }
            case .punctuation: break
            default: if isInBraces { return true }
            }
            wasBrace = token.kind == .punctuation(Ascii.openBrace)
            if wasBrace { isInBraces = true }
            if token.kind == .punctuation(Ascii.closeBrace) { isInBraces = false }
        }
        return false
    }

    /// What was read as a whole.
    private mutating func refuse(_ place: Int, of owner: MemberOwner) {
        let keyword = cursor.identifier(of: cursor.tokens[place])
        switch keyword.name {
        case "init":
            report(
                .declarationInSection, "'init' cannot be a member here", at: keyword.range,
                notes: [
                    "what an initialiser takes stands in the section's parentheses: 'interactor(store: any Store)'"
                ])
        case "subscript" where owner.keeps("subscript"):
            report(
                .declarationInSection, "a subscript has no statements here", at: keyword.range,
                notes: ["write '{ get }' or '{ get set }', and the statements in the class's Swift file"])
        case "subscript":
            report(
                .declarationInSection, "'subscript' cannot be a member here", at: keyword.range,
                notes: ["write a function instead"])
        // With a name that is no operator it was read as a function.
        case "func":
            let name = cursor.identifier(of: cursor.tokens[place + 1])
            report(
                .declarationInSection, "the operator '\(name.name)' cannot be a member here", at: name.range,
                notes: ["write a function with a name"])
        default:
            let isType = SpecKeyword.data.contains(keyword.name)
            report(
                .declarationInSection, "'\(keyword.name)' cannot be a member here", at: keyword.range,
                notes: [.init(isType ? "move it out of the braces" : "write it in the class's Swift file")])
        }
    }

    /// What a protocol's requirement, its class and its mock can all carry. State is a property of a class alone.
    private mutating func checkAttributes(_ member: MemberDeclaration, of owner: MemberOwner) {
        if member.requirement.attributes.isEmpty { return }
        if member.isState { return }
        if member.requirement.modifiers.contains(where: { $0.name == "optional" }) { return }
        var refused: Set<String> = ["IBAction", "IBOutlet", "IBInspectable", "NSManaged", "Test", "objc", "Sendable"]
        if owner.isService { refused.remove("Sendable") }
        // The section's own attribute says whether it may stand there: see `refuseObjectiveC`.
        if case .section(let kind, _) = owner, kind != .on { refused.remove("objc") }
        for attribute in member.requirement.attributes where refused.contains(attribute.name) {
            refuse(attribute, on: "a member of \(owner.name)")
        }
    }

    private mutating func checkModifiers(_ member: MemberDeclaration, of owner: MemberOwner) {
        if member.requirement.modifiers.isEmpty { return }
        if case .other = member.requirement.kind { return }
        var allowed: Set<String> = ["static", "nonisolated"]
        if owner.isService { allowed.formUnion(["mutating", "nonmutating"]) }
        if member.isState { allowed.formUnion(["weak", "unowned", "unowned(safe)", "unowned(unsafe)", "lazy"]) }
        if owner.takesBodies, !member.isState {
            allowed.insert("private")
            if member.isPrivate, member.body == nil { reportWithoutBody(member, of: owner) }
        }
        for modifier in member.requirement.modifiers where !allowed.contains(modifier.name) {
            if modifier.name == "optional" {
                report(
                    .modifierNotAllowed, "a member cannot be 'optional'", at: modifier.range,
                    fixIts: [.delete(withBlanksAfter(modifier.range), "delete 'optional'")])
            } else {
                refuseModifiers([modifier], "on a member")
            }
        }
    }

    private mutating func reportWithoutBody(_ member: MemberDeclaration, of owner: MemberOwner) {
        let requirement = member.requirement
        report(
            .helperWithoutBody, "private '\(requirement.name.name)' has no body", at: requirement.name.range,
            notes: ["write its body here, or delete it here and declare it in the Swift file of the \(owner.className)"]
        )
    }

    mutating func refuseOpaqueResult(_ type: TypeSyntax?) {
        guard let keyword = type?.opaqueKeyword else { return }
        report(
            .opaqueResult, "a member cannot have an opaque type as its result", at: keyword,
            fixIts: [.init("replace 'some' by 'any'", range: keyword, replacement: "any")])
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

extension Rule {
    static let bodyNotAllowed = Rule(
        id: "bodyNotAllowed", summary: "Members of a view, a service and a delegate have no bodies",
        explanation: """
            A body is generated into the class that implements the section. A view's members are drawn by hand, a service is \
            implemented elsewhere, and a delegate's members are given by whoever opens the module, in its 'on' section.
            """,
        wrong: "module TodoList {\n    view { func show() { reload() } }\n}",
        right: "module TodoList {\n    view { func show() }\n}")

    static let declarationInSection = Rule(
        id: "declarationInSection",
        summary: "A section holds what a protocol can hold",
        explanation: """
            Types stand in the module, beside its sections, or at the top level. What belongs to a class, such as deinit, stands \
            in its Swift file, and what its initialiser takes in the section's parentheses: 'interactor(store: any TodoStore)'. \
            A section's protocol may ask for an initialiser, a subscript or an associated type, without a body, and have '#if' \
            around its members; a service, a delegate and an interface may not, for others mock them. In place of an operator write a function.
            """,
        wrong: "module TodoList {\n    view {\n        struct Row {}\n    }\n}",
        right: "module TodoList {\n    struct Row {}\n    view {}\n}")

    static let helperWithoutBody = Rule(
        id: "helperWithoutBody", summary: "Private member of a section without a body",
        explanation: """
            A private member of a section is a helper of the bodies in the spec. It is generated beside them, and no protocol \
            requires it, so nothing but its body says what it does. What the class calls itself is declared in the class.
            """,
        wrong: "module TodoList {\n    presenter { private func reload() }\n}",
        right:
            "module TodoList {\n    presenter { private func reload() { view?.show() } }\n    view { func show() }\n}")

    static let modifierNotAllowed = Rule(
        id: "modifierNotAllowed",
        summary: "A modifier stands only where a protocol's requirement or a stored property can have it",
        explanation: """
            A requirement may be static or nonisolated, state may be weak, unowned or lazy. How far generated code can be seen \
            is set once, by 'access' in App.viper; a module alone may be public. A member with a body may be private: a helper \
            of the other bodies. What is '@objc optional' stands in a section with '@objc' before it; a delegate that does not care writes an \
            empty body in its 'on' section.
            """,
        wrong: "module TodoList {\n    presenter { public func reload() }\n}",
        right: "module TodoList {\n    presenter { func reload() }\n}")

    static let opaqueResult = Rule(
        id: "opaqueResult", summary: "A member returns 'any' type, not 'some' type",
        explanation: """
            A protocol cannot promise an opaque result, because each implementation would return a type of its own. An opaque \
            parameter is fine.
            """,
        wrong: "module TodoList {\n    interactor { func items() -> some Collection }\n}",
        right: "module TodoList {\n    interactor { func items() -> any Collection }\n}")
}
