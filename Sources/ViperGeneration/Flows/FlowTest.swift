import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// A test of one path through a body: exactly these boundary calls arrive, in this order, with these arguments.
package struct FlowTest: Sendable, Hashable {
    /// In words, for the test's display name: `didFind(_:) when items is empty`.
    package var title: String
    /// A Swift function name, without backticks, once in its suite: `didFindWhenItemsIsEmpty`.
    package var function: String
    /// The role whose body is tested, and for an interactor its name.
    package var subject: ModulePart
    /// The member whose body is tested, as Swift says its name: `didFind(_:)`.
    package var member: String
    /// The conditions of the path, in words: `items is empty`.
    package var conditions: [String]
    /// Statements before the act, one line each: mock return values and the arguments as constants.
    package var arrangement: [String] = []
    /// The call of the subject, `await` and `try` included; empty where it cannot be made.
    package var act = ""
    /// Keys of the call log, in order: `interactor.remove(id:)`.
    package var calls: [String] = []
    /// What holds afterwards: `interactor.removeIdReceivedId == id`.
    package var expectations: [Expectation] = []
    /// Where the spec has the member.
    package var location: SourceLocation
    /// Why the test could not run; nothing is written of it then.
    package var omitted: OmittedTest?
    /// Whether the test waits for what it calls.
    package var isAsync = false
    /// Whether something that it calls may throw.
    package var isThrowing = false
    /// What the act throws. Nil where it ends without an error.
    package var thrownError: ThrownError?
    /// Types whose fixture is a person's to write, in `Fixtures.swift`: the test is passed over while one of them is unwritten.
    package var unwrittenFixtures: [String] = []

    /// An error that a test waits for.
    package enum ThrownError: Sendable, Hashable {
        /// Any error.
        case any
        /// An error that can be compared, `StoreError.gone`, and its type.
        case equal(to: String, type: String)
    }
}

/// Something that holds after a test's act: two Swift expressions and what is between them.
package struct Expectation: Sendable, Hashable {
    /// The expression that is looked at: `view.showReceivedRows`.
    package var left: String
    /// How they are compared.
    package var comparison: Comparison
    /// The value that it has to have, `rows` or `nil`; after `is` a type.
    package var right: String

    /// The operator between the two expressions.
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
