import Testing
import ViperSpec

/// One mistake is one finding, at its place, and what follows it is read.
@Suite struct RecoveryTests {
    @Test func tenMistakesAreTenFindings() {
        #expect(
            findings(
                """
                import Foundation
                entty Item { let id: Int }

                module List(id) {
                    let format = 5
                    veiw {
                        func show(_ items: [Item]
                        func hide() { reload() }
                    }
                    presenter {
                        let count = 0
                        fun reload()
                        var title: String
                    }
                    interactor(limit: Int = 3) {
                        deinit
                        func load() -> some Sequence
                    }
                    router {}
                }
                """.marking(
                    "1️⃣entty", "(2️⃣id)", "3️⃣veiw", "show4️⃣(", "() 5️⃣{ re", "6️⃣let count", "7️⃣fun reload", "var 8️⃣title",
                    "Int = 9️⃣3", "🔟deinit")
            ) == [
                "1️⃣ unknownDeclaration: unknown declaration 'entty'", "fix: replace 'entty' with 'entity'",
                "2️⃣ inputShape: input 'id' has no type", "fix: insert the type",
                "3️⃣ unknownDeclaration: unknown section 'veiw'", "fix: replace 'veiw' with 'view'",
                "4️⃣ unbalancedBrackets: '(' is never closed", "note: add the matching ')'",
                "5️⃣ bodyNotAllowed: member of a view cannot have a body",
                "note: delete the body, or move it to the class that implements the member",
                "6️⃣ propertyShape: property 'count' of a section must be a 'var'", "fix: replace 'let' with 'var'",
                "7️⃣ unknownDeclaration: unknown member keyword 'fun'", "fix: replace 'fun' with 'func'",
                "8️⃣ propertyShape: state 'title' has no initial value",
                "note: write 'var title: String = …', or 'var title: String { get }' if it is a requirement",
                "9️⃣ inputShape: default of 'limit' is not allowed here",
                "note: write the default at the module's input, or in an assembly binding",
                "🔟 declarationInSection: 'deinit' is not allowed here",
                "note: write it in the class",
                "17:24 opaqueResult: member cannot return an opaque type", "fix: replace 'some' with 'any'",
            ])
    }

    @Test func textThatNothingReadsIsReportedInTypes() {
        #expect(
            findings(
                """
                entity Item { let names: [String; ] }
                enum State { case shown(Int at) }
                module List(ids: [Int: String; ]) {
                    view { func show(_ pair: (Int, Int; )) }
                    presenter { var names: [String more] = [] }
                    interactor { func load() throws(LoadError never) }
                }
                """.marking(
                    "names: [String1️⃣;", "Int 2️⃣at", "Int: String3️⃣;", "Int, Int4️⃣;", "String 5️⃣more", "LoadError 6️⃣never")
            ) == [
                "1️⃣ expectedToken: expected ']' after the type, found ';'",
                "note: remove ';' before ']'",
                "2️⃣ expectedToken: expected ')' after the case's values, found 'at'",
                "note: remove 'at' before ')'",
                "3️⃣ expectedToken: expected ']' after the type, found ';'",
                "note: remove ';' before ']'",
                "4️⃣ expectedToken: expected ')' after the types, found ';'",
                "note: remove ';' before ')'",
                "5️⃣ expectedToken: expected ']' after the type, found 'more'",
                "note: remove 'more' before ']'",
                "6️⃣ expectedToken: expected ')' after the error's type, found 'never'",
                "note: remove 'never' before ')'",
            ])
    }

    @Test func anUnclosedBracePointsAtTheOneThatIsOpen() {
        let expected = [
            "1️⃣ unbalancedBrackets: '{' is never closed", "note: add the matching '}'",
        ]
        // A section.
        let section = "module A {\n    view 1️⃣{\n        func show()\n\n    presenter {\n        func go()\n    }\n}\n"
        #expect(findings(section) == expected)
        #expect(
            shape(section).dropFirst(2) == ["module A", "  view", "    func show()", "  presenter", "    func go()"])
        // A body.
        #expect(
            findings("module A {\n    presenter {\n        func a() 1️⃣{\n            b()\n        func c()\n    }\n}")
                == expected)
        // A body in one before its section's end.
        #expect(
            findings("module A {\n    presenter {\n        func a() 1️⃣{\n            b()\n    }\n    router {}\n}")
                == expected)
        // A module before another.
        #expect(findings("module A 1️⃣{\n    view {}\n\nmodule B {\n    view {}\n}\n") == expected)
        // The last.
        #expect(findings("module A 1️⃣{\n    view {}\n") == expected)
        #expect(findings("module A 1️⃣{ view {}") == expected)
        // An `if` in a body, an entity, the app.
        #expect(
            findings(
                "module A {\n    router {\n        func a() {\n            if b 1️⃣{\n                c()\n            d()\n        }\n    }\n}"
            ) == expected)
        #expect(findings("entity A 1️⃣{\n    let b: Int\n\nmodule C {}\n") == expected)
        #expect(findings("app A {\n    rules 1️⃣{\n        a off\n    root B\n}\n") == expected)
    }

    @Test func aBraceTooManyIsTheOneThatClosesNothing() {
        let expected = ["1️⃣ unbalancedBrackets: '}' has no matching bracket", "fix: remove it"]
        #expect(findings("module A {\n    view {}\n}\n1️⃣}\n") == expected)
        #expect(findings("module A {\n    view {\n        func a()\n    }\n    1️⃣}\n    router {}\n}\n") == expected)
    }

    @Test func aBraceThatDoesNotOpenIsOneFinding() {
        func expected(_ header: String) -> [String] {
            ["1️⃣ missingBraces: missing '{' after '\(header)'", "fix: insert '{'"]
        }
        #expect(findings("module A {\n    1️⃣view\n        func a()\n    }\n    router {}\n}\n") == expected("view"))
        #expect(findings("1️⃣module A(id: Int)\n    view {}\n}\n") == expected("module A(id: Int)"))
        #expect(findings("1️⃣app A\n    root B\n    rules { a off }\n}\n") == expected("app A"))
        #expect(
            findings("module A {\n    router {\n        1️⃣func a() async\n            b()\n        }\n    }\n}\n")
                == expected("func a() async"))
        // What goes on in the next line has no brace to miss.
        #expect(
            findings("module A {\n    router {\n        func a()\n            async\n        func b()\n    }\n}\n1️⃣}\n")
                == ["1️⃣ unbalancedBrackets: '}' has no matching bracket", "fix: remove it"])
    }

    @Test func parenthesesAndBrackets() {
        let paren = ["1️⃣ unbalancedBrackets: '(' is never closed", "note: add the matching ')'"]
        #expect(findings("module A {\n    view {\n        func show1️⃣(a: Int\n        func hide()\n    }\n}") == paren)
        #expect(
            findings("module A {\n    presenter {\n        func show1️⃣(a: Int { b() }\n        func hide()\n    }\n}")
                == paren)
        #expect(findings("module A1️⃣(id: Int {\n    view {}\n}") == paren)
        #expect(findings("module A { interactor1️⃣(a: B { func c() } }") == paren)
        #expect(findings("module A {\n    presenter {\n        func a() { b1️⃣(c }\n        func d()\n    }\n}") == paren)
        #expect(
            findings("module A { view { func show(_ a: 1️⃣[Int) } }") == [
                "1️⃣ unbalancedBrackets: '[' is never closed", "note: add the matching ']'",
            ])
        #expect(
            findings("module A { view { func show(a: Int)1️⃣) } }") == [
                "1️⃣ unbalancedBrackets: ')' has no matching bracket", "fix: remove it",
            ])
    }

    @Test func unclosedEverything() {
        let open = { (mark: String) in
            ["\(mark) unbalancedBrackets: '{' is never closed", "note: add the matching '}'"]
        }
        #expect(
            findings("module A 1️⃣{ presenter 2️⃣{ func a() 3️⃣{ b4️⃣(") == open("1️⃣") + open("2️⃣") + open("3️⃣") + [
                "4️⃣ unbalancedBrackets: '(' is never closed", "note: add the matching ')'",
            ])
    }

    @Test func anUnterminatedTextIsTheOnlyFinding() {
        #expect(
            findings("module A {\n    presenter {\n        func a() { b(1️⃣\"c) }\n        func d()\n    }\n}") == [
                "1️⃣ unterminatedString: unterminated string", "note: insert '\"' at the end of the string",
            ])
        #expect(
            findings("module A {\n    1️⃣/* b\n    view {}\n}\n") == [
                "1️⃣ unterminatedComment: unterminated comment",
                "note: add '*/'; comments nest, so each '/*' needs its own '*/'",
            ])
        #expect(rules("module A {\n presenter { func a() { b(\"\"\"\n c) }\n }\n}") == ["unterminatedString"])
    }

    @Test func layoutIsFree() {
        #expect(
            shape(
                """
                public module A(id: Int, name: String = "a, b") { let c = d; guard let e: F = g
                view as V: W, X & Y { func show(); @discardableResult func a(_ b: Int) -> Int; var t: String { get set } }
                ;
                /// The output.
                @MainActor interactor search(id, store: any Store) as S
                {
                    var count = 0; var fee: Fee?
                    func find(
                        text: String,
                        limit: Int
                    )
                        async throws
                        -> [Item]
                    {
                        []
                    }
                } on B { func bDone() {} } }
                """) == [
                    "public module A(id: Int, name: String = \"a, b\")", "  let c = d", "  guard let e: F = g",
                    "  view as V: W, X & Y", "    func show()", "    @discardableResult func a(_ b: Int) -> Int",
                    "    var t: String { get set }", "  /// The output.", "  @MainActor",
                    "  interactor search(id, store: any Store) as S", "    var count = 0", "    var fee: Fee?",
                    "    func find(text: String, limit: Int) -> [Item] {}", "  on B", "    func bDone() {}",
                ])
    }

    @Test func keywordsAreNamesElsewhere() {
        #expect(
            rules(
                """
                import view
                entity module { let view: Int; var on: Bool }
                service service { func app(on output: Int, view: Int) -> presenter }
                module app(module: Int) {
                    struct router { let on: Int }
                    view { func view(on view: Int); var output: Int { get } }
                    interactor on(module) { func `func`() }
                    on on { func module() { view?.view(on: 5); let output = 5; on(output) } }
                }
                """) == [])
    }

    @Test func documentationBelongsToTheNextDeclaration() {
        #expect(
            shape(
                """
                /// An item.
                entity Item { let id: Int }
                /** A store. */
                service Store {
                    /// Saves.
                    func save()
                }
                // no documentation
                /// A module.
                /// Two lines.
                module A {
                    /// The view.
                    view {
                        func a() /// not of b
                        func b()
                        /// Shows.
                        @MainActor func show()
                    }
                }
                """) == [
                    "/// An item. entity Item [id]", "/// A store.", "service Store", "  /// Saves. func save()",
                    "/// A module.", "/// Two lines.", "module A", "  /// The view.", "  view", "    func a()",
                    "    func b()",
                    "    /// Shows. @MainActor func show()",
                ])
    }

    @Test func membersOfAnEntity() {
        #expect(
            shape("entity A: B { let a, b: Int; case c, d\n#if os(Linux)\nvar e = 5\n#endif\nfunc f() {}; init() {} }")
                == [
                    "entity A: B [a b c d e f init]"
                ])
        #expect(
            findings("entity A {\n 1️⃣id: UUID\n let b: Int\n}") == [
                "1️⃣ unexpectedText: 'id: UUID' is not allowed here", "note: remove it",
            ])
    }

    @Test func externalModules() {
        #expect(
            shape(
                """
                external module A(id: Int) {
                    let b = C()
                    b.delegate = delegate
                    return b

                    delegate { func done() }
                    interface as I { func stop() }
                }
                external module D: F.G, H
                external module E { nil }
                external protocol F: G { func a() }
                external class H
                external actor I { }
                """) == [
                    "external", "module A(id: Int)", "  delegate", "    func done()", "  interface as I",
                    "    func stop()",
                    "body 3", "external", "module D: F.G, H", "external", "module E", "body 1", "external protocol F 1",
                    "external class H 0", "external actor I 0",
                ])
    }
}

extension String {
    /// With marks put in: each of `marked` is a part of the text with a mark in it.
    fileprivate func marking(_ marked: String...) -> String {
        marked.reduce(self) { text, part in
            text.replacing(part.filter { $0.unicodeScalars.count < 3 && $0 != "🔟" }, with: part)
        }
    }
}
