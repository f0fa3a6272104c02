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
            ["1️⃣ unkeptType: '() -> Self' is not a type that a class can store"]
        ),
        (
            "module A { view { func go(_ x: 1️⃣~Copyable); func by<T: 2️⃣~Copyable>(_ x: borrowing T) } }",
            ["1️⃣", "2️⃣"].map { "\($0) unkeptType: '~Copyable' cannot be copied, so a mock cannot store it" }
        ),
        (
            "protocol Kept { func go(_ x: 1️⃣~Copyable, _ y: borrowing any ~Copyable) }",
            ["1️⃣ unkeptType: '~Copyable' cannot be copied, so a mock cannot store it"]
        ),
        (
            "struct Handle: 1️⃣~Copyable { let id: Int }",
            ["1️⃣ unkeptType: '~Copyable' cannot be copied, so a mock cannot store it"]
        ),
        (
            """
            module A { view { func go(_ x: 1️⃣Self); func all() -> 2️⃣[Self]; var own: 3️⃣Self { get }; func me() -> Self? } }
            """,
            [
                "1️⃣ unkeptType: 'Self' is not a type that a class can store",
                "2️⃣ unkeptType: '[Self]' is not a type that a class can store",
                "3️⃣ unkeptType: 'Self' is not a type that a class can store",
            ]
        ),
        (
            "protocol Titled { var 1️⃣a; var 2️⃣b: Int; let 3️⃣c: Int; static var 4️⃣d }",
            ["a", "b", "c", "d"].enumerated().map {
                "\($0 + 1)️⃣ propertyShape: requirement '\($1)' must be a 'var' with a type and '{ get }'"
            }
        ),
        (
            "protocol Owned { 1️⃣weak var a: AnyObject? { get }; 2️⃣public func b() }",
            [
                "1️⃣ modifierNotAllowed: 'weak' is not allowed on a requirement",
                "2️⃣ modifierNotAllowed: 'public' is not allowed on a requirement",
            ]
        ),
        (
            "struct Row { let 1️⃣a; static let c: Int?; let e, f: Int }",
            ["1️⃣ propertyShape: property 'a' has no type"]
        ),
        (
            "protocol Ordered { static func 1️⃣< (one: Self, two: Self) -> Bool }",
            ["1️⃣ reservedName: a member cannot be named '<'"]
        ),
        (
            "module A { view { func go(_ row: sending [Any]) -> 1️⃣sending [Any] } }",
            ["1️⃣ unkeptType: 'sending [Any]' is a 'sending' result, so a mock cannot store it"]
        ),
        (
            "module A { view { 1️⃣@Sendable func go(); 2️⃣@objc func stay() } }",
            [
                "1️⃣ attributeNotAllowed: attribute '@Sendable' is not allowed on a member of a view",
                "2️⃣ attributeNotAllowed: attribute '@objc' is not allowed on a member of a view",
            ]
        ),
        (
            "struct Row { let 1️⃣Type: Int; struct 2️⃣Protocol {} }",
            [
                "1️⃣ reservedName: a member cannot be named 'Type'",
                "2️⃣ reservedName: a member cannot be named 'Protocol'",
            ]
        ),
        (
            "extension Navigation { func 1️⃣replace() }",
            ["1️⃣ missingBody: 'replace' has no body"]
        ),
    ]
}
