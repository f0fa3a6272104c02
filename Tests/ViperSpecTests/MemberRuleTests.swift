import Testing

/// Findings about the members of sections and services.
@Suite struct MemberRuleTests {
    @Test func effectsInAWrongPlace() {
        #expect(
            findings("module A { output { 1️⃣async func a() {}\n func b() -> Int 2️⃣throws\n } }") == [
                "1️⃣ modifierNotAllowed: 'async' is not allowed on a member", "note: write 'async' after the parameters",
                "2️⃣ unexpectedText: 'throws' is not allowed after a member",
                "note: write it after the parameters, before '->'",
            ])
    }

    @Test func unknownMember() {
        #expect(
            findings("module A { view { 1️⃣fun show(); 2️⃣reload() { }; func hide() } }") == [
                "1️⃣ unknownDeclaration: unknown member keyword 'fun'", "fix: replace 'fun' with 'func'",
                "2️⃣ unknownDeclaration: unknown member keyword 'reload'",
                "note: write 'func' or 'var', as in a Swift protocol",
            ])
        #expect(
            rules("module A { view { fun a()\n fun b()\n func c() } }") == ["unknownDeclaration", "unknownDeclaration"])
    }

    @Test func membersOnOneLine() {
        #expect(
            findings("module A { view { func show() 1️⃣func hide() 2️⃣var a: Int { get } } }\nimport B 3️⃣import C") == [
                "1️⃣ membersOnOneLine: missing ';' between declarations on one line", "fix: insert ';'",
                "2️⃣ membersOnOneLine: missing ';' between declarations on one line", "fix: insert ';'",
                "3️⃣ membersOnOneLine: missing ';' between declarations on one line", "fix: insert ';'",
            ])
        #expect(
            mended("module A { view { func show() func hide() } }") == "module A { view { func show(); func hide() } }")
    }

    @Test func commaBetweenMembers() {
        #expect(
            findings("module A { view { func show() -> Void1️⃣, func hide() } }") == [
                "1️⃣ membersOnOneLine: expected ';' between declarations on one line, found ','",
                "fix: replace ',' with ';'",
            ])
    }

    @Test func bodyNotAllowed() {
        #expect(
            findings(
                """
                service S { func a() 1️⃣{ b() } }
                module A { view { var c: Int 2️⃣{ 5 }; func d() }; delegate { func e() 3️⃣{} }; output { func f() {} } }
                """) == [
                    "1️⃣ bodyNotAllowed: member of a service cannot have a body",
                    "note: delete the body, or move it to the class that implements the member",
                    "2️⃣ bodyNotAllowed: member of a view cannot have a body",
                    "note: delete the body, or move it to the class that implements the member",
                    "3️⃣ bodyNotAllowed: member of a delegate cannot have a body",
                    "note: delete the body, or move it to the class that implements the member",
                ])
    }

    @Test func declarationsThatAreNoMembers() {
        #expect(
            findings(
                """
                module A {
                    delegate {
                        1️⃣init(store: any Store)
                        2️⃣subscript(id: Int) -> Int { get }
                        static func 3️⃣== (a: Self, b: Self) -> Bool
                        4️⃣associatedtype Item
                        5️⃣struct Row { let id: Int }
                        6️⃣deinit { stop() }
                        typealias B = C
                        func load()
                    }
                }
                """) == [
                    "1️⃣ declarationInSection: 'init' is not allowed here",
                    "note: write initializer parameters as section parameters: 'interactor(store: any Store)'",
                    "2️⃣ declarationInSection: 'subscript' is not allowed here", "note: write a function instead",
                    "3️⃣ declarationInSection: operator '==' is not allowed here",
                    "note: write a function with a name",
                    "4️⃣ declarationInSection: 'associatedtype' is not allowed here",
                    "note: declare the type in the module, next to its sections",
                    "5️⃣ declarationInSection: 'struct' is not allowed here",
                    "note: move the type out of the braces",
                    "6️⃣ declarationInSection: 'deinit' is not allowed here",
                    "note: write it in the class",
                ])
        #expect(rules("service S { associatedtype Item: Sendable; func item() -> Item }") == [])
    }

    @Test func whatAProtocolHoldsASectionHolds() {
        let text = """
            module A {
                interactor {
                    init(store: any Store)
                    subscript(id: Int) -> Int { get throws }
                    associatedtype Item: Sendable
                    typealias B = C
                    func load()
                }
            }
            """
        #expect(findings(text) == [])
        #expect(rules(text.replacing("any Store)", with: "any Store) {}")) == ["declarationInSection"])
        #expect(rules(text.replacing("get throws", with: "3")) == ["declarationInSection"])
        #expect(
            findings("module A { presenter { 1️⃣subscript(id: Int) -> Int { get { 3 } set {} } } }") == [
                "1️⃣ declarationInSection: subscript cannot have statements here",
                "note: write '{ get }' or '{ get set }', and the statements in the class",
            ])
        #expect(rules(text.replacing("get throws", with: "rows[id]")) == ["declarationInSection"])
    }

    @Test func conditionalInSection() {
        let text = """
            module A {
                view {
                    #if os(iOS) && DEBUG
                    var title: String { get set }
                    func a()
                    #else
                    func b()
                    #endif
                    func c()
                }
            }
            """
        #expect(findings(text) == [])
        #expect(rules(text.replacing("func b()", with: "func b() {}")) == ["declarationInSection"])
        #expect(
            findings(
                "module A {\n    view {\n1️⃣#if os(iOS)\n        2️⃣fun a()\n#else\n        func b()\n#endif\n    }\n}")
                == [
                    "1️⃣ conditionalInSection: '#if' is not allowed here",
                    "note: write the '#if' around members of a section, or in a body",
                    "2️⃣ unknownDeclaration: unknown member keyword 'fun'", "fix: replace 'fun' with 'func'",
                ])
        #expect(
            findings("module A {\n1️⃣#if os(iOS)\n    view {}\n#endif\n}") == [
                "1️⃣ conditionalInSection: '#if' is not allowed here",
                "note: write the '#if' around members of a section, or in a body",
            ])
        #expect(
            findings("1️⃣#if canImport(B)\nimport B\n#endif") == [
                "1️⃣ conditionalInSection: '#if' is not allowed here",
                "note: declare types that need '#if', and their imports, in your Swift files",
            ])
        #expect(
            rules("#if os(iOS)\nmodule A {}\n#else\nmodul A {}\n#endif") == [
                "conditionalInSection", "unknownDeclaration",
            ])
        for (owner, text) in [
            ("a service", "service S {\n1️⃣#if DEBUG\nfunc a()\n#endif\n}"),
            ("a delegate", "module A { delegate {\n1️⃣#if os(iOS)\nfunc a()\n#endif\n} }"),
        ] {
            let note = "note: declare the members without a condition: \(owner) has the same members on each platform; "
            #expect(
                findings(text) == [
                    "1️⃣ conditionalInSection: '#if' is not allowed here",
                    note + "write '#if' into the class that implements them",
                ])
        }
        #expect(rules("module A { presenter { func a() {\n#if os(iOS)\n b()\n#endif\n} } }") == [])
    }

    @Test func optionalRequirement() {
        #expect(
            findings("module A { delegate { @objc 1️⃣optional func done() } }") == [
                "1️⃣ modifierNotAllowed: member cannot be 'optional'",
                "note: remove 'optional'; a presenter that does not need the member can implement it with an empty body",
            ])
        #expect(rules("module A { @objc view { @objc optional func done() } }") == [])
        #expect(rules("module A { @objc presenter { @objc func close(); func open() } }") == [])
        #expect(rules("module A { presenter { @objc func close(); @objc var shown = 0 } }") == ["attributeNotAllowed"])
        #expect(
            findings("module A { view { @objc 1️⃣optional func done() } }") == [
                "1️⃣ modifierNotAllowed: 'optional' is allowed only in an '@objc' section",
                "note: remove it, or write '@objc view { … }'",
            ])
    }

    @Test func moduleNamedProtocol() {
        #expect(rules("module Protocol { view {} }; module Type { view {} }") == [])
        #expect(rules("module Self { view {} }") == ["reservedName"])
    }

    @Test func opaqueResult() {
        #expect(
            findings("module A { interactor { func a() -> 1️⃣some B; func c() -> [2️⃣some D]?; var e: 3️⃣some F { get } } }")
                == [
                    "1️⃣ opaqueResult: member cannot return an opaque type", "fix: replace 'some' with 'any'",
                    "2️⃣ opaqueResult: member cannot return an opaque type", "fix: replace 'some' with 'any'",
                    "3️⃣ opaqueResult: member cannot return an opaque type", "fix: replace 'some' with 'any'",
                ])
        #expect(rules("module A { interactor { func a(_ b: some C, then: (some D) -> Void) } }") == [])
    }

    @Test func modifiers() {
        #expect(
            findings("module A { presenter { 1️⃣public func a(); 2️⃣override 3️⃣final func b(); 4️⃣class func c() } }") == [
                "1️⃣ modifierNotAllowed: 'public' is not allowed on a member", "fix: remove 'public'",
                "2️⃣ modifierNotAllowed: 'override' is not allowed on a member", "fix: remove 'override'",
                "3️⃣ modifierNotAllowed: 'final' is not allowed on a member", "fix: remove 'final'",
                "4️⃣ modifierNotAllowed: 'class' is not allowed on a member", "fix: replace 'class' with 'static'",
            ])
        #expect(
            findings("module A { presenter { 1️⃣private(set) var a = 0; 2️⃣mutating func b() } }") == [
                "1️⃣ modifierNotAllowed: 'private(set)' is not allowed on a member", "fix: remove 'private(set)'",
                "2️⃣ modifierNotAllowed: 'mutating' is not allowed on a member", "fix: remove 'mutating'",
            ])
        #expect(
            rules(
                "module A { presenter { static func a(); nonisolated var b: Int { get }; weak var c: D?; lazy var e = f } }"
            )
                == [])
    }

    @Test func nonsendingMembersAreAsync() {
        #expect(rules("module A { presenter { nonisolated(nonsending) func a() async } }") == [])
        #expect(
            rules("module A { presenter { nonisolated(nonsending) func a() } }") == ["modifierNotAllowed"])
    }

    /// A private member with a body is a helper of the other bodies; where no bodies stand, nothing is private.
    @Test func helpers() {
        #expect(
            rules(
                "module A { presenter { private func a() -> Int { b }; private var b: Int { 1 }; private static func c() {} } }"
            ) == [])
        #expect(
            rules("module A { presenter { private func a() }; output { private var b: Int { get } } }") == [
                "helperWithoutBody", "helperWithoutBody",
            ])
        #expect(rules("module A { presenter { private var a = 0 } }") == ["modifierNotAllowed"])
        #expect(
            rules("module A { view { private func a() }; delegate { private func b() } }") == [
                "modifierNotAllowed", "modifierNotAllowed",
            ])
        #expect(rules("module A { presenter { fileprivate func a() {} } }") == ["modifierNotAllowed"])
    }

    @Test func stateNotAllowed() {
        #expect(
            findings("module A { view { var 1️⃣a: Int; var 2️⃣b = 5; let 3️⃣c: Int }; output { var 4️⃣d: Int? } }") == [
                "1️⃣ propertyShape: property 'a' of a view needs '{ get }' or '{ get set }'", "fix: insert '{ get }'",
                "2️⃣ propertyShape: property 'b' of a view needs '{ get }' or '{ get set }'",
                "note: write 'var b: Type { get }', or move it to 'presenter'",
                "3️⃣ propertyShape: property 'c' of a view needs '{ get }' or '{ get set }'",
                "fix: insert '{ get }'", "fix: replace 'let' with 'var'",
                "4️⃣ propertyShape: property 'd' of an output needs '{ get }' or '{ get set }'",
                "fix: insert '{ get }'",
            ])
        #expect(
            mended("service S { var a: Int; let b: Int }") == "service S { var a: Int { get }; var b: Int { get } }")
    }

    @Test func state() {
        #expect(
            findings("module A { presenter { 1️⃣let a = 0; var 2️⃣b: Int; 3️⃣let c: Int { get }; var d: Int!; var 4️⃣e } }")
                == [
                    "1️⃣ propertyShape: property 'a' of a section must be a 'var'", "fix: replace 'let' with 'var'",
                    "2️⃣ propertyShape: state 'b' has no initial value",
                    "note: write 'var b: Int = …', or 'var b: Int { get }' if it is a requirement",
                    "3️⃣ propertyShape: property 'c' of a section must be a 'var'", "fix: replace 'let' with 'var'",
                    "4️⃣ propertyShape: state 'e' has no initial value",
                    "note: write 'var e: Type = …', or 'var e: Type { get }' if it is a requirement",
                ])
        #expect(
            findings("module A { presenter { var a = 0 1️⃣{ didSet { b() } }; var 2️⃣c { get }; var 3️⃣d { 5 } } }") == [
                "1️⃣ propertyShape: property 'a' has both a value and a body", "note: remove the body or the value",
                "2️⃣ propertyShape: property 'c' has no type", "note: write 'var c: Type'",
                "3️⃣ propertyShape: property 'd' has no type", "note: write 'var d: Type'",
            ])
    }

    @Test func signatures() {
        #expect(
            findings("module A { view { func 1️⃣(id: Int); func show(2️⃣title); func hide(a: 3️⃣) ; func b() -> 4️⃣} }") == [
                "1️⃣ expectedName: expected the name of a function, found '('", "note: write a name here",
                "2️⃣ expectedType: parameter 'title' has no type", "fix: insert the type",
                "3️⃣ expectedType: expected a type, found ')'",
                "note: write a type such as 'String', '[Item]' or 'any Store'",
                "4️⃣ expectedType: expected a type, found '}'",
                "note: write a type such as 'String', '[Item]' or 'any Store'",
            ])
        #expect(
            findings("module A { view { func show(a: Int 1️⃣b: Int); var 2️⃣default: Int { get }; func 3️⃣in() } }") == [
                "1️⃣ expectedToken: expected ',' between parameters, found 'b'", "fix: insert ','",
                "2️⃣ expectedName: expected the name of a property, found the keyword 'default'",
                "fix: put 'default' in backticks",
                "3️⃣ expectedName: expected the name of a function, found the keyword 'in'", "fix: put 'in' in backticks",
            ])
    }

    @Test func textAfterAMember() {
        #expect(
            findings("module A { view { func show() 1️⃣: Int, Bool\n func hide() } }") == [
                "1️⃣ unexpectedText: ': Int, Bool' is not allowed after a member", "note: remove it",
            ])
        #expect(
            findings("module A { interactor { func load() 1️⃣asnyc throws -> Int\n func hide() 2️⃣throw } }") == [
                "1️⃣ unexpectedText: 'asnyc' is not allowed after a member", "fix: replace 'asnyc' with 'async'",
                "2️⃣ unexpectedText: 'throw' is not allowed after a member", "fix: replace 'throw' with 'throws'",
            ])
    }
}
