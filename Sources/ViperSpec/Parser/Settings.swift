import Diagnostics
import SwiftSource

extension SpecParser {
    /// Parses `app Name { settings }`, starting at the keyword.
    mutating func parseApp(_ prefix: DeclarationHead) {
        let keyword = takeWord()
        refuse(prefix, on: "the app")
        let name = parseDeclaredName(of: "the app", after: keyword)
        let settings = enterBraces(after: keyword) ? parseSettings() : []
        guard let name else { return }
        if let first = appName {
            report(
                .duplicateApp, "duplicate 'app' declaration '\(name.name)'", at: name.range,
                notes: [
                    .init("'\(first.name)' declared here; delete one of them", at: SourceLocation(source, first.range))
                ])
        }
        appName = appName ?? name
        declarations.append(
            .app(
                AppDeclaration(
                    documentation: prefix.documentation, name: name, settings: settings,
                    range: span(from: prefix.start))))
    }

    private mutating func parseSettings() -> [SettingDeclaration] {
        var settings: [SettingDeclaration] = []
        parseParts { if $0.cursor.atName { settings.append($0.parseSetting()) } else { $0.skipSettingText() } }
        return settings
    }

    /// Parses `name value, value { nested }`, up to the end of the line.
    mutating func parseSetting() -> SettingDeclaration {
        let name = takeWord()
        takeSettingSign()
        let first = cursor.index
        let values = parseSettingValues(of: name.name)
        var nested: [SettingDeclaration] = []
        if cursor.take(punctuation: ASCII.openBrace) != nil {
            nested = parseSettings()
        } else if values.isEmpty, cursor.index == first {
            report(
                .settingSyntax, "setting '\(name.name)' has no value", at: name.range,
                notes: ["write the value after the name, on the same line"])
        }
        let range = name.range.lowerBound..<max(name.range.upperBound, cursor.lastEnd)
        return SettingDeclaration(name: name, values: values, nested: nested, range: range)
    }

    /// Parses `value, value`, up to the end of the line or the braces of a block. If a line ends with a comma, the
    /// values continue on the next line.
    private mutating func parseSettingValues(of setting: String) -> [SettingValue] {
        var values: [SettingValue] = []
        while !atSettingEnd, !at(ASCII.openBrace) || atBarePattern {
            if let value = parseSettingValue() { values.append(value) }
            while isOnSameLine, let comma = cursor.take(punctuation: ASCII.comma) {
                if setting != SettingName.emit.rawValue, isOnSameLine, beginsSetting {
                    report(
                        .settingSyntax, "missing ';' before setting '\(word.name)'", at: comma.range,
                        fixIts: [.init("replace ',' with ';'", range: comma.range, replacement: ";")])
                    return values
                }
                if atSettingValue, !atKnownSetting {
                    if let value = parseSettingValue() { values.append(value) }
                } else {
                    refuseSettingText(cursor.identifier(of: comma))
                }
            }
            if !atSettingEnd, !at(ASCII.openBrace) {
                report(
                    .settingSyntax, "missing ',' between values of a setting", at: word.range,
                    fixIts: [.insert(",", at: cursor.lastEnd)])
            }
        }
        return values
    }

    /// Whether a new line starts a setting, such as `ui none`, although a comma precedes it. `tests` is also a value of
    /// `emit`. So if no value follows the name of a setting, the name continues the list above.
    private var atKnownSetting: Bool { !isOnSameLine && beginsSetting }

    private var beginsSetting: Bool { SettingName(rawValue: word.name) != nil && !endsValue(cursor.peek(1)) }

    /// Whether a pattern without quotes starts here, such as `{module}View`. Patterns must be in quotes.
    private var atBarePattern: Bool {
        guard isOnSameLine, at(ASCII.openBrace) else { return false }
        let (word, brace) = (cursor.peek(1), cursor.peek(2))
        return !word.hasSpaceBefore && !brace.hasSpaceBefore && brace.kind == .punctuation(ASCII.closeBrace)
            && ["module", "protocol"].contains(source.text(word.range))
    }

