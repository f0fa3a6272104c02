import Diagnostics

/// Reads what a Swift file declares.
package enum Outline {
    package static func parse(_ source: SourceFile) -> (outline: FileOutline, diagnostics: [Diagnostic]) {
        let cursor = TokenCursor(source: source)
        return (FileOutline(imports: [], declarations: []), cursor.diagnostics)
    }
}

extension TokenCursor {
    /// A type, an extension, a type alias or a member; nil, and nothing taken, where none begins.
    package mutating func parseDeclaration() -> DeclarationOutline? { nil }
}
