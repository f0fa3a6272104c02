import SwiftSource

/// The framework of the generated tests: `tests` in `App.viper`. How a test is spelt stands in the templates of the
/// framework's folder; here is what the names in it depend on.
package enum TestFramework: String, Sendable, Hashable, CaseIterable {
    case swiftTesting, xctest

    /// What test files import.
    package var module: String {
        switch self {
        case .swiftTesting: "Testing"
        case .xctest: "XCTest"
        }
    }

    /// Functions that generated tests call, which nothing in a test may hide.
    package var functions: Set<String> {
        switch self {
        case .swiftTesting: Self.expectations
        case .xctest: []
        }
    }

    private static let expectations: Set = ["expect", "expectNil", "expectNotNil"]

    /// The test function for a name in lowerCamelCase: XCTest finds those that begin with `test`.
    package func function(_ name: String) -> String {
        switch self {
        case .swiftTesting: name
        case .xctest: "test" + SwiftName.upperFirst(name)
        }
    }

    /// The property of a suite that holds a part: a suite of XCTest inherits some already.
    package func property(_ name: String) -> String { inherited.contains(name) ? name + "Part" : name }

    /// The names of test functions that a suite inherits.
    package var inheritedTests: Set<String> {
        switch self {
        case .swiftTesting: functions
        case .xctest: ["testCase", "testCaseCount", "testInvocations", "testRun", "testRunClass"]
        }
    }

    /// Members of `XCTestCase`, `XCTest` and `NSObject`, on Apple's platforms and elsewhere, that a property cannot stand beside.
    private var inherited: Set<String> {
        switch self {
        case .swiftTesting: functions
        case .xctest: Self.ofTestCase
        }
    }

    private static let ofTestCase: Set = [
        "accessibilityLabel", "accessibilityValue", "allTests", "arranged", "attributeKeys", "autorelease",
        "className", "classCode", "classForCoder", "continueAfterFailure", "copy", "dealloc",
        "debugDescription", "defaultTestSuite", "description", "executionTimeAllowance", "expectation",
        "finalize", "hash", "hashValue", "initialize", "invocation", "invokeTest", "isProxy", "load", "measure",
        "mutableCopy", "name", "observationInfo", "perform", "record", "release", "retain", "retainCount",
        "run", "runsForEachTargetApplicationUIConfiguration", "scriptingProperties", "setUp",
        "setUpWithError", "superclass", "tearDown", "tearDownWithError", "testCaseCount", "testInvocations",
        "testRun", "testRunClass", "version", "wait", "zone",
    ]
}