    private var atSettingValue: Bool {
        switch cursor.head.kind {
        case .identifier, .escapedIdentifier, .integer, .float, .string, .stringStart: true
        default: false
        }
    }

    private var atSettingEnd: Bool { atLineEnd && !at(ASCII.openBrace) }

    private mutating func takeSettingSign() {
        guard isOnSameLine, at(ASCII.colon) || cursor.atOperator("=") else { return }
        let isApart = cursor.head.hasSpaceBefore
        let sign = cursor.identifier(of: cursor.advance())
        report(
            .settingSyntax, "unexpected '\(sign.name)' before the value of a setting", at: sign.range,
            fixIts: [.delete(isApart ? withBlanksAfter(sign.range) : sign.range, "remove '\(sign.name)'")])
    }

    /// Parses a word, a number or a string. Reports anything else: returns a pattern without quotes as a string, but
    /// skips other text and returns nil.
    private mutating func parseSettingValue() -> SettingValue? {
        let token = cursor.head
        if atBarePattern {
            let text = skip { $0.cursor.head.hasSpaceBefore || $0.endsValue($0.cursor.head) }
            report(
                .settingSyntax, "value '\(text.name)' must be in quotes", at: text.range,
                fixIts: [.init("put it in quotes", range: text.range, replacement: "\"\(text.name)\"")])
            return .string(text)
        }
        switch token.kind {
        case .identifier, .escapedIdentifier, .integer, .float:
            // Tokens without spaces between them belong together, such as a path without quotes.
            let next = cursor.peek(1)
            return next.hasSpaceBefore || endsValue(next) ? .word(takeWord()) : skipSettingText()
        case .string:
            cursor.advance()
            return parseString(token.range).map { .string(Identifier($0, token.range)) }
        default:
            return skipSettingText()
        }
    }

    private func endsValue(_ token: Token) -> Bool {
        switch token.kind {
        case .endOfFile, .punctuation(ASCII.comma), .punctuation(ASCII.semicolon), .punctuation(ASCII.closeBrace),
            .punctuation(ASCII.openBrace):
            true
        default: token.startsLine
        }
    }

    /// Skips and reports text that is not a value, up to white space.
    @discardableResult
    private mutating func skipSettingText() -> SettingValue? {
        let isString = cursor.head.kind == .stringStart
        let text = skip { parser in
            if isString { return parser.cursor.tokens[max(0, parser.cursor.index - 1)].kind == .stringEnd }
            let next = parser.cursor.head
            return next.hasSpaceBefore || parser.endsValue(next)
        }
        if isReadable {
            if isString { refuseString(at: text.range) } else { refuseSettingText(text) }
        }
        return nil
    }

    /// Reports text that is neither a setting nor a value.
    private mutating func refuseSettingText(_ text: Identifier) {
        report(
            .settingSyntax, "'\(text.name.firstLine)' is not a setting or a value", at: text.range,
            notes: ["write a word, a number or a string in quotes"])
    }
}

extension Rule {
    static let duplicateApp = Rule(
        id: "duplicateApp", summary: "File declares 'app' more than once",
        explanation: """
            A project has one 'app' declaration, in App.viper at its root. Delete the others.
            """,
        wrong: "app Todo {}\napp Notes {}",
        right: "app Todo {}")

    static let settingSyntax = Rule(
        id: "settingSyntax",
        summary: "Malformed setting",
        explanation: """
            A setting is a name with a value: a word, a number, a string, several values separated by commas, or a \
            block. Write one setting per line, or separate them with semicolons: 'root TodoList', 'indent 4', 'specs \
            "Specs"', 'emit contract, mocks', 'rules { entityInView error }'. Do not write ':' or '='. A string is on \
            one line and has no interpolation.
            """,
        wrong: "app Todo { root: TodoList }",
        right: "app Todo { root TodoList }")
}
