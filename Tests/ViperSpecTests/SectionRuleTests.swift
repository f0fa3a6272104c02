import Testing

/// Findings about the headers of modules and sections.
@Suite struct SectionRuleTests {
    @Test func parametersNotAllowed() {
        #expect(
            findings("module A(id: Int) { view1️⃣(id) {}; delegate2️⃣() {}; presenter(id) {}; output3️⃣(x: Int) {} }") == [
                "1️⃣ sectionHead: the section 'view' takes nothing",
                "note: hand it to the presenter, an interactor or the router",
                "2️⃣ sectionHead: the section 'delegate' takes nothing",
                "note: hand it to the presenter, an interactor or the router",
                "3️⃣ sectionHead: the section 'output' takes nothing",
                "note: hand it to the presenter, an interactor or the router",
            ])
    }

    @Test func sectionNameNotAllowed() {
        #expect(
            findings("module A { view 1️⃣main {}; interactor search {}; output search {} }") == [
                "1️⃣ sectionHead: the section 'view' has no name of its own",
                "note: the protocol's name stands after 'as': 'view as main'",
            ])
    }

    @Test func onHasNoProtocol() {
        #expect(
            findings("module A { on B 1️⃣as C {}; on D2️⃣: E {} }") == [
                "1️⃣ sectionHead: an 'on' section has no protocol of its own",
                "note: it belongs in the 'delegate' section of the other module", "fix: delete it",
                "2️⃣ sectionHead: an 'on' section has no protocol of its own",
                "note: it belongs in the 'delegate' section of the other module", "fix: delete it",
            ])
        #expect(mended("module A { on B as C {} }") == "module A { on B {} }")
    }

    @Test func inputs() {
        #expect(
            findings("module A(1️⃣of id: Int, 2️⃣_ name: String, 3️⃣kind, then: 4️⃣@escaping () -> Void, all: 5️⃣Int...) {}")
                == [
                    "1️⃣ inputShape: the input 'id' has a label, but becomes a property", "fix: delete the label",
                    "2️⃣ inputShape: the input 'name' has a label, but becomes a property", "fix: delete the label",
                    "3️⃣ inputShape: the input 'kind' has no type", "fix: give it a type",
                    "4️⃣ inputShape: '@escaping' cannot stand on 'then', which becomes a property",
                    "note: write a type that a stored property can have",
                    "5️⃣ inputShape: '...' cannot stand on 'all', which becomes a property",
                    "note: write a type that a stored property can have",
                ])
        #expect(mended("module A(of id: Int, _ name: String) {}") == "module A(id: Int, name: String) {}")
        #expect(
            findings("module A { interactor(a: 1️⃣inout Int, b: 2️⃣some C) {} }") == [
                "1️⃣ inputShape: 'inout' cannot stand on 'a', which becomes a property",
                "note: write a type that a stored property can have",
                "2️⃣ inputShape: 'some' cannot stand on 'b', which becomes a property",
                "note: write a type that a stored property can have",
            ])
    }

    @Test func inputsWithoutNames() {
        #expect(
            findings("module A(1️⃣Int, 2️⃣[Row], b: Int) { interactor(3️⃣any Store, b, 4️⃣some C) {} }") == [
                "1️⃣ expectedName: the parameter 'Int' has no name", "fix: give it a name",
                "2️⃣ expectedName: the parameter '[Row]' has no name", "fix: give it a name",
                "3️⃣ expectedName: the parameter 'any Store' has no name", "fix: give it a name",
                "4️⃣ expectedName: the parameter 'some C' has no name", "fix: give it a name",
            ])
        #expect(
            mended("module A(Int, [Row], String = \"\") { interactor(any Store, () -> C) { func a(B, [URLQuery]) } }")
                == "module A(value: Int, rows: [Row], text: String = \"\") {"
                + " interactor(store: any Store, action: () -> C) { func a(_ b: B, _ urlQueries: [URLQuery]) } }")
    }

    @Test func defaultNotAllowed() {
        #expect(
            findings("module A(limit: Int = 5) { interactor(limit, size: Int = 1️⃣10) {}; presenter(limit = 2️⃣3) {} }")
                == [
                    "1️⃣ inputShape: 'size' cannot have a default here",
                    "note: write it on the module's input, or in an assembly line",
                    "2️⃣ inputShape: 'limit' cannot have a default here",
                    "note: write it on the module's input, or in an assembly line",
                ])
    }

    @Test func sectionInSection() {
        #expect(
            findings("module A {\n    2️⃣view {\n        1️⃣presenter { func go() }\n        func show()\n    }\n}") == [
                "1️⃣ misplacedDeclaration: 'presenter' cannot stand inside 'view'",
                "note 2️⃣: 'view' begins here; close it first",
            ])
        #expect(
            shape("module A { view { presenter { func go() }; func show() } }").suffix(5) == [
                "module A", "  view", "    func show()", "  presenter", "    func go()",
            ])
    }

    @Test func assemblyLines() {
        #expect(
            findings("module A { view {}\n 1️⃣let a = b\n struct C {}\n 2️⃣guard let d = e }") == [
                "1️⃣ misplacedDeclaration: an assembly line stands at the module's head",
                "note: move it before the first declaration and section",
                "2️⃣ misplacedDeclaration: an assembly line stands at the module's head",
                "note: move it before the first declaration and section",
            ])
        #expect(
            findings(
                "module A {\n 1️⃣var a = b\n 2️⃣guard c = d\n let 3️⃣e: Int\n guard let f = g 4️⃣else { return nil }\n 5️⃣let = h\n}"
            ) == [
                "1️⃣ assemblyShape: an assembly line begins with 'let', not 'var'",
                "note: state that changes is a member of a section: 'presenter { var count = 0 }'",
                "fix: replace 'var' by 'let'",
                "2️⃣ assemblyShape: 'guard' in a module binds a name: 'guard let name = value'", "fix: insert 'let'",
                "3️⃣ assemblyShape: the assembly line 'e' has no value",
                "note: write '= value'; what is passed in is an input: 'module Name(e: Type)'",
                "4️⃣ assemblyShape: a guard in a module has no 'else': where it fails, opening the module does nothing",
                "fix: delete it", "5️⃣ expectedName: an assembly line needs a name", "note: write it after 'let'",
            ])
        for end in ["\n let d = e\n", ";", ""] {
            #expect(
                findings("module A {\n let 1️⃣c =\(end)}") == [
                    "1️⃣ assemblyShape: the assembly line 'c' has no value",
                    "note: write '= value'; what is passed in is an input: 'module Name(c: Type)'",
                ])
        }
        #expect(
            mended("module A {\n var a = b\n guard c = d\n guard let f = g else { return nil }\n}")
                == "module A {\n let a = b\n guard let c = d\n guard let f = g\n}")
    }
}
