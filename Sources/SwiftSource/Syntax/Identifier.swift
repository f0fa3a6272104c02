import Diagnostics

/// A name in a source, with its range.
package struct Identifier: Sendable, Hashable {
    /// The name without backticks.
    package var name: String
    /// The range in UTF-8 offsets, including backticks.
    package var range: Range<Int>

    package init(_ name: String, _ range: Range<Int>) {
        self.name = name
        self.range = range
    }
}

extension [Identifier] {
    /// Returns whether one of the identifiers, such as the modifiers of a declaration, is `name`.
    package func contains(_ name: String) -> Bool { contains { $0.name == name } }
}

/// An attribute such as `@MainActor` or `@available(iOS 17, *)`.
package struct Attribute: Sendable, Hashable {
    /// The name without `@`, with the module if it is written: `MainActor`, `Swift.Sendable`.
    package var name: String
    /// The whole attribute as written, from `@` to the closing parenthesis.
    package var text: String
    /// The range from the `@` to the end of the arguments.
    package var range: Range<Int>
}

/// A documentation comment, `///` or `/** */`.
package struct Documentation: Sendable, Hashable {
    /// The lines without comment markers and without common indentation.
    package var lines: [String]
    /// The range from the first `///` or `/**` to the end of the last line.
    package var range: Range<Int>

    package init(lines: [String], range: Range<Int>) {
        self.lines = lines
        self.range = range
    }
}
