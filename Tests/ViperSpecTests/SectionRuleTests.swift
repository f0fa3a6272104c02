import Testing

/// Findings about the headers of modules and sections.
@Suite struct SectionRuleTests {
    @Test func parametersNotAllowed() {
        #expect(
            findings("module A(id: Int) { view1️⃣(id) {}; delegate2️⃣() {}; presenter(id) {}; output3️⃣(x: Int) {} }") == [
                "1️⃣ sectionHead: section 'view' cannot have parameters",
                "note: move the parameters to the presenter, an interactor or the router",
                "2️⃣ sectionHead: section 'delegate' cannot have parameters",
                "note: move the parameters to the presenter, an interactor or the router",
                "3️⃣ sectionHead: section 'output' cannot have parameters",
                "note: move the parameters to the presenter, an interactor or the router",
            ])
    }

    @Test func sectionNameNotAllowed() {
        #expect(
            findings("module A { view 1️⃣main {}; interactor search {}; output search {} }") == [
                "1️⃣ sectionHead: section 'view' cannot have a name",
                "note: for the protocol's name, write 'view as main'",
            ])
    }

    @Test func onHasNoProtocol() {
        #expect(
            findings("module A { on B 1️⃣as C {}; on D2️⃣: E {} }") == [
                "1️⃣ sectionHead: 'on' section cannot name or inherit a protocol",
                "note: move the protocol's name to the 'delegate' section of the module that 'on' names",
                "fix: remove it",
                "2️⃣ sectionHead: 'on' section cannot name or inherit a protocol",
                "note: move the protocol's name to the 'delegate' section of the module that 'on' names",
                "fix: remove it",
            ])
        #expect(mended("module A { on B as C {} }") == "module A { on B {} }")
    }

    @Test func inputs() {
        #expect(
            findings("module A(1️⃣of id: Int, 2️⃣_ name: String, 3️⃣kind, then: 4️⃣@escaping () -> Void, all: 5️⃣Int...) {}")
                == [
                    "1️⃣ inputShape: input 'id' cannot have a label", "fix: remove the label",
                    "2️⃣ inputShape: input 'name' cannot have a label", "fix: remove the label",
                    "3️⃣ inputShape: input 'kind' has no type", "fix: insert the type",
                    "4️⃣ inputShape: '@escaping' is not allowed on 'then', which becomes a stored property",
                    "note: use a type that a stored property can have",
                    "5️⃣ inputShape: '...' is not allowed on 'all', which becomes a stored property",
                    "note: use a type that a stored property can have",
                ])
        #expect(mended("module A(of id: Int, _ name: String) {}") == "module A(id: Int, name: String) {}")
        #expect(
            findings("module A { interactor(a: 1️⃣inout Int, b: 2️⃣some C) {} }") == [
                "1️⃣ inputShape: 'inout' is not allowed on 'a', which becomes a stored property",
                "note: use a type that a stored property can have",
                "2️⃣ inputShape: 'some' is not allowed on 'b', which becomes a stored property",
                "note: use a type that a stored property can have",
            ])
    }

    @Test func inputsWithoutNames() {
        #expect(
            findings("module A(1️⃣Int, 2️⃣[Row], b: Int) { interactor(3️⃣any Store, b, 4️⃣some C) {} }") == [
                "1️⃣ expectedName: parameter 'Int' has no name", "fix: insert a name",
                "2️⃣ expectedName: parameter '[Row]' has no name", "fix: insert a name",
                "3️⃣ expectedName: parameter 'any Store' has no name", "fix: insert a name",
                "4️⃣ expectedName: parameter 'some C' has no name", "fix: insert a name",
            ])
        #expect(
            mended("module A(Int, [Row], String = \"\") { interactor(any Store, () -> C) { func a(B, [URLQuery]) } }")
                == "module A(int: Int, row: [Row], string: String = \"\") {"
                + " interactor(store: any Store, c: () -> C) { func a(_ b: B, _ urlQuery: [URLQuery]) } }")
    }

    @Test func defaultNotAllowed() {
        #expect(
            findings("module A(limit: Int = 5) { interactor(limit, size: Int = 1️⃣10) {}; presenter(limit = 2️⃣3) {} }")
                == [
                    "1️⃣ inputShape: default of 'size' is not allowed here",
                    "note: write the default at the module's input, or in an assembly binding",
                    "2️⃣ inputShape: default of 'limit' is not allowed here",
                    "note: write the default at the module's input, or in an assembly binding",
                ])
    }

    @Test func sectionInSection() {
        #expect(
            findings("module A {\n    2️⃣view {\n        1️⃣presenter { func go() }\n        func show()\n    }\n}") == [
                "1️⃣ misplacedDeclaration: 'presenter' is not allowed inside 'view'",
                "note 2️⃣: 'view' starts here; close it first",
            ])
        #expect(
            shape("module A { view { presenter { func go() }; func show() } }").suffix(5) == [
                "module A", "  view", "    func show()", "  presenter", "    func go()",
            ])
    }

    @Test func assemblyLines() {
        #expect(
            findings("module A { view {}\n 1️⃣let a = b\n struct C {}\n 2️⃣guard let d = e }") == [
                "1️⃣ misplacedDeclaration: assembly binding must be at the beginning of the module",
                "note: move it before the first type or section",
                "2️⃣ misplacedDeclaration: assembly binding must be at the beginning of the module",
                "note: move it before the first type or section",
            ])
        #expect(
            findings(
                "module A {\n 1️⃣var a = b\n 2️⃣guard c = d\n let 3️⃣e: Int\n guard let f = g 4️⃣else { return nil }\n 5️⃣let = h\n}"
            ) == [
                "1️⃣ assemblyShape: assembly binding must use 'let', not 'var'",
                "note: for state, declare a 'var' in a section: 'presenter { var count = 0 }'",
                "fix: replace 'var' with 'let'",
                "2️⃣ assemblyShape: missing 'let' after 'guard'", "fix: insert 'let'",
                "3️⃣ assemblyShape: assembly binding 'e' has no value",
                "note: write '= value', or make it an input: 'module Name(e: Type)'",
                "4️⃣ assemblyShape: 'guard' in a module cannot have 'else'",
                "fix: remove it", "5️⃣ expectedName: expected the name of an assembly binding",
                "note: write it after 'let'",
            ])
        for end in ["\n let d = e\n", ";", ""] {
            #expect(
                findings("module A {\n let 1️⃣c =\(end)}") == [
                    "1️⃣ assemblyShape: assembly binding 'c' has no value",
                    "note: write '= value', or make it an input: 'module Name(c: Type)'",
                ])
        }
        #expect(
            mended("module A {\n var a = b\n guard c = d\n guard let f = g else { return nil }\n}")
                == "module A {\n let a = b\n guard let c = d\n guard let f = g\n}")
    }
}
