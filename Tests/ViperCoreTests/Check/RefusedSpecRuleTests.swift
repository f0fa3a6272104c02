import Testing
import ViperGeneration
import ViperModel

/// What would not compile is refused at its place, with a way out, in every kit. What compiles instead is in
/// `Tests/Golden/Accepted`.
@Suite struct RefusedSpecRuleTests {
    @Test("a spec whose Swift would not compile is refused", arguments: ["uikit", "swiftui", "terminal", "none"])
    func refused(kit: String) {
        for (spec, described) in Self.specs {
            let checked = CheckedSpec("\(spec)\n", app: "app Test { ui \(kit) }")
            #expect(checked.described.filter { !$0.hasPrefix("note") && !$0.hasPrefix("fix") } == described, "\(spec)")
            let errors = checked.findings.filter { $0.severity == .error }
            #expect(!errors.isEmpty && errors.allSatisfy { !$0.notes.isEmpty || !$0.fixIts.isEmpty }, "\(spec)")
        }
    }

    private static let specs: [(String, [String])] = [
        (
            "navigation { func select(_ tab: 1️⃣() -> Self) }",
            ["1️⃣ unkeptType: '() -> Self' is no type that a class can take"]
        ),
        (
            "module A { view { func go(_ x: 1️⃣~Copyable); func by<T: 2️⃣~Copyable>(_ x: borrowing T) } }",
            ["1️⃣", "2️⃣"].map { "\($0) unkeptType: '~Copyable' cannot be copied, so no mock could keep it" }
        ),
        (
            "protocol Kept { func go(_ x: 1️⃣~Copyable, _ y: borrowing any ~Copyable) }",
            ["1️⃣ unkeptType: '~Copyable' cannot be copied, so no mock could keep it"]
        ),
        (
            "struct Handle: 1️⃣~Copyable { let id: Int }",
            ["1️⃣ unkeptType: '~Copyable' cannot be copied, so no mock could keep it"]
        ),
        (
            """
            module A { view { func go(_ x: 1️⃣Self); func all() -> 2️⃣[Self]; var own: 3️⃣Self { get }; func me() -> Self? } }
            """,
            [
                "1️⃣ unkeptType: 'Self' is no type that a class can take",
                "2️⃣ unkeptType: '[Self]' is no type that a class can take",
                "3️⃣ unkeptType: 'Self' is no type that a class can take",
            ]
        ),
        (
            "protocol Titled { var 1️⃣a; var 2️⃣b: Int; let 3️⃣c: Int; static var 4️⃣d }",
            ["a", "b", "c", "d"].enumerated().map {
                "\($0 + 1)️⃣ propertyShape: the requirement '\($1)' is no 'var' with a type and '{ get }'"
            }
        ),
        (
            "protocol Owned { 1️⃣weak var a: AnyObject? { get }; 2️⃣public func b() }",
            [
                "1️⃣ modifierNotAllowed: 'weak' cannot stand on a requirement",
                "2️⃣ modifierNotAllowed: 'public' cannot stand on a requirement",
            ]
        ),
        (
            "struct Row { let 1️⃣a; static var 2️⃣b: Int; static let 3️⃣c: Int?; let e, f: Int }",
            [
                "1️⃣ propertyShape: the property 'a' has no type",
                "2️⃣ propertyShape: the property 'b' is static and has no value",
                "3️⃣ propertyShape: the property 'c' is static and has no value",
            ]
        ),
        (
            "protocol Ordered { static func 1️⃣< (one: Self, two: Self) -> Bool }",
            ["1️⃣ reservedName: a member cannot be named '<'"]
        ),
        (
            "module A { view { func go(_ row: sending [Any]) -> 1️⃣sending [Any] } }",
            ["1️⃣ unkeptType: 'sending [Any]' gives away what a mock keeps"]
        ),
        (
            "module A { view { 1️⃣@Sendable func go(); 2️⃣@objc func stay() } }",
            [
                "1️⃣ attributeNotAllowed: a member of a view cannot carry the attribute '@Sendable'",
                "2️⃣ attributeNotAllowed: a member of a view cannot carry the attribute '@objc'",
            ]
        ),
        (
            """
            module A {
                view {
                    1️⃣@concurrent func go()
                    2️⃣@available(*, unavailable) func stay()
                    func list(_ rows: Int..., 3️⃣_ first: Int)
                }
            }
            """,
            [
                "1️⃣ impossibleSwift: '@concurrent' stands before what is 'async'",
                "2️⃣ attributeNotAllowed: a member of a view cannot carry the attribute '@available(*, unavailable)'",
                "3️⃣ impossibleSwift: a parameter after a variadic one has a label",
            ]
        ),
        (
            "1️⃣@available(*, unavailable) struct Row { let 2️⃣Type: Int; struct 3️⃣Protocol {} }",
            [
                "1️⃣ attributeNotAllowed: a struct cannot carry the attribute '@available(*, unavailable)'",
                "2️⃣ reservedName: a member cannot be named 'Type'",
                "3️⃣ reservedName: a member cannot be named 'Protocol'",
            ]
        ),
        (
            """
            struct Row {
                @MainActor1️⃣(3) var title: String { "" }
                @objc(2️⃣1x) var id: Int
                @inline(3️⃣sometimes) func go() {}
                @_silgen_name4️⃣("go") func stay() {}
            }
            """,
            [
                "1️⃣ impossibleSwift: '@MainActor' takes no arguments",
                "2️⃣ swiftGrammar: expected a name, found '1x'",
                "3️⃣ swiftGrammar: '@inline' takes 'never', found 'sometimes'",
                "4️⃣ impossibleSwift: '@_silgen_name' cannot stand in a spec",
            ]
        ),
        (
            """
            struct Row {
                var count: Int = 0
                1️⃣= 0
                func show(_ row: Int = other 2️⃣+= 1) {}
            }
            """,
            [
                "1️⃣ impossibleSwift: an assignment gives no value",
                "2️⃣ impossibleSwift: an assignment gives no value",
            ]
        ),
        (
            """
            enum Way { case failed(reason::1️⃣:: String) }
            typealias Deep = Swift::Result2️⃣::Name
            struct Row {
                var shown: 3️⃣$Shown
                func date() ->4️⃣$Date { 1 }
            }
            """,
            [
                "1️⃣ swiftGrammar: expected the name of a type after '::', found ':'",
                "2️⃣ swiftGrammar: '::' stands behind the name of a module",
                "3️⃣ impossibleSwift: the name of a type has no '$'",
                "4️⃣ impossibleSwift: the name of a type has no '$'",
            ]
        ),
        (
            "extension Navigation { func 1️⃣replace() }",
            ["1️⃣ missingBody: 'replace' has no body"]
        ),
        (
            """
            struct Row { let 1️⃣Int: String }
            service Store { var 2️⃣Locked: Int { get } }
            module A(3️⃣APresenter: Int, 4️⃣Testing: Int) {
                presenter(APresenter, Testing) { var 5️⃣AModule = 0 }
                6️⃣interactor Screen(7️⃣CallLog: any Store) {}
            }
            """,
            zip(
                ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣"],
                ["Int", "Locked", "APresenter", "Testing", "AModule", "Screen", "CallLog"]
            ).map { "\($0) memberCollision: '\($1)' is a type that generated code names, which this would hide" }
        ),
    ]
}
