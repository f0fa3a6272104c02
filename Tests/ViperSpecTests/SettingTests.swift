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
                    "1️⃣ settingSyntax: the setting 'root' has no value",
                    "note: write the value after the name, on the same line",
                    "2️⃣ settingSyntax: a setting's value follows its name, without ':'", "fix: delete ':'",
                    "3️⃣ settingSyntax: a setting's value follows its name, without '='", "fix: delete '='",
                    "4️⃣ settingSyntax: two values of a setting have a comma between them", "fix: insert ','",
                    "5️⃣ settingSyntax: 'Sources/Todo' is neither a setting nor a value of one",
                    "note: a value is a word, a number or a string in quotes",
                    "6️⃣ settingSyntax: '-4' is neither a setting nor a value of one",
                    "note: a value is a word, a number or a string in quotes",
                    "7️⃣ settingSyntax: a setting's string stands on one line and has no interpolation",
                    "note: write plain text between two quotes",
                    "8️⃣ settingSyntax: a setting's string stands on one line and has no interpolation",
                    "note: write plain text between two quotes",
                    "9️⃣ settingSyntax: '\\q' is no escape of a string",
                    "note: escapes are \\\\ \\\" \\n \\r \\t \\0 \\' and \\u{…}",
                    "🔟 settingSyntax: ',' is neither a setting nor a value of one",
                    "note: a value is a word, a number or a string in quotes",
                ])
        #expect(mended("app A { root: B\n emit c d }") == "app A { root B\n emit c, d }")
    }

    @Test func aPatternWithoutQuotes() {
        let text = "app A { naming { view { protocol 1️⃣{module}View; class 2️⃣{module}Screen } } }"
        #expect(
            findings(text) == [
                "1️⃣ settingSyntax: '{module}View' stands in quotes", "fix: put it in quotes",
                "2️⃣ settingSyntax: '{module}Screen' stands in quotes", "fix: put it in quotes",
            ])
        #expect(
            mended("app A { naming { view { protocol {module}View } } }")
                == "app A { naming { view { protocol \"{module}View\" } } }")
    }

    @Test func aCommaBetweenSettings() {
        #expect(
            findings("app A { ui uikit1️⃣, naming io2️⃣, swift 5; emit contract, tests }\n") == [
                "1️⃣ settingSyntax: the setting 'naming' follows a line's end or ';'", "fix: replace ',' by ';'",
                "2️⃣ settingSyntax: the setting 'swift' follows a line's end or ';'", "fix: replace ',' by ';'",
            ])
        #expect(mended("app A { ui uikit, naming io }") == "app A { ui uikit; naming io }")
    }

    @Test func trailingCommaAndLongEscapes() {
        #expect(
            findings("app A { emit b1️⃣, }\n") == [
                "1️⃣ settingSyntax: ',' is neither a setting nor a value of one",
                "note: a value is a word, a number or a string in quotes",
            ])
        #expect(
            findings("app A {\n root B1️⃣,\n ui none\n emit c,\n tests\n specs 2️⃣\"d\n}\n") == [
                "1️⃣ settingSyntax: ',' is neither a setting nor a value of one",
                "note: a value is a word, a number or a string in quotes",
                "2️⃣ unterminatedString: this string is never closed", "note: write '\"' where it ends",
            ])
        #expect(rules(#"app A { specs "\u{}" }"#) == ["settingSyntax"])
        #expect(rules(#"app A { specs "\u{FFFFFFFFFFFF}"; root "\u" }"#) == ["settingSyntax", "settingSyntax"])
    }
}
