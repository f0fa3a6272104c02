import Diagnostics
import SwiftSource

extension SpecParser {
    /// Parses an entity, struct, enum, protocol, type alias or extension, starting at the keyword.
    ///
    /// - Parameter before: The position before the declaration's attributes.
    mutating func parseData(_ kind: String, prefix: DeclarationHead, before: TokenCursor.CursorPosition)
        -> DataDeclaration?
    {
        guard let kind = DataDeclaration.Kind(rawValue: kind) else { return nil }
        let keyword = word
        let access = ["public", "package", "internal", "fileprivate", "private", "open"]
        let outline: DeclarationOutline?
        // The Swift parser does not know 'entity' or a misspelled keyword.
        if kind == .entity || keyword.name != kind.rawValue {
            outline = parseTypeOutline(
                DeclarationOutline.Kind(rawValue: kind.rawValue) ?? .struct, of: kind.withArticle, prefix: prefix)
            if let outline, outline.kind != .protocol { refuseAccessorsWithoutBodies(in: outline) }
        } else {
            cursor.reset(to: before)
            outline = cursor.parseDeclaration()
            if cursor.index == before.index { skip { $0.atModuleItemStart } }
        }
        refuseModifiers(prefix.modifiers.filter { access.contains($0.name) }, "on \(kind.withArticle)")
        guard let outline, !outline.name.name.isEmpty else { return nil }
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

    /// Checks that a protocol's members are requirements. In other types, checks that functions have a body, and that
    /// stored properties have a type or a value.
    private mutating func checkMembers(of outline: DeclarationOutline) {
        for (index, member) in outline.members.enumerated() {
            // In `let a, b: Int`, only the last member has the type.
            let next = outline.members.dropFirst(index + 1).first
            if outline.kind == .protocol {
                checkRequirement(member)
            } else {
                switch member.kind {
                case .function, .initializer:
                    if member.bodyRange == nil {
                        let isVoid = member.requirement?.function.map { $0.result == nil } ?? false
                        report(
                            .missingBody, "'\(member.name.name)' has no body", at: member.name.range,
                            notes: isVoid ? [] : ["write a body: '{ … }'"],
                            fixIts: isVoid ? [.insert(" {}", at: member.range.upperBound)] : [])
                    }
                case .variable where next?.range.lowerBound != member.range.lowerBound: checkStored(member)
                default: break
                }
            }
            checkMembers(of: member)
        }
    }

    /// Reports accessors without a body in a type that `parseTypeOutline` parsed, such as an entity. In other types,
    /// the cursor's `parseDeclaration` reports these accessors.
    private mutating func refuseAccessorsWithoutBodies(in outline: DeclarationOutline) {
        for member in outline.members {
            guard let variable = member.requirement?.variable, let accessors = variable.accessors else { continue }
            report(
                .propertyShape, "the accessors of '\(variable.name.name)' have no body", at: accessors.range,
                notes: [
                    "write 'let \(variable.name.name): \(variable.type?.text ?? "Type")', or 'get { … }'"
                ])
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
                .propertyShape, "requirement '\(name)' must be a 'var' with a type and '{ get }'",
                at: variable.name.range,
                notes: ["write 'var \(name): \(type) { get }' or '{ get set }'"])
        }
    }

    private mutating func checkStored(_ member: DeclarationOutline) {
        // A property wrapper may determine the type and the value.
        guard let variable = member.requirement?.variable, variable.value == nil, member.bodyRange == nil,
            member.attributes.isEmpty
        else { return }
        let name = variable.name.name
        if variable.type == nil {
            report(
                .propertyShape, "property '\(name)' has no type", at: variable.name.range,
                notes: ["write '\(variable.keyword.name) \(name): Type'"])
        }
    }

    /// Reports members whose names need backticks, because generated code uses the names without backticks.
    private mutating func checkNames(in outline: DeclarationOutline) {
        for member in outline.members {
            switch member.kind {
            // An operator is reported only in a protocol, whose mock would need a property name for the operator's
            // calls.
            case .function where outline.kind != .protocol && member.isOperator: break
            case .variable, .function, .case, .struct, .enum, .class, .actor, .protocol, .typealias, .associatedtype:
                // In Swift, `Outer.Type` is the metatype of `Outer`.
                let isType = member.kind != .function && ["Type", "Protocol"].contains(source.text(member.name.range))
                if isType || !isPlain(member.name) { check(member.name, of: "a member", isReserved: isType) }
            case .extension, .initializer, .subscript, .deinit, .other: break
            }
            checkNames(of: member.parameters, member.genericParameters)
            checkNames(in: member)
        }
    }

    /// Reports parameters, labels and generic parameters whose names need backticks.
    mutating func checkNames(of parameters: [Parameter], _ generics: [GenericParameter]) {
        for parameter in parameters {
            if let label = parameter.label, label.range != parameter.name.range { checkNameOfParameter(label) }
            checkNameOfParameter(parameter.name)
        }
        for generic in generics { checkNameOfParameter(generic.name) }
    }

    private mutating func checkNameOfParameter(_ name: Identifier) {
        if !name.name.isEmpty, !isPlain(name) { check(name, of: "a parameter", isReserved: false) }
    }

    /// Parses an entity or an external type, starting at the keyword: `entity Name<T>: Inherited { members }`.
    mutating func parseTypeOutline(
        _ kind: DeclarationOutline.Kind, of thing: String, prefix: DeclarationHead, needsBraces: Bool = true
    ) -> DeclarationOutline? {
        let keyword = takeWord()
        let name = parseDeclaredName(of: thing, after: keyword)
        let generics = cursor.parseGenericParameters()
        let inherited = cursor.parseInheritance()
        _ = cursor.parseWhereClause()
        var members: [DeclarationOutline] = []
        var body: Range<Int>?
        if needsBraces || at(ASCII.openBrace) {
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

    private mutating func parseOutlineMembers() -> [DeclarationOutline] {
        var members: [DeclarationOutline] = []
        var conditions = 0
        parseParts { parser in
            let before = parser.cursor.mark()
            let count = members.count
            parser.cursor.parseMember(into: &members, conditions: &conditions)
            if members.count == count, !parser.at(ASCII.closeBrace) {
                parser.skipUnexpected(from: before) { $0.atMemberStart }
            }
        }
        return members
    }
}

extension DataDeclaration.Kind {
    /// The kind with an article, for messages: `a struct`, `an entity`.
    var withArticle: String { rawValue.withArticle }
}

extension Rule {
    static let missingBody = Rule(
        id: "missingBody", summary: "Function has no body",
        explanation: """
            Plain Swift in a spec is copied as it is. In Swift, functions and initializers without a body are allowed \
            only in protocols. Add a body.
            """,
        wrong: "extension Navigation { func close() }",
        right: "extension Navigation { func close() { dismiss() } }")
}

extension DeclarationOutline {
    /// Whether the declaration is an operator of a type, such as `static func == (a: Self, b: Self) -> Bool`.
    fileprivate var isOperator: Bool {
        requirement?.isStatic == true && name.name.allSatisfy { ($0.isSymbol || $0.isPunctuation) && $0 != "_" }
    }
}
