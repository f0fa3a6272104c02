/// Names that types in specs must not have, because generated code uses them for types of Swift, Foundation or the
/// kits. A test compares the names with all recorded generated code.
struct SwiftNames {
    private let reasons: [String: String]

    init(_ program: Program) {
        let app = program.app
        let ofKits = ([app.kit] + program.hostedKits).reduce(into: Set()) { $0.formUnion($1.usedNames) }
        let used = Self.used.union(ofKits).union(Self.usedByTests(of: app.tests)).union(
            Self.usedByModules(of: app.style))
        reasons = Dictionary(
            firstOf: used.subtracting(HiddenNames.ofSpecs).map { ($0, "which generated code uses") }
                + Self.withMeaning.map { ($0, "which viper-gen uses to create and compare values") }
                + ([app.kit] + program.hostedKits).flatMap(\.frameworkViews).map { ($0, "which your views use") })
    }

    /// Returns the reason why a type cannot have this name; nil if it can. In the message, the reason follows "hides
    /// Swift's 'Int'".
    func reason(against name: String) -> String? { reasons[name] }

    /// The types that generated code uses. Also the modules before such types: `Swift` in `Swift.Error`, or
    /// `Testing` in the expansion of a macro.
    static let used: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "Date", "Dictionary", "Double", "Equatable", "Error", "Float",
        "Foundation",
        "Int", "KeyPath", "MainActor", "NSLock", "NSObject", "Never", "Optional", "Result", "Sendable", "Set", "String",
        "Swift", "Testing", "UInt", "URL", "UUID", "Void", "WritableKeyPath",
    ]

    /// Returns the additional types and functions in generated tests.
    static func usedByTests(of framework: TestFramework) -> Set<String> {
        switch framework {
        case .swiftTesting: []
        case .xctest:
            [
                "XCTAssertEqual", "XCTAssertIdentical", "XCTAssertNil", "XCTAssertNotNil", "XCTAssertTrue", "XCTFail",
                "XCTSkipIf", "XCTSkipUnless", "XCTUnwrap", "XCTest", "XCTestCase",
            ]
        }
    }

    /// Returns the additional types in modules of a style.
    static func usedByModules(of style: AppSettings.Style) -> Set<String> {
        switch style {
        case .classes: []
        case .reactive: ["AsyncIteratorProtocol", "AsyncSequence", "AsyncStream", "CheckedContinuation", "Task"]
        }
    }

    /// The protocols that viper-gen uses to create and compare values.
    private static let withMeaning = StandardProtocol.withoutRequirements
        .union(StandardProtocol.withRequirements.keys).union(StandardType.ofStrings)
}
