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
                "1️⃣ lowercaseType: the struct 'item' starts with a lowercase letter",
                "note: rename it to 'Item', here and at its uses",
                "2️⃣ lowercaseType: module 'list' starts with a lowercase letter",
                "note: rename it to 'List', here and at its uses",
                "3️⃣ lowercaseType: the protocol of 'view' in module 'Detail' starts with a lowercase letter",
                "note: rename it to 'Showing', here and at its uses",
            ])
    }

    @Test func lowercaseModuleIsOneFinding() {
        let spec = CheckedSpec("module 1️⃣home {}", app: "app Test { root Home }")
        #expect(
            spec.described == [
                "1️⃣ lowercaseType: module 'home' starts with a lowercase letter",
                "note: rename it to 'Home', here and at its uses",
            ])
        let word = CheckedSpec("module 1️⃣class {}")
        #expect(word.described.filter { !$0.hasPrefix("note") } == ["1️⃣ reservedName: a module cannot be named 'class'"])
    }

    @Test func namesThatGeneratedCodeUses() {
        let spec = CheckedSpec("service 1️⃣Equatable {}\nstruct 2️⃣Swift {}\nservice 3️⃣Collection {}\nservice Codec {}")
        #expect(
            spec.described == [
                "1️⃣ nameCollision: the service 'Equatable' hides Swift's 'Equatable', which generated code uses",
                "note: choose a more specific name, such as 'TodoEquatable'",
                "2️⃣ nameCollision: the struct 'Swift' hides Swift's 'Swift', which generated code uses",
                "note: choose a more specific name, such as 'TodoSwift'",
                "3️⃣ nameCollision: the service 'Collection' hides Swift's 'Collection', which viper-gen uses to create "
                    + "and compare values",
                "note: choose a more specific name, such as 'TodoCollection'",
            ])
    }

    @Test func namesThatTestsCouldNotTellApart() {
        let spec = CheckedSpec("struct Test { let id: Int }\nstruct 1️⃣Unit { let id: Int }\nmodule A {}")
        #expect(
            spec.described.contains(
                "1️⃣ nameCollision: the struct 'Unit' has the name of a type in Foundation or Testing; a type 'Test' "
                    + "hides the target, so tests cannot write 'Test.Unit' instead"))
        #expect(CheckedSpec("struct Unit { let id: Int }").findings.isEmpty)
        #expect(CheckedSpec("struct Other { let id: Int }").findings.isEmpty)
    }

    @Test func aTypeDeclaredTwiceIsSaidOnce() {
        let spec = CheckedSpec(
            "module A { struct 1️⃣Row { let id: Int } }\nmodule B { struct 2️⃣Row { let id: Int } }")
        #expect(
            spec.described.filter { !$0.hasPrefix("note") && !$0.contains("unopened") } == [
                "2️⃣ duplicateName: duplicate declaration 'Row'"
            ])
    }

    @Test func partsAndFunctionsThatGeneratedCodeNames() {
        let spec = CheckedSpec(
            """
            service Log { func record() }
            module A {
                presenter(1️⃣presenter: Int, log: any Log) { var count: Int { get } }
                2️⃣interactor made {}
                interactor b(log: any Log) { func go() }
                interface { func 3️⃣count() }
                view { func presenterOfView() }
            }
            """)
        #expect(
            spec.described.filter { !$0.hasPrefix("note") } == [
                "1️⃣ memberCollision: 'presenter' is already the name of a part of the module",
                "2️⃣ memberCollision: 'made' is already the name of a part of the module",
                "3️⃣ memberCollision: the presenter already has a property 'count': another member",
            ])
    }

    @Test func propertiesOfTwoTypes() {
        let spec = CheckedSpec(
            "module A { presenter { var 1️⃣count: Int { get } }; interface { var 2️⃣count: String { get } } }")
        #expect(
            spec.described == [
                "2️⃣ conflictingMembers: 'count' has a different type than the presenter's other property with this name",
                "note 1️⃣: declared here; use the same type, or rename one property",
            ])
    }

    @Test func longFileName() {
        let name = String(repeating: "A", count: 200)
        let spec = CheckedSpec("module 1️⃣\(name) {}")
        #expect(
            spec.described == [
                "1️⃣ longFileName: file name '\(String(repeating: "A", count: 80))….swift' has 216 bytes",
                "note: choose a shorter name; the limit is 200 bytes",
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
                "3️⃣ overlappingFolders: 'specs' contains the folder of 'testing': \"Code/Tests\"",
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
