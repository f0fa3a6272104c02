/// Names of Swift, Foundation and the kits that no type of a spec may take. A test holds the list against all that is generated
/// for the goldens.
struct SwiftNames {
    private let harms: [String: String]

    init(_ program: Program) {
        let app = program.app
        let ofKits = ([app.kit] + program.hostedKits).reduce(into: Set()) { $0.formUnion($1.usedNames) }
        let used = Self.used.union(ofKits).union(Self.usedByTests(of: app.tests)).union(
            Self.usedByModules(of: app.style))
        harms = Dictionary(
            firstOf: used.subtracting(HiddenNames.ofSpecs).map { ($0, "which generated code uses") }
                + Self.withMeaning.map { ($0, "which viper-gen uses to create and compare values") }
                + ([app.kit] + program.hostedKits).flatMap(\.frameworkViews).map { ($0, "which your views use") })
    }

    /// What a declaration of this name would hide, completing "Swift's own 'Int', …"; nil where it does no harm.
    func harm(of name: String) -> String? { harms[name] }

    /// Types that generated code names, and the modules that it or a macro's expansion names them by.
    static let used: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "Date", "Dictionary", "Double", "Equatable", "Error", "Float",
        "Foundation",
        "Int", "KeyPath", "MainActor", "NSLock", "NSObject", "Never", "Optional", "Result", "Sendable", "Set", "String",
        "Swift", "Testing", "UInt", "URL", "UUID", "Void", "WritableKeyPath",
    ]

    /// The types and functions that generated tests name beside those.
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

    /// The types that modules of a style name beside those.
    static func usedByModules(of style: AppSettings.Style) -> Set<String> {
        switch style {
        case .classes: []
        case .reactive: ["AsyncIteratorProtocol", "AsyncSequence", "AsyncStream", "CheckedContinuation", "Task"]
        }
    }

    /// Protocols by which values are made and compared.
    private static let withMeaning = StandardProtocol.withoutRequirements
        .union(StandardProtocol.withRequirements.keys).union(StandardType.ofStrings)
}
