import SwiftSource

/// The framework of the generated tests: the setting `tests`. The framework's templates contain the syntax of tests.
/// This type contains only names.
package enum TestFramework: String, Sendable, Hashable, CaseIterable {
    case swiftTesting, xctest

    /// The module that test files import.
    package var module: String {
        switch self {
        case .swiftTesting: "Testing"
        case .xctest: "XCTest"
        }
    }

    /// The functions that generated tests call, which no name in a test may shadow.
    package var functions: Set<String> {
        switch self {
        case .swiftTesting: Self.expectations
        case .xctest: []
        }
    }

    private static let expectations: Set = ["expect", "expectNil", "expectNotNil"]

    /// Returns the test function for a name in lowerCamelCase. XCTest finds only functions that start with `test`.
    package func function(_ name: String) -> String {
        switch self {
        case .swiftTesting: name
        case .xctest: "test" + SwiftName.upperFirst(name)
        }
    }

    /// Returns the name of a suite's property for a part. If an XCTest suite inherits the name, appends `Part`.
    package func property(_ name: String) -> String { inherited.contains(name) ? name + "Part" : name }

    /// The names of test functions that a suite inherits.
    package var inheritedTests: Set<String> {
        switch self {
        case .swiftTesting: functions
        case .xctest: ["testCase", "testCaseCount", "testInvocations", "testRun", "testRunClass"]
        }
    }

    /// The members of `XCTestCase`, `XCTest` and `NSObject`, on Apple's platforms and elsewhere, that conflict with a
    /// property.
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
