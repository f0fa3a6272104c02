import Testing

/// Findings about what stands at the top level of a spec and in a module.
@Suite struct DeclarationRuleTests {
    @Test func emptySpec() {
        let expected = [
            "1️⃣ emptySpec: this spec declares nothing",
            "note: declare a module, such as 'module TodoList {}', or delete the file",
        ]
        #expect(findings("1️⃣") == expected)
        #expect(findings("1️⃣\n\n// a comment\n") == expected)
        #expect(rules("import Foundation") == [])
    }

    @Test func unknownDeclaration() {
        #expect(
            findings("1️⃣modul TodoList { 2️⃣veiw {} }") == [
                "1️⃣ unknownDeclaration: 'modul' begins no declaration of a spec", "fix: replace 'modul' by 'module'",
                "2️⃣ unknownDeclaration: 'veiw' is no section of a module", "fix: replace 'veiw' by 'view'",
            ])
        #expect(mended("modul TodoList { veiw {} }") == "module TodoList { view {} }")
        #expect(
            findings("1️⃣class Store { var count = 0 }\nmodule A {}\n2️⃣func load() { store.load() }") == [
                "1️⃣ unknownDeclaration: 'class' begins no declaration of a spec",
                "note: classes and actors are written in Swift; 'external class Name' makes one known",
                "2️⃣ unknownDeclaration: 'func' begins no declaration of a spec",
                "note: it belongs in a section of a module, or in a Swift file",
            ])
        #expect(
            findings("1️⃣something else\nmodule A {}") == [
                "1️⃣ unknownDeclaration: 'something' begins no declaration of a spec",
                "note: write one of 'import', 'service', 'external', 'module', 'app', 'entity', 'struct', 'enum', "
                    + "'protocol', 'typealias' and 'extension'",
            ])
    }

    @Test func sectionOutsideModule() {
        #expect(
            findings("module A {}\n1️⃣view { func show() }") == [
                "1️⃣ misplacedDeclaration: the section 'view' stands outside of a module",
                "note: move it between the braces of 'module Name { … }'",
            ])
    }

    @Test func misplacedDeclaration() {
        #expect(
            findings("module A {\n    1️⃣service Store { func save() }\n    view {}\n}") == [
                "1️⃣ misplacedDeclaration: 'service' cannot stand inside a module",
                "note: move it to the top level of the spec",
            ])
        #expect(
            shape("module A {\n    module B { view {} }\n    router {}\n}").dropFirst(2) == [
                "module B", "  view", "module A", "  router",
            ])
    }

    @Test func unknownSection() {
        #expect(
            findings("module A {\n1️⃣wireframe { func close() }\n2️⃣func load()\n3️⃣class B {}\n4️⃣assembler {}\n}") == [
                "1️⃣ unknownDeclaration: 'wireframe' is no section of a module", "fix: replace 'wireframe' by 'router'",
                "2️⃣ unknownDeclaration: 'func' is no section of a module",
                "note: a function is a member of a section: 'presenter { func viewDidLoad() }'",
                "3️⃣ unknownDeclaration: 'class' is no section of a module",
                "note: classes and actors are written in Swift; 'external class Name' makes one known",
                "4️⃣ unknownDeclaration: 'assembler' is no section of a module",
                "note: write one of 'view', 'presenter', 'interactor', 'output', 'router', 'interface', 'delegate' and 'on'",
            ])
        #expect(
            shape("module A { presentor { func go() } }").suffix(3) == ["module A", "  presenter", "    func go()"])
    }

    @Test func missingNames() {
        #expect(
            findings("1️⃣module {}\n2️⃣service {}\n3️⃣app {}\n4️⃣import\n5️⃣entity {}\nmodule B { 6️⃣on { } }") == [
                "1️⃣ expectedName: a module needs a name", "note: write it after 'module'",
                "2️⃣ expectedName: a service needs a name", "note: write it after 'service'",
                "3️⃣ expectedName: the app needs a name", "note: write it after 'app'",
                "4️⃣ expectedName: an import needs a name", "note: write it after 'import'",
                "5️⃣ expectedName: an entity needs a name", "note: write it after 'entity'",
                "6️⃣ expectedName: an 'on' section needs a name", "note: write it after 'on'",
            ])
        #expect(
            findings("module B { view 1️⃣as { } }") == [
                "1️⃣ expectedName: a protocol needs a name", "note: write it after 'as'",
            ])
    }

    @Test func reservedNames() {
        let note = "note: a name is letters, digits and underscores, and no keyword of Swift"
        #expect(
            findings("module 1️⃣class {}\nservice 2️⃣`Self` {}\nmodule 3️⃣`../../etc` {}\napp 4️⃣`a b` {}") == [
                "1️⃣ reservedName: a module cannot be named 'class'", note,
                "2️⃣ reservedName: a service cannot be named 'Self'", note,
                "3️⃣ reservedName: a module cannot be named '../../etc'", note,
                "4️⃣ reservedName: the app cannot be named 'a b'", "fix: replace 'a b' by 'AB'",
            ])
        #expect(
            findings("module A(1️⃣default: Int) { interactor 2️⃣self {}; view as 3️⃣protocol {}; router { func 4️⃣`a-b`() } }")
                == [
                    "1️⃣ reservedName: an input cannot be named 'default'", note,
                    "2️⃣ reservedName: an interactor cannot be named 'self'", note,
                    "3️⃣ reservedName: a protocol cannot be named 'protocol'", note,
                    "4️⃣ reservedName: a member cannot be named 'a-b'",
                    "fix: replace 'a-b' by 'aB'",
                ])
        // What a person wrote before the name was no name, and it is said once.
        #expect(
            findings("module 1️⃣class X { view { func 2️⃣init(); var 3️⃣self: Int { get } } }") == [
                "1️⃣ unexpectedText: 'class' cannot stand before the name of a module", "fix: delete it",
                "2️⃣ expectedName: expected the name of a function, found the keyword 'init'", "note: write a name here",
                "3️⃣ expectedName: expected the name of a property, found the keyword 'self'", "note: write a name here",
            ])
        #expect(rules("module Über { view { func `repeat`(); func größe() } }") == [])
    }

    @Test func missingBraces() {
        #expect(
            findings("1️⃣module A\n2️⃣service B: C\nmodule D {\n    3️⃣view\n    4️⃣on E\n}\n5️⃣app F;") == [
                "1️⃣ missingBraces: 'module A' has no braces", "fix: insert '{}'",
                "2️⃣ missingBraces: 'service B: C' has no braces", "fix: insert '{}'",
                "3️⃣ missingBraces: 'view' has no braces", "fix: insert '{}'",
                "4️⃣ missingBraces: 'on E' has no braces", "fix: insert '{}'",
                "5️⃣ missingBraces: 'app F' has no braces", "fix: insert '{}'",
            ])
        #expect(rules("entity\nmodule A {}") == ["expectedName"])
        #expect(rules("external module A() -> B { c() }") == ["unexpectedText"])
        #expect(rules("external module A: { c() }").count == 1 && rules("module A: B {}") == ["unexpectedText"])
        #expect(mended("module A\nmodule B { view }") == "module A {}\nmodule B { view {} }")
    }

    @Test func unexpectedText() {
        #expect(
            findings("1️⃣= 5\nmodule A 2️⃣where T == U {}\nimport B 3️⃣+ C\nmodule D { 4️⃣) }\nmodule E { view { 5️⃣5 } }") == [
                "1️⃣ unexpectedText: '= 5' cannot stand here", "fix: delete it",
                "2️⃣ unexpectedText: 'where T == U' cannot stand before the braces of 'module'", "fix: delete it",
                "3️⃣ unexpectedText: '+ C' cannot stand here", "fix: delete it",
                "4️⃣ unbalancedBrackets: this ')' closes nothing", "fix: delete it",
                "5️⃣ unexpectedText: '5' cannot stand here", "fix: delete it",
            ])
    }

    @Test func modifiersAndAttributes() {
        #expect(
            findings("1️⃣@MainActor 2️⃣final module A {}\n3️⃣public service B {}\n4️⃣@testable import C\n5️⃣private struct D {}")
                == [
                    "1️⃣ attributeNotAllowed: a module cannot carry the attribute '@MainActor'", "fix: delete it",
                    "2️⃣ modifierNotAllowed: 'final' cannot stand on a module", "fix: delete 'final'",
                    "3️⃣ modifierNotAllowed: 'public' cannot stand on a service", "fix: delete 'public'",
                    "4️⃣ attributeNotAllowed: an import cannot carry the attribute '@testable'", "fix: delete it",
                    "5️⃣ modifierNotAllowed: 'private' cannot stand on a struct", "fix: delete 'private'",
                ])
        #expect(mended("@MainActor final module A {}") == "module A {}")
        #expect(
            findings("module A { 1️⃣public view {}; 2️⃣@MainActor on B {} }") == [
                "1️⃣ modifierNotAllowed: 'public' cannot stand on a section", "fix: delete 'public'",
                "2️⃣ attributeNotAllowed: an 'on' section cannot carry the attribute '@MainActor'", "fix: delete it",
            ])
        #expect(shape("public module A {}") == ["public module A"])
    }

    @Test func externals() {
        #expect(
            findings("external 1️⃣typ A\nexternal 2️⃣strukt B\nexternal 3️⃣func c()\n4️⃣external\nmodule D {}") == [
                "1️⃣ unknownDeclaration: 'typ' cannot be external",
                "note: write one of 'protocol', 'struct', 'class', 'enum', 'actor' and 'module'",
                "2️⃣ unknownDeclaration: 'strukt' cannot be external", "fix: replace 'strukt' by 'struct'",
                "3️⃣ unknownDeclaration: 'func' cannot be external",
                "note: write one of 'protocol', 'struct', 'class', 'enum', 'actor' and 'module'",
                "4️⃣ unknownDeclaration: 'external' cannot be external",
                "note: write one of 'protocol', 'struct', 'class', 'enum', 'actor' and 'module'",
            ])
        #expect(
            findings("external module A { 1️⃣view { func show() }; delegate { func done() 2️⃣{} } }") == [
                "1️⃣ externalModuleShape: an external module has no 'view' section",
                "note: only 'delegate' and 'interface' of an external module are known to specs",
                "2️⃣ bodyNotAllowed: a member of a delegate of an external module has no body",
                "note: delete the body, or move it to the class that implements the member",
            ])
    }

    @Test func appTwice() {
        #expect(
            findings("app 2️⃣Todo {}\napp 1️⃣Notes {}") == [
                "1️⃣ appTwice: the app is declared a second time, as 'Notes'",
                "note 2️⃣: 'Todo' is declared here; keep one of them",
            ])
    }
}
