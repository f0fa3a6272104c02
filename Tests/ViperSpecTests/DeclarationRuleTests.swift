import Testing

/// Findings about what stands at the top level of a spec and in a module.
@Suite struct DeclarationRuleTests {
    @Test func emptySpec() {
        let expected = [
            "1️⃣ emptySpec: spec declares nothing",
            "note: declare a module, such as 'module TodoList {}', or delete the file",
        ]
        #expect(findings("1️⃣") == expected)
        #expect(findings("1️⃣\n\n// a comment\n") == expected)
        #expect(rules("import Foundation") == [])
    }

    @Test func unknownDeclaration() {
        #expect(
            findings("1️⃣modul TodoList { 2️⃣veiw {} }") == [
                "1️⃣ unknownDeclaration: unknown declaration 'modul'", "fix: replace 'modul' with 'module'",
                "2️⃣ unknownDeclaration: unknown section 'veiw'", "fix: replace 'veiw' with 'view'",
            ])
        #expect(mended("modul TodoList { veiw {} }") == "module TodoList { view {} }")
        #expect(
            findings("1️⃣class Store { var count = 0 }\nmodule A {}\n2️⃣func load() { store.load() }") == [
                "1️⃣ unknownDeclaration: unknown declaration 'class'",
                "note: write the class in a Swift file, and declare it with 'external class Name'",
                "2️⃣ unknownDeclaration: unknown declaration 'func'",
                "note: move the declaration to a section of a module, or to a Swift file",
            ])
        #expect(
            findings("1️⃣something else\nmodule A {}") == [
                "1️⃣ unknownDeclaration: unknown declaration 'something'",
                "note: expected one of 'import', 'service', 'external', 'module', 'app', 'entity', 'struct', 'enum', "
                    + "'protocol', 'typealias', 'extension' and 'navigation'",
            ])
    }

    @Test func sectionOutsideModule() {
        #expect(
            findings("module A {}\n1️⃣view { func show() }") == [
                "1️⃣ misplacedDeclaration: section 'view' is outside a module",
                "note: move it into 'module Name { … }'",
            ])
    }

    @Test func misplacedDeclaration() {
        #expect(
            findings("module A {\n    1️⃣service Store { func save() }\n    view {}\n}") == [
                "1️⃣ misplacedDeclaration: 'service' is not allowed inside a module",
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
                "1️⃣ unknownDeclaration: unknown section 'wireframe'", "fix: replace 'wireframe' with 'router'",
                "2️⃣ unknownDeclaration: unknown section 'func'",
                "note: move the declaration to a section: 'presenter { func viewDidLoad() }'",
                "3️⃣ unknownDeclaration: unknown section 'class'",
                "note: write the class in a Swift file, and declare it with 'external class Name'",
                "4️⃣ unknownDeclaration: unknown section 'assembler'",
                "note: expected one of 'view', 'presenter', 'interactor', 'output', 'router', 'interface', 'delegate' and 'on'",
            ])
        #expect(
            shape("module A { presentor { func go() } }").suffix(3) == ["module A", "  presenter", "    func go()"])
    }

    @Test func missingNames() {
        #expect(
            findings("1️⃣module {}\n2️⃣service {}\n3️⃣app {}\n4️⃣import\n5️⃣entity {}\nmodule B { 6️⃣on { } }") == [
                "1️⃣ expectedName: expected the name of a module", "note: write it after 'module'",
                "2️⃣ expectedName: expected the name of a service", "note: write it after 'service'",
                "3️⃣ expectedName: expected the name of the app", "note: write it after 'app'",
                "4️⃣ expectedName: expected the name of an import", "note: write it after 'import'",
                "5️⃣ expectedName: expected the name of an entity", "note: write it after 'entity'",
                "6️⃣ expectedName: expected the name of a module", "note: write it after 'on'",
            ])
        #expect(
            findings("module B { view 1️⃣as { } }") == [
                "1️⃣ expectedName: expected the name of a protocol", "note: write it after 'as'",
            ])
    }

    @Test func reservedNames() {
        let note = "note: use letters, digits and underscores, and no Swift keyword"
        #expect(
            findings("module 1️⃣class {}\nservice 2️⃣`Self` {}\nmodule 3️⃣`../../etc` {}\napp 4️⃣`a b` {}") == [
                "1️⃣ reservedName: a module cannot be named 'class'", note,
                "2️⃣ reservedName: a service cannot be named 'Self'", note,
                "3️⃣ reservedName: a module cannot be named '../../etc'", note,
                "4️⃣ reservedName: the app cannot be named 'a b'", "fix: replace 'a b' with 'AB'",
            ])
        #expect(
            findings("module A(1️⃣default: Int) { interactor 2️⃣self {}; view as 3️⃣protocol {}; router { func 4️⃣`a-b`() } }")
                == [
                    "1️⃣ reservedName: an input cannot be named 'default'", note,
                    "2️⃣ reservedName: an interactor cannot be named 'self'", note,
                    "3️⃣ reservedName: a protocol cannot be named 'protocol'", note,
                    "4️⃣ reservedName: a member cannot be named 'a-b'",
                    "fix: replace 'a-b' with 'aB'",
                ])
        // What a person wrote before the name was no name, and it is said once.
        #expect(
            findings("module 1️⃣class X { view { func 2️⃣init(); var 3️⃣self: Int { get } } }") == [
                "1️⃣ unexpectedText: 'class' is not allowed before the name of a module", "note: remove it",
                "2️⃣ expectedName: expected the name of a function, found the keyword 'init'", "note: write a name here",
                "3️⃣ expectedName: expected the name of a property, found the keyword 'self'", "note: write a name here",
            ])
        #expect(rules("module Über { view { func `repeat`(); func größe() } }") == [])
    }

    @Test func missingBraces() {
        #expect(
            findings("1️⃣module A\n2️⃣service B: C\nmodule D {\n    3️⃣view\n    4️⃣on E\n}\n5️⃣app F;") == [
                "1️⃣ missingBraces: missing braces after 'module A'", "fix: insert '{}'",
                "2️⃣ missingBraces: missing braces after 'service B: C'", "fix: insert '{}'",
                "3️⃣ missingBraces: missing braces after 'view'", "fix: insert '{}'",
                "4️⃣ missingBraces: missing braces after 'on E'", "fix: insert '{}'",
                "5️⃣ missingBraces: missing braces after 'app F'", "fix: insert '{}'",
            ])
        #expect(rules("entity\nmodule A {}") == ["expectedName"])
        #expect(rules("external module A() -> B { c() }") == ["unexpectedText"])
        #expect(rules("external module A: { c() }").count == 1 && rules("module A: B {}") == ["unexpectedText"])
        #expect(mended("module A\nmodule B { view }") == "module A {}\nmodule B { view {} }")
    }

    @Test func unexpectedText() {
        #expect(
            findings("1️⃣= 5\nmodule A 2️⃣where T == U {}\nimport B 3️⃣+ C\nmodule D { 4️⃣) }\nmodule E { view { 5️⃣5 } }") == [
                "1️⃣ unexpectedText: '= 5' is not allowed here", "note: remove it",
                "2️⃣ unexpectedText: 'where T == U' is not allowed before the braces of 'module'", "note: remove it",
                "3️⃣ unexpectedText: '+ C' is not allowed here", "note: remove it",
                "4️⃣ unbalancedBrackets: ')' has no matching bracket", "fix: remove it",
                "5️⃣ unexpectedText: '5' is not allowed here", "note: remove it",
            ])
    }

    @Test func accessorsOfAnEntityHaveBodies() {
        #expect(
            findings("entity A {\n var b: Int 1️⃣{ get }\n var c: Int { 1 }\n var d: Int { get { 1 } }\n var e = 1\n}")
                == [
                    "1️⃣ propertyShape: the accessors of 'b' have no body", "note: write 'let b: Int', or 'get { … }'",
                ])
        #expect(rules("struct A { var b: Int { get } }") == ["swiftGrammar"])
        #expect(rules("external protocol A { var b: Int { get } }") == [])
    }

    @Test func modifiersAndAttributes() {
        #expect(
            findings("1️⃣@MainActor 2️⃣final module A {}\n3️⃣public service B {}\n4️⃣@testable import C\n5️⃣private struct D {}")
                == [
                    "1️⃣ attributeNotAllowed: attribute '@MainActor' is not allowed on a module", "note: remove it",
                    "2️⃣ modifierNotAllowed: 'final' is not allowed on a module", "fix: remove 'final'",
                    "3️⃣ modifierNotAllowed: 'public' is not allowed on a service", "fix: remove 'public'",
                    "4️⃣ attributeNotAllowed: attribute '@testable' is not allowed on an import", "note: remove it",
                    "5️⃣ modifierNotAllowed: 'private' is not allowed on a struct",
                    "note: write the declaration in a Swift file, or remove 'private'",
                ])
        #expect(mended("@MainActor final module A {}") == "@MainActor module A {}")
        #expect(
            findings("module A { 1️⃣public view {}; 2️⃣@MainActor on B {} }") == [
                "1️⃣ modifierNotAllowed: 'public' is not allowed on a section", "fix: remove 'public'",
                "2️⃣ attributeNotAllowed: attribute '@MainActor' is not allowed on an 'on' section", "note: remove it",
            ])
        #expect(shape("public module A {}") == ["public module A"])
    }

    @Test func externals() {
        #expect(
            findings("external 1️⃣typ A\nexternal 2️⃣strukt B\nexternal 3️⃣func c()\n4️⃣external\nmodule D {}") == [
                "1️⃣ unknownDeclaration: 'typ' cannot be external",
                "note: expected one of 'protocol', 'struct', 'class', 'enum', 'actor' and 'module'",
                "2️⃣ unknownDeclaration: 'strukt' cannot be external", "fix: replace 'strukt' with 'struct'",
                "3️⃣ unknownDeclaration: 'func' cannot be external",
                "note: expected one of 'protocol', 'struct', 'class', 'enum', 'actor' and 'module'",
                "4️⃣ unknownDeclaration: 'external' cannot be external",
                "note: expected one of 'protocol', 'struct', 'class', 'enum', 'actor' and 'module'",
            ])
        #expect(
            findings("external module A { 1️⃣view { func show() }; delegate { func done() 2️⃣{} } }") == [
                "1️⃣ externalModuleShape: external module cannot have a 'view' section",
                "note: delete the section; only 'delegate' and 'interface' are allowed here",
                "2️⃣ bodyNotAllowed: member of a delegate of an external module cannot have a body",
                "note: delete the body, or move it to the class that implements the member",
            ])
    }

    @Test func duplicateApp() {
        #expect(
            findings("app 2️⃣Todo {}\napp 1️⃣Notes {}") == [
                "1️⃣ duplicateApp: duplicate 'app' declaration 'Notes'",
                "note 2️⃣: 'Todo' declared here; delete one of them",
            ])
    }
}
