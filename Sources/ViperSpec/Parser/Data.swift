import Diagnostics
import SwiftSource

extension SpecParser {
    /// An entity, struct, enum, protocol, typealias or extension. The cursor stands at the keyword; `before` stands before
    /// the declaration's attributes.
    mutating func parseData(_ kind: String, prefix: Prefix, before: TokenCursor.Mark) -> DataDeclaration? {
        guard let kind = DataDeclaration.Kind(rawValue: kind) else { return nil }
        let keyword = word
        let access = ["public", "package", "internal", "fileprivate", "private", "open"]
        let outline: DeclarationOutline?
        // A keyword that was misspelt and an entity's are none of Swift's.
        if kind == .entity || keyword.name != kind.rawValue {
            outline = parseTypeOutline(
                DeclarationOutline.Kind(rawValue: kind.rawValue) ?? .struct, of: kind.withArticle, prefix: prefix)
        } else {
            cursor.reset(to: before)
            outline = cursor.parseDeclaration()
            if cursor.index == before.index { skip { $0.atModuleItemStart } }
        }
        refuseModifiers(prefix.modifiers.filter { access.contains($0.name) }, "on \(kind.withArticle)")
        guard let outline, !outline.name.name.isEmpty else { return nil }
        refuseUnavailable(outline.attributes, on: kind.withArticle)
        if kind != .extension {
            check(outline.name, of: kind.withArticle, isReserved: isReserved(outline.name) && kind == .entity)
        }
        checkNames(of: [], outline.genericParameters)
        checkNames(in: outline)
        checkMembers(of: outline)
        if kind == .typealias { endLine() }
        return DataDeclaration(
            kind: kind, documentation: outline.documentation, keyword: keyword, name: outline.name, outline: outline,
            range: outline.range)
    }

    /// A protocol's members are requirements; those of all else have bodies, and what is stored has a type or a value.
    private mutating func checkMembers(of outline: DeclarationOutline) {
        for (index, member) in outline.members.enumerated() {
            // In `let a, b: Int` the type stands at the end.
            let next = outline.members.dropFirst(index + 1).first
            if outline.kind == .protocol {
                checkRequirement(member)
            } else {
                switch member.kind {
                case .function, .initializer:
                    if member.bodyRange == nil {
                        report(
                            .missingBody, "'\(member.name.name)' has no body", at: member.name.range,
                            fixIts: [.insert(" {}", at: member.range.upperBound)])
                    }
                case .variable where next?.range.lowerBound != member.range.lowerBound: checkStored(member)
                default: break
                }
            }
            checkMembers(of: member)
        }
    }

    private mutating func checkRequirement(_ member: DeclarationOutline) {
        let misplaced = [
            "lazy", "weak", "unowned", "final", "override", "required", "convenience", "class",
            "open", "public", "package", "internal", "fileprivate", "private",
        ]
        refuseModifiers(member.modifiers.filter { misplaced.contains($0.name) }, "on a requirement")
        guard let variable = member.requirement?.variable else { return }
        if variable.keyword.name == "let" || variable.type == nil || variable.accessors == nil {
            let (name, type) = (variable.name.name, variable.type?.text ?? "Type")
            report(
                .propertyShape, "the requirement '\(name)' is no 'var' with a type and '{ get }'",
                at: variable.name.range,
                notes: ["write 'var \(name): \(type) { get }' or '{ get set }'"])
        }
    }

    private mutating func checkStored(_ member: DeclarationOutline) {
        // A property wrapper may give the type and the value.
        guard let variable = member.requirement?.variable, variable.value == nil, member.bodyRange == nil,
            member.attributes.isEmpty
        else { return }
        let name = variable.name.name
        if variable.type == nil {
            report(
                .propertyShape, "the property '\(name)' has no type", at: variable.name.range,
                notes: ["write '\(variable.keyword.name) \(name): Type'"])
        } else if member.requirement?.isStatic == true,
            variable.keyword.name == "let" || variable.type?.isOptional == false
        {
            report(
                .propertyShape, "the property '\(name)' is static and has no value", at: variable.name.range,
                notes: ["write '= …' after its type"])
        }
    }

