import Diagnostics
import TestSupport
import Testing

/// Names that Swift takes, and that would break what is generated around them.
@Suite struct HostileNameRuleTests {
    @Test func lowercaseType() {
        let spec = CheckedSpec(
            """
            struct 1️⃣item { let id: Int }
            module 2️⃣list { view {}; presenter {}; interactor {} }
            module Detail { 3️⃣view as showing {} }
            external struct sqlite_row
            """)
        #expect(
            spec.described == [
                "1️⃣ lowercaseType: the struct 'item' begins with a small letter, as values do",
                "note: name it 'Item', here and where it is used",
                "2️⃣ lowercaseType: the module 'list' begins with a small letter, as values do",
                "note: name it 'List', here and where it is used",
                "3️⃣ lowercaseType: the protocol of 'view' in module 'Detail' begins with a small letter, as values do",
                "note: name it 'Showing', here and where it is used",
            ])
    }

    @Test func lowercaseModuleIsOneFinding() {
        let spec = CheckedSpec("module 1️⃣home {}", app: "app Test { root Home }")
        #expect(
            spec.described == [
                "1️⃣ lowercaseType: the module 'home' begins with a small letter, as values do",
                "note: name it 'Home', here and where it is used",
            ])
        let word = CheckedSpec("module 1️⃣class {}")
        #expect(word.described.filter { !$0.hasPrefix("note") } == ["1️⃣ reservedName: a module cannot be named 'class'"])
    }

    @Test func namesThatGeneratedCodeUses() {
        let spec = CheckedSpec("service 1️⃣Equatable {}\nstruct 2️⃣Swift {}\nservice 3️⃣Collection {}\nservice Codec {}")
        #expect(
            spec.described == [
                "1️⃣ nameCollision: the service 'Equatable' hides Swift's own 'Equatable', which generated code uses",
                "note: choose a name that says more, such as 'TodoEquatable'",
                "2️⃣ nameCollision: the struct 'Swift' hides Swift's own 'Swift', which generated code uses",
                "note: choose a name that says more, such as 'TodoSwift'",
                "3️⃣ nameCollision: the service 'Collection' hides Swift's own 'Collection', by which viper-gen knows how to make "
                    + "and compare values",
                "note: choose a name that says more, such as 'TodoCollection'",
            ])
    }

    @Test func namesThatTestsCouldNotTellApart() {
        let spec = CheckedSpec("struct Test { let id: Int }\nstruct 1️⃣Unit { let id: Int }\nmodule A {}")
        #expect(
            spec.described.contains(
                "1️⃣ nameCollision: the struct 'Unit' cannot be told from Foundation's or Testing's own, because a type has the "
                    + "target's name, 'Test'"))
        #expect(CheckedSpec("struct Unit { let id: Int }").findings.isEmpty)
        #expect(CheckedSpec("struct Other { let id: Int }").findings.isEmpty)
    }

    @Test func repeatedNamesInTypes() {
        let spec = CheckedSpec(
            """
            struct Row { let 1️⃣id: Int; var 2️⃣id: String; struct 3️⃣Part {}; enum 4️⃣Part {} }
            enum Way { case 5️⃣up, 6️⃣up, down(by: Int), down(to: Int) }
            service Store { var 7️⃣count: Int { get }; func 8️⃣count(); func count(of id: Int) }
            """)
        #expect(
            spec.described == [
                "2️⃣ duplicateMember: 'id' stands twice in struct 'Row'",
                "note 1️⃣: the first is here; rename one of the two",
                "4️⃣ duplicateMember: 'Part' stands twice in struct 'Row'",
                "note 3️⃣: the first is here; rename one of the two",
                "6️⃣ duplicateMember: 'up' stands twice in enum 'Way'",
                "note 5️⃣: the first is here; rename one of the two",
                "8️⃣ duplicateMember: 'count' is a property and a function in service 'Store', which Swift takes for one",
                "note 7️⃣: the other one is here; rename one of the two",
            ])
    }

    @Test func whatSwiftTellsApart() {
        let spec = CheckedSpec(
            """
            struct Row {
                let id: Int; static let id = 0; func load() -> Int { 1 }; func load() -> String { "" }
                init(a: Int) { id = a }
                init(b: Int) { id = b }
                #if os(Linux)
                var name: Int { 1 }
                #else
                var name: Int { 2 }
                #endif
            }
            extension Row { func load(all: Bool) {} }
            protocol Shape { func area() -> Int }
            extension Shape { func area() -> Int { 0 } }
            extension Array where Element == Row { var total: Int { 0 } }
            extension Array where Element == Int { var total: Int { 0 } }
            """)
        #expect(spec.described == [])
        let extended = CheckedSpec("struct Row { let 1️⃣id: Int }\nextension Row { var 2️⃣id: String { \"\" } }")
        #expect(extended.described.first == "2️⃣ duplicateMember: 'id' stands twice in struct 'Row'")
    }

    @Test func aTypeDeclaredTwiceIsSaidOnce() {
        let spec = CheckedSpec(
            "module A { struct 1️⃣Row { let id: Int } }\nmodule B { struct 2️⃣Row { let id: Int } }")
        #expect(
            spec.described.filter { !$0.hasPrefix("note") && !$0.contains("unopened") } == [
                "2️⃣ duplicateName: 'Row' is declared twice"
            ])
    }

    @Test func repeatedParameters() {
        let spec = CheckedSpec(
            """
            struct Pair<T, 1️⃣T> { let a: 2️⃣(b: Int, b: Int) }
            enum Way { case up(by: Int, 3️⃣by: Int) }
            module A { view { func show(x: Int, y 4️⃣x: Int); func go<U, 5️⃣U>(_ u: U, _: Int, _: Int) } }
            """)
        #expect(
            spec.described.filter { !$0.hasPrefix("note") } == [
                "1️⃣ duplicateParameter: the name 'T' is taken", "2️⃣ duplicateParameter: the name 'b' is taken",
                "3️⃣ duplicateParameter: the name 'by' is taken", "4️⃣ duplicateParameter: the name 'x' is taken",
                "5️⃣ duplicateParameter: the name 'U' is taken",
            ])
    }

    @Test func recursiveType() {
        let spec = CheckedSpec(
            """
            entity Note { let parent: 1️⃣Note?; let answers: [Note]; let byId: [Int: Note]; let make: () -> Note }
            struct Left { let right: (2️⃣Right, Int) }
            struct Right { let left: Result<3️⃣Left, any Error> }
            enum Tree { case leaf, node(4️⃣Tree) }
            indirect enum List { case end, more(List) }
            enum Chain { indirect case link(Chain) }
            typealias 5️⃣One = [Two]
            typealias 6️⃣Two = () -> One
            typealias Three = Note
            struct Box<Kept, Named> { let kept: Kept?; let named: [Named] }
            struct Crate { let box: Box<7️⃣Crate, Int> }
            struct Shelf { let box: Box<Int, Shelf> }
            """)
        #expect(
            spec.described == [
                "1️⃣ recursiveType: the struct 'Note' would hold itself",
                "note: keep it in an array, or keep its id",
                "2️⃣ recursiveType: the struct 'Left' would hold itself",
                "note: keep it in an array, or keep its id",
                "3️⃣ recursiveType: the struct 'Right' would hold itself",
                "note: keep it in an array, or keep its id",
                "4️⃣ recursiveType: the enum 'Tree' would hold itself",
                "note: write 'indirect enum', or keep it in an array",
                "5️⃣ recursiveType: the type alias 'One' stands for itself",
                "note: name the type that is meant",
                "6️⃣ recursiveType: the type alias 'Two' stands for itself",
                "note: name the type that is meant",
                "7️⃣ recursiveType: the struct 'Crate' would hold itself",
                "note: keep it in an array, or keep its id",
            ])
    }

    @Test func partsAndFunctionsThatGeneratedCodeNames() {
        let spec = CheckedSpec(
            """
            service Log { func record() }
            module A {
                presenter(1️⃣presenter: Int, log: any Log) { func 2️⃣fatalError() {}; var count: Int { get } }
                3️⃣interactor made {}
                interactor b(log: any Log) { func go(4️⃣fatalError: Int) }
                interface { func 5️⃣count() }
                view { func presenterOfView() }
            }
            """)
        #expect(
            spec.described.filter { !$0.hasPrefix("note") } == [
                "1️⃣ memberCollision: 'presenter' is the name of a part of the module",
                "2️⃣ memberCollision: generated code calls Swift's own 'fatalError', which this would hide",
                "3️⃣ memberCollision: 'made' is the name of a part of the module",
                "4️⃣ memberCollision: generated code calls Swift's own 'fatalError', which this would hide",
                "5️⃣ memberCollision: the presenter already has a property 'count': another member",
            ])
    }

    @Test func propertiesOfTwoTypes() {
        let spec = CheckedSpec(
            "module A { presenter { var 1️⃣count: Int { get } }; interface { var 2️⃣count: String { get } } }")
        #expect(
            spec.described == [
                "2️⃣ conflictingMembers: 'count' has another type than the presenter's other property of that name",
                "note 1️⃣: the other is here; give both one type, or rename one",
            ])
    }

    @Test func longFileName() {
        let name = String(repeating: "A", count: 200)
        let spec = CheckedSpec("module 1️⃣\(name) {}")
        #expect(
            spec.described == [
                "1️⃣ longFileName: its file '\(String(repeating: "A", count: 80))….swift' would have a name of 216 bytes",
                "note: a file's name has at most 200 bytes; choose a shorter one",
            ])
    }

    @Test func selfImport() {
        let spec = CheckedSpec("import 1️⃣Test\nimport Testable\nmodule A {}")
        #expect(
            spec.described == [
                "1️⃣ selfImport: 'Test' is the target that this spec becomes part of",
                "note: delete the line; if another module has that name, rename one of the two",
            ])
    }

    @Test func overlappingFolders() {
        let spec = CheckedSpec(
            app: """
                app Test {
                    ui none
                    sources "Code"
                    testing 2️⃣"Code/Tests"
                    specs 3️⃣"code"
                    templates "Codes"
                }
                """)
        #expect(
            spec.described.filter { $0.contains("overlappingFolders: ") } == [
                "2️⃣ overlappingFolders: 'testing' is inside the folder of 'sources': \"Code\"",
                "3️⃣ overlappingFolders: 'specs' is around the folder of 'testing': \"Code/Tests\"",
                "3️⃣ overlappingFolders: 'specs' is the folder of 'sources': \"Code\"",
            ])
        #expect(
            CheckedSpec(app: "app Test { templates \"Specs/Templates\" }").findings.map(\.rule.id) == [
                "overlappingFolders"
            ])
    }

    @Test func targetsAndFoldersOfOthers() {
        let long = String(repeating: "a", count: 201)
        for (app, id) in [
            ("app Foundation {}", "invalidTarget"), ("app A { target Testing }", "invalidTarget"),
            ("app A { target async }", "invalidTarget"), ("app A { sources \".git/hooks\" }", "unsafePath"),
            ("app A { testing \"Tests/.BUILD\" }", "unsafePath"), ("app A { specs \"\(long)\" }", "unsafePath"),
            ("app A { specs \"\(String(repeating: "a/", count: 401))\" }", "unsafePath"),
        ] {
            let findings = CheckedSpec(app: app).findings
            #expect(findings.map(\.rule.id) == [id], "\(app)")
            #expect(findings.allSatisfy { $0.location != nil })
        }
        #expect(CheckedSpec(app: "app Foundation { target Todo }").findings.isEmpty)
    }
}
