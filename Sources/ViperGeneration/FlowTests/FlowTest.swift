import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// A test of one path through a body: it expects exactly these calls, in this order, with these arguments.
package struct FlowTest: Sendable, Hashable {
    /// The display name: `didFind(_:) when items is empty`.
    package var title: String
    /// The name of the test function, without backticks, unique in its suite: `didFindWhenItemsIsEmpty`.
    package var function: String
    /// The part whose body is tested.
    package var subject: ModulePart
    /// The full name of the member whose body is tested: `didFind(_:)`.
    package var member: String
    /// The conditions of the path in words: `items is empty`.
    package var conditions: [String]
    /// The statements before the call, one line each: results of mocks, and constants for the arguments.
    package var arrangement: [String] = []
    /// The tested call, with `await` and `try`; empty if the call is not possible.
    package var act = ""
    /// The expected entries of the call log, in order: `interactor.remove(id:)`.
    package var calls: [String] = []
    /// The expectations after the call: `interactor.removeIdReceivedId == id`.
    package var expectations: [Expectation] = []
    /// The location of the member in the spec.
    package var location: SourceLocation
    /// The reason why the test is not generated; nil if it is.
    package var omitted: OmittedTest?
    /// Whether the test awaits the call.
    package var isAsync = false
    /// Whether an expression in the test may throw.
    package var isThrowing = false
    /// The error that the call throws; nil if it ends normally.
    package var thrownError: ThrownError?
    /// The types whose fixtures you implement in `Fixtures.swift`. The test is disabled as long as one of them is
    /// not implemented.
    package var unwrittenFixtures: [String] = []

    /// An expected error.
    package enum ThrownError: Sendable, Hashable {
        /// Any error.
        case any
        /// An error that can be compared, `StoreError.gone`, and its type.
        case equal(to: String, type: String)
    }
}

/// An expectation after the tested call: two Swift expressions and an operator.
package struct Expectation: Sendable, Hashable {
    /// The actual value: `view.showReceivedRows`.
    package var left: String
    /// The operator.
    package var comparison: Comparison
    /// The expected value, `rows` or `nil`; after `is`, a type.
    package var right: String

    /// An operator between the two expressions.
    package enum Comparison: String, Sendable, Hashable {
        case equal = "=="
        case identical = "==="
        case isType = "is"
    }

    init(_ left: String, _ comparison: Comparison, _ right: String) {
        self.left = left
        self.comparison = comparison
        self.right = right
    }
}
