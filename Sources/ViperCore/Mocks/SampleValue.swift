/// A value for tests: an expression where the type is known from its place, such as `.fixture()`, `[]` or `"title"`.
package struct SampleValue: Sendable, Hashable {
    package var expression: String
    /// Types that the specs don't know, whose fixture a person writes in `Fixtures.swift`. A test that needs one is disabled
    /// while it is unwritten.
    package var unwritten: [String]

    package init(_ expression: String, unwritten: [String] = []) {
        self.expression = expression
        self.unwritten = unwritten
    }
}
