import Diagnostics

/// Reads tokens one after another: what every parser of Swift-shaped text works on. The grammar's parts are extensions, one
/// file each: types, requirements, parameters, statements, expressions, outlines.
package struct TokenCursor {
    package let source: SourceFile
    package let tokens: [Token]
    /// Of the next token; `tokens` ends with `endOfFile`, at which the cursor stays.
    package private(set) var index: Int
    /// What was found so far. Parsing goes on after an error.
    package var diagnostics: [Diagnostic] = []

    /// `tokens` must end with an `endOfFile`.
    package init(source: SourceFile, tokens: [Token]) {
        self.source = source
        self.tokens = tokens
        self.index = 0
    }
}
