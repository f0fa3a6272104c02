import Diagnostics

/// Reads the declarations of a Swift file.
package enum OutlineParser {
    /// Returns the tokens of a file, its declarations, and its syntax errors. The last token is `endOfFile`.
    ///
    /// Reports only errors that make the file unreadable: unbalanced brackets, unterminated strings, and text that is
    /// no declaration. The compiler reports all others.
    package static func read(
        _ source: SourceFile
    ) -> (tokens: [Token], outline: FileOutline, diagnostics: [Diagnostic]) {
        var cursor = TokenCursor(source: source)
        let tokens = cursor.tokens
        var outline = FileOutline(imports: [], declarations: [])
        var conditions = 0
        while !cursor.isAtEnd {
            if cursor.skipConditionDirective(open: &conditions) || cursor.take(punctuation: ASCII.semicolon) != nil {
                continue
            }
            if let imported = cursor.parseImport() {
                outline.imports.append(imported)
                continue
            }
            let before = cursor.index
            let count = outline.declarations.count
            cursor.parseDeclarations(into: &outline.declarations, isConditional: conditions > 0)
            guard outline.declarations.count == count else { continue }
            if cursor.at(punctuation: ASCII.closeBrace) {
                cursor.reportAlways(.unopened("}", at: cursor.location(cursor.peek().range)))
                cursor.advance()
            } else if cursor.index == before {
                // Code at file scope, as in `main.swift`.
                _ = cursor.inBody { $0.parseStatement() }
                if cursor.index == before { cursor.advance() }
            }
        }
        return (tokens, outline, cursor.diagnostics)
    }
}

extension TokenCursor {
    /// Skips a directive such as `#if`, and counts the open `#if` in `conditions`. Returns false if no directive is
    /// next.
    mutating func skipConditionDirective(open conditions: inout Int) -> Bool {
        guard atDirective else { return false }
        if at("#if") { conditions += 1 }
        if at("#endif") { conditions = max(0, conditions - 1) }
        skipDirective()
        return true
    }

    /// Parses an import, such as `@testable import struct Module.Name`, and returns its path. If there is none,
    /// consumes no tokens and returns nil.
    mutating func parseImport() -> Identifier? {
        guard
            keyword == .import || (mayStartAttributesOrModifiers && !strayModifiers.contains(index))
        else { return nil }
        let saved = mark()
        _ = parseAttributes()
        _ = parseModifiers()
        guard take(.import) != nil else {
            reset(to: saved)
            return nil
        }
        if let word = keyword, word.isDeclaration, peek(1).kind == .identifier { advance() }
        let start = peek().range.lowerBound
        while atName {
            advance()
            guard take(punctuation: ASCII.dot) != nil else { break }
            if peek().kind == .op { advance() }
        }
        let range = range(from: start)
        return Identifier(text(range), range)
    }
}
