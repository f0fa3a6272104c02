import Diagnostics
import Testing

@testable import SwiftSource

@Suite struct RequirementTests {
    private func parse(_ text: String) -> (requirement: Requirement?, cursor: TokenCursor) {
        var cursor = TokenCursor(source: SourceFile(path: "a.swift", text: text))
        let requirement = cursor.parseRequirement()
        return (requirement, cursor)
    }

    /// Each requirement, and what is read of it.
    @Test(arguments: [
        ("func a()", "func a()"),
        ("func a(b: Int, c d: String, _ e: [E])", "func a(b b: Int, c d: String, _ e: array(E))"),
        (
            "func a(_ b: Int = f(1, 2), c: [A<B, C>] = [], d: () -> Void = { x in y }, e: Int)",
            "func a(_ b: Int = f(1, 2), c c: array(A<B, C>) = [], d d: function(tuple() -> Void) = { x in y }, e e: Int)"
        ),
        ("func a(_ b: Int...) async throws -> Int?", "func a(_ b: Int...) async throws -> optional(Int)"),
        ("func a() throws(E) -> (any A)?", "func a() throws(E) -> optional(tuple(any(A)))"),
        (
            "func a<T: P, each U>(_ t: T) rethrows -> T where T: Q, T.A == U",
            "func a<T: P, each U>(_ t: T) rethrows -> T where T: Q, T.A == U"
        ),
        (
            "func a<T>()\n    async\n    throws\n    -> Int\n    where T: P",
            "func a<T>() async throws -> Int where T: P"
        ),
        ("func `default`(`in` b: Int)", "func default(in b: Int)"),
        ("func `default`(in: Int)", "func default(in in: Int)"),
        ("@discardableResult @MainActor static func a()", "@discardableResult @MainActor static func a()"),
        ("@available(iOS 17, *)\nnonisolated public func a()", "@available(iOS 17, *) nonisolated public func a()"),
        ("class func a()", "class func a()"),
        (
            "mutating func a(_ b: inout [C], @Builder d: @escaping () -> E)",
            "mutating func a(_ b: attributed(inout, array(C)), @Builder d d: attributed(@escaping, function(tuple() -> E)))"
        ),
        ("var a: Int { get }", "var a: Int get"),
        ("var a: Int { get set }", "var a: Int get set"),
        ("var a: Int { mutating get nonmutating set }", "var a: Int get set"),
        ("static var a: [Int] { get async throws(E) }", "static var a: array(Int) get async throws(E)"),
        ("var a: Int {\n    get\n}", "var a: Int get"),
        ("var a = 1", "var a = 1"),
        ("var a: Int? = b ?? { 1 }()", "var a: optional(Int) = b ?? { 1 }()"),
        ("let a: A<B> = .init(c,\n    d)", "let a: A<B> = .init(c,\n    d)"),
        ("var a = b\n    .c()\n    ?? d", "var a = b\n    .c()\n    ?? d"),
        ("private(set) weak var a: A?", "private(set) weak var a: optional(A)"),
        ("associatedtype A", "associatedtype A"),
        ("associatedtype A: B & C, D = [Int] where A.B: C", "associatedtype A: B & C, D"),
        ("init(a: Int) throws", "other init"),
        ("init(a: Int) { self.a = a }", "other init"),
        ("subscript(a: Int) -> B { get }", "other subscript"),
        ("static func == (a: Self, b: Self) -> Bool", "static other func"),
        ("typealias A = B", "other typealias"),
        ("struct A { let b: Int }", "other struct"),
        ("prefix operator +++", "prefix other operator"),
        ("let (a, b) = c", "other let"),
        ("case a, b", "other case"),
    ])
    func kinds(text: String, expected: String) throws {
        let (requirement, cursor) = parse(text)
        #expect(cursor.diagnostics.map(\.message) == [])
        let found = try #require(requirement)
        #expect(found.summary == expected)
        #expect(cursor.isAtEnd)
        #expect(found.range == 0..<text.utf8.count)
    }

    /// A body is left, and is no part of the signature.
    @Test(arguments: [
        "func a() ", "func a() -> [B] ", "var a: Int ", "func a<T>() where T: P ", "func a()\n", "var a: B<C> ",
    ])
    func stopsBeforeBody(signature: String) throws {
        let (requirement, cursor) = parse(signature + "{ c }")
        #expect(cursor.at("{"))
        #expect(cursor.diagnostics == [])
        let found = try #require(requirement)
        #expect(found.range.upperBound == signature.trimmingSpaces.utf8.count)
    }