    /// Names that only backticks allow would break where generated code says them without.
    private mutating func checkNames(in outline: DeclarationOutline) {
        for member in outline.members {
            switch member.kind {
            // A protocol's mock has no name for what it keeps of one.
            case .function where outline.kind != .protocol && member.isOperator: break
            case .variable, .function, .case, .struct, .enum, .class, .actor, .protocol, .typealias, .associatedtype:
                // `Outer.Type` is what Swift calls the type of `Outer`.
                let isType = member.kind != .function && ["Type", "Protocol"].contains(source.text(member.name.range))
                if isType || !isPlain(member.name) { check(member.name, of: "a member", isReserved: isType) }
            case .extension, .initializer, .subscript, .deinit, .other: break
            }
            checkNames(of: member.parameters, member.genericParameters)
            checkNames(in: member)
        }
    }

    /// Reports names of parameters and labels that Swift would not take.
    mutating func checkNames(of parameters: [Parameter], _ generics: [GenericParameter]) {
        // By their places: a parameter is large, and most of it is not looked at.
        for index in parameters.indices {
            let name = parameters[index].name
            if let label = parameters[index].label, label.range != name.range { checkNameOfParameter(label) }
            checkNameOfParameter(name)
        }
        for generic in generics { checkNameOfParameter(generic.name) }
    }

    private mutating func checkNameOfParameter(_ name: Identifier) {
        if !name.name.isEmpty, !isPlain(name) { check(name, of: "a parameter", isReserved: false) }
    }

    /// A type at its keyword, which Swift does not know: `Name<T>: Inherited where … { members }`.
    mutating func parseTypeOutline(
        _ kind: DeclarationOutline.Kind, of thing: String, prefix: Prefix, needsBraces: Bool = true
    ) -> DeclarationOutline? {
        let keyword = takeWord()
        let name = parseDeclaredName(of: thing, after: keyword)
        let generics = cursor.atOperatorPrefix(Ascii.less) ? cursor.parseGenericParameters() : []
        let inherited = cursor.parseInheritance()
        _ = cursor.parseWhereClause()
        var members: [DeclarationOutline] = []
        var body: Range<Int>?
        if needsBraces || at(Ascii.openBrace) {
            let start = cursor.head.range.lowerBound
            if enterBraces(after: keyword) {
                members = parseOutlineMembers()
                body = span(from: start)
            }
        }
        guard let name else { return nil }
        return prefix.outline(
            kind, name: name, genericParameters: generics, inherited: inherited, members: members, end: cursor.lastEnd,
            bodyRange: body)
    }

    /// Up to and with the closing brace.
    private mutating func parseOutlineMembers() -> [DeclarationOutline] {
        var members: [DeclarationOutline] = []
        var conditions = 0
        while !isAtEnd, !at(Ascii.closeBrace) {
            if cursor.take(punctuation: Ascii.semicolon) != nil { continue }
            let before = cursor.mark()
            let count = members.count
            cursor.parseMember(into: &members, conditions: &conditions)
            if members.count == count, !at(Ascii.closeBrace) { passOver(from: before) { $0.atMemberStart } }
        }
        cursor.take(punctuation: Ascii.closeBrace)
        return members
    }
}

extension DataDeclaration.Kind {
    /// `a struct`, `an entity`, for messages.
    var withArticle: String { rawValue.withArticle }
}

extension Rule {
    static let missingBody = Rule(
        id: "missingBody", summary: "A function of a type or an extension has a body",
        explanation: """
            Plain Swift is emitted as it is written, and Swift's functions and initialisers stand without a body in protocols \
            only.
            """,
        wrong: "extension Navigation { func close() }",
        right: "extension Navigation { func close() { dismiss() } }")
}

extension DeclarationOutline {
    /// A type's own form of one of Swift's operators.
    fileprivate var isOperator: Bool {
        Self.operators.contains(name.name) && requirement?.isStatic == true && (1...2).contains(parameters.count)
    }

    private static let operators: Set<String> = [
        "==", "!=", "<", ">", "<=", ">=", "~=", "+", "-", "*", "/", "%", "+=", "-=", "*=", "/=", "%=", "!", "~", "&&",
        "||",
        "&", "|", "^", "<<", ">>", "??", "..<", "...",
    ]
}
