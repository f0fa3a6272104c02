import Testing

@Suite struct SettingTests {
    @Test func settings() {
        #expect(
            shape(
                #"""
                /// The app.
                app Todo {
                    target Todo; root TodoList
                    emit contract, mocks,
                         tests
                    indent 4
                    requires "1.0"
                    sources "Sources/Todo\t\u{41}\\\""
                    rules { entityInView error; other off }
                    naming io {
                        router { protocol "{module}WireframeProtocol"; class "{module}Wireframe"; property wireframe; file `in` }
                    }
                    `default` 1.5
                }
                """#) == [
                    "/// The app.", "app Todo", "  target Todo", "  root TodoList", "  emit contract, mocks, tests",
                    "  indent 4",
                    "  requires \"1.0\"", "  sources \"Sources/Todo\tA\\\"\"", "  rules ", "    entityInView error",
                    "    other off", "  naming io", "    router ", "      protocol \"{module}WireframeProtocol\"",
                    "      class \"{module}Wireframe\"", "      property wireframe", "      file in", "  default 1.5",
                ])
    }

    @Test func settingSyntax() {
        #expect(
            findings(
                #"""
                app Todo {
                    1️⃣root
                    target2️⃣: Todo
                    indent 3️⃣= 4
                    emit contract 4️⃣mocks
                    sources 5️⃣Sources/Todo
                    indent 6️⃣-4
                    testing 7️⃣"Tests/\(name)"
                    templates 8️⃣"""
                        a
                        """
                    specs "a9️⃣\q"
                    🔟, swift 6
                }
                """#) == [
                    "1️⃣ settingSyntax: setting 'root' has no value",
                    "note: write the value after the name, on the same line",
                    "2️⃣ settingSyntax: unexpected ':' before the value of a setting", "fix: remove ':'",
                    "3️⃣ settingSyntax: unexpected '=' before the value of a setting", "fix: remove '='",
                    "4️⃣ settingSyntax: missing ',' between values of a setting", "fix: insert ','",
                    "5️⃣ settingSyntax: 'Sources/Todo' is not a setting or a value",
                    "note: write a word, a number or a string in quotes",
                    "6️⃣ settingSyntax: '-4' is not a setting or a value",
                    "note: write a word, a number or a string in quotes",
                    "7️⃣ settingSyntax: string of a setting must be on one line, without interpolation",
                    "note: write plain text between two quotes",
                    "8️⃣ settingSyntax: string of a setting must be on one line, without interpolation",
                    "note: write plain text between two quotes",
                    "9️⃣ settingSyntax: unknown escape '\\q'",
                    "note: expected one of \\\\ \\\" \\n \\r \\t \\0 \\' \\u{…}",
                    "🔟 settingSyntax: ',' is not a setting or a value",
                    "note: write a word, a number or a string in quotes",
                ])
        #expect(mended("app A { root: B\n emit c d }") == "app A { root B\n emit c, d }")
    }

    @Test func aPatternWithoutQuotes() {
        let text = "app A { naming { view { protocol 1️⃣{module}View; class 2️⃣{module}Screen } } }"
        #expect(
            findings(text) == [
                "1️⃣ settingSyntax: value '{module}View' must be in quotes", "fix: put it in quotes",
                "2️⃣ settingSyntax: value '{module}Screen' must be in quotes", "fix: put it in quotes",
            ])
        #expect(
            mended("app A { naming { view { protocol {module}View } } }")
                == "app A { naming { view { protocol \"{module}View\" } } }")
    }

    @Test func aCommaBetweenSettings() {
        #expect(
            findings("app A { ui uikit1️⃣, naming io2️⃣, swift 5; emit contract, tests }\n") == [
                "1️⃣ settingSyntax: missing ';' before setting 'naming'", "fix: replace ',' with ';'",
                "2️⃣ settingSyntax: missing ';' before setting 'swift'", "fix: replace ',' with ';'",
            ])
        #expect(mended("app A { ui uikit, naming io }") == "app A { ui uikit; naming io }")
    }

    @Test func trailingCommaAndLongEscapes() {
        #expect(
            findings("app A { emit b1️⃣, }\n") == [
                "1️⃣ settingSyntax: ',' is not a setting or a value",
                "note: write a word, a number or a string in quotes",
            ])
        #expect(
            findings("app A {\n root B1️⃣,\n ui none\n emit c,\n tests\n specs 2️⃣\"d\n}\n") == [
                "1️⃣ settingSyntax: ',' is not a setting or a value",
                "note: write a word, a number or a string in quotes",
                "2️⃣ unterminatedString: unterminated string", "note: insert '\"' at the end of the string",
            ])
        #expect(rules(#"app A { specs "\u{}" }"#) == ["settingSyntax"])
        #expect(rules(#"app A { specs "\u{FFFFFFFFFFFF}"; root "\u" }"#) == ["settingSyntax", "settingSyntax"])
    }
}