    @Test(arguments: ["var a: Int { get { 1 } }", "var a: Int { get() }", "var a: Int { set }", "var a: Int {}"])
    func bodiesAreNoAccessors(text: String) throws {
        let (requirement, cursor) = parse(text)
        guard case .variable(let variable) = try #require(requirement).kind else {
            Issue.record("no variable")
            return
        }
        #expect(variable.accessors == nil)
        #expect(cursor.at("{"))
    }

    /// One `•` where each member ends.
    @Test(arguments: [
        "func a()•\nfunc b()•",
        "func a()•; func b()•; var c: Int { get }•",
        "func a()\n    -> Int•\nfunc b()\n    async•",
        "func a(b: Int,\n    c: Int)•\nvar d = e +\n    f•",
        "var a = b\n    .c•\nvar d = e\n    + f•\nvar g = -1•",
        "var a: Int•\nvar b:\n    Int•\nvar c: A &\n    B•",
        "func a() -> Set<\n    Int\n>•\nfunc b()•",
    ])
    func memberEnds(marked: String) {
        let text = MarkedText(marked)
        var cursor = TokenCursor(source: text.source)
        var ends: [Int] = []
        while !cursor.isAtEnd {
            let before = cursor.index
            if cursor.take(";") != nil { continue }
            let requirement = cursor.parseRequirement()
            #expect(cursor.atMemberEnd)
            ends.append(requirement?.range.upperBound ?? -1)
            if cursor.index == before { cursor.advance() }
        }
        #expect(ends == text.offsets)
        #expect(cursor.diagnostics == [])
    }

    @Test(arguments: ["fucn a()", "view { }", "", "}", "actor", "1", "@MainActor", "public"])
    func nothingIsTakenWhereNoneBegins(text: String) {
        let (requirement, cursor) = parse(text)
        #expect(requirement == nil)
        #expect(cursor.index == 0)
        #expect(cursor.diagnostics == [])
    }

    @Test func parametersWithoutTypes() {
        var cursor = TokenCursor(source: SourceFile(path: "a.swift", text: "(id, store: any Store, _ x: Int = 1)"))
        let parameters = cursor.parseParameterClause(types: .optional)
        #expect(parameters.map(\.summary) == ["id id", "store store: any(Store)", "_ x: Int = 1"])
        #expect(cursor.isAtEnd && cursor.diagnostics == [])
    }

    @Test func inheritance() {
        var cursor = TokenCursor(source: SourceFile(path: "a.swift", text: ": A, B<C> & D, @unchecked Sendable {"))
        #expect(cursor.parseInheritance().map(\.text) == ["A", "B<C> & D", "@unchecked Sendable"])
        #expect(cursor.at("{"))
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(reversed().drop { $0 == " " || $0 == "\n" }.reversed())
    }
}

extension Requirement {
    var summary: String {
        let head = (attributes.map(\.text) + modifiers.map(\.name)).map { $0 + " " }.joined()
        switch kind {
        case .function(let function): return head + function.summary
        case .variable(let variable): return head + variable.summary
        case .associatedType(let type):
            let inherited = type.inherited.map(\.tree).joined(separator: ", ")
            return head + "associatedtype \(type.name.name)" + (inherited.isEmpty ? "" : ": \(inherited)")
        case .other(let keyword): return head + "other \(keyword.name)"
        }
    }
}

extension FunctionSyntax {
    var summary: String {
        let generics = genericParameters.map { parameter in
            (parameter.isPack ? "each " : "") + parameter.name.name
                + (parameter.constraint.map { ": \($0.tree)" } ?? "")
        }.joined(separator: ", ")
        return "func \(name.name)" + (generics.isEmpty ? "" : "<\(generics)>")
            + "(\(parameters.map(\.summary).joined(separator: ", ")))" + effects.tree
            + (result.map { " -> \($0.tree)" } ?? "") + (whereClause.map { " \($0.name)" } ?? "")
    }
}

extension Parameter {
    var summary: String {
        attributes.map { $0.text + " " }.joined() + "\(label?.name ?? "_") \(name.name)"
            + (type.map { ": \($0.tree)" } ?? "") + (isVariadic ? "..." : "")
            + (defaultValue.map { " = \($0.name)" } ?? "")
    }
}

extension VariableSyntax {
    var summary: String {
        "\(keyword.name) \(name.name)" + (type.map { ": \($0.tree)" } ?? "") + (value.map { " = \($0.name)" } ?? "")
            + (accessors.map { " get\($0.getEffects.tree)" + ($0.isSettable ? " set" : "") } ?? "")
    }
}
