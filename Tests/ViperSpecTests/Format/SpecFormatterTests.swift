import Diagnostics
import SwiftSource
import Testing
import ViperSpec

/// The layout, one rule after another. Each text is formatted twice.
@Suite struct SpecFormatterTests {
    private func formatted(_ text: String, _ unit: IndentationUnit = .standard) -> String {
        let (file, findings) = SpecParser.parse(SourceFile(path: "A.viper", text: text))
        #expect(findings.filter { $0.severity == .error }.map(\.message) == [])
        let once = SpecFormatter.format(file, indentedBy: unit)
        let (again, errors) = SpecParser.parse(SourceFile(path: "A.viper", bytes: once))
        #expect(errors.filter { $0.severity == .error }.map(\.message) == [])
        #expect(
            SpecFormatter.format(again, indentedBy: unit) == once, "formatting twice changes more than formatting once")
        return String(decoding: once, as: UTF8.self)
    }

    @Test func indentsByFour() {
        #expect(
            formatted(
                "module A {\nview {\n  func show()\n\t\tfunc hide()\n}\n        presenter {\nfunc a() {\nb()\n}\n}\n}")
                    == """
                    module A {
                        view {
                            func show()
                            func hide()
                        }
                        presenter {
                            func a() {
                                b()
                            }
                        }
                    }

                    """)
    }

    /// Whatever a spec is indented with, all of it gets one unit, bodies and data too; in strings white space stays.
    @Test func indentsByOneUnit() {
        func spec(_ unit: String) -> String {
            """
            module A {
            ⇥struct Row {
            ⇥⇥var isOpen: Bool {
            ⇥⇥⇥true
            ⇥⇥}
            ⇥}
            ⇥presenter {
            ⇥⇥func a() {
            ⇥⇥⇥if isOn {
            ⇥⇥⇥⇥b()
            ⇥⇥⇥ // aside
            ⇥⇥⇥}
            ⇥⇥}
            ⇥}
            }

            """.replacing("⇥", with: unit)
        }
        let units = ["\t", "  ", "    ", "        "]
        for unit in units {
            for old in units {
                #expect(formatted(spec(old), IndentationUnit(unit)) == spec(unit), "\(old.debugDescription)")
            }
        }
        let text =
            "module A {\n\tpresenter {\n\t\tfunc a() {\n\t\t\tb(\"\"\"\n\t\t\t\t c\n\t\t\t\td\n\t\t\t\t\"\"\")\n\t\t}\n\t}\n}\n"
        #expect(
            formatted(text)
                == "module A {\n    presenter {\n        func a() {\n            b(\"\"\"\n            \t c\n            \td\n            \t\"\"\")\n        }\n    }\n}\n"
        )
    }

    @Test func keepsWhatFitsOnOneLine() {
        let text = """
            service Store { func load(); var count: Int { get } }
            module A { view { func show() }; presenter { func a() { view?.show(); b = 1 } } }

            """
        #expect(formatted(text) == text)
    }

    @Test func breaksWhatDoesNotFit() {
        #expect(
            formatted(
                """
                module A {
                    view { func show(title: String, subtitle: String); func show(error message: String, retry: Bool) }
                    presenter { func didTapSave(title: String, due: Date) async { await interactor.save(title, due); isOn = true } }
                    struct Row: Equatable { let id: UUID; let title: String; let due: Date; let relation: DateRelation }
                }
                """)
                    == """
                    module A {
                        view {
                            func show(title: String, subtitle: String)
                            func show(error message: String, retry: Bool)
                        }
                        presenter {
                            func didTapSave(title: String, due: Date) async {
                                await interactor.save(title, due)
                                isOn = true
                            }
                        }
                        struct Row: Equatable {
                            let id: UUID
                            let title: String
                            let due: Date
                            let relation: DateRelation
                        }
                    }

                    """)
    }

    @Test func measuresInCharacters() {
        let title = String(repeating: "é", count: 30)
        let text = "module A { presenter { func viewDidLoad() { interactor.load(\"\(title)\") } } }\n"
        #expect(text.utf8.count > 100)
        #expect(formatted(text) == text)
    }

    @Test func expandsWhatIsBrokenSomewhere() {
        #expect(
            formatted("module A { presenter { func a()   { b() }\n  func c() } ; router {} }")
                == """
                module A {
                    presenter {
                        func a() { b() }
                        func c()
                    }
                    router {}
                }

                """)
    }

    @Test func spacesSignatures() {
        #expect(
            formatted(
                """
                module  A (id:UUID,name :String="a:b") {
                    interactor ( id ,store:any  Store&Sendable )as Named:B ,C { func  load<T :P>( _ x:[String:T] )async throws->Int{1} }
                }
                """)
                    == """
                    module A(id: UUID, name: String = "a:b") {
                        interactor(id, store: any Store & Sendable) as Named: B, C {
                            func load<T: P>(_ x: [String: T]) async throws -> Int { 1 }
                        }
                    }

                    """)
    }

    @Test func leavesExpressionsAlone() {
        let text = """
            module A(n: Int = isOn ?1:2) {
                let x = a==b  ? c :d
                presenter(n, x: Int) {
                    var value = [1,2 ,3]
                    @available( *, deprecated ) func a()
                }
            }

            """
        #expect(formatted(text) == text)
    }

    @Test func keepsBrokenSignaturesBroken() {
        #expect(
            formatted(
                """
                service S {
                  @discardableResult
                      func find(
                  _ text: String,
                  done: (
                  Int) -> Void
                  )
                  -> Bool
                }
                """)
                    == """
                    service S {
                        @discardableResult
                        func find(
                            _ text: String,
                            done: (
                                Int) -> Void
                        )
                            -> Bool
                    }

                    """)
    }

    @Test func keepsOneBlankLine() {
        #expect(
            formatted("\n\nimport A\n\n\n\nmodule M {\n\n\n    view {}\n\n\n\n    router {}\n\n}\n\n\n")
                == "import A\n\nmodule M {\n    view {}\n\n    router {}\n}\n")
    }

    @Test func keepsCommentsInTheirPlaces() {
        #expect(
            formatted(
                """
                // A file.

                /// A module.
                module A { // opened
                  // first
                    view { func show() /* one */; /* two */ func hide() }   // closed
                  /* alone */
                    presenter { func a() { // body
                        b() } /* end */ }
                    /* before */ router {
                        // nothing
                    }
                    interactor(store: any S, // stored
                      // and
                      n: Int) { }
                    // last
                } // done
                // the end
                """)
                    == """
                    // A file.

                    /// A module.
                    module A {  // opened
                        // first
                        view { func show() /* one */; /* two */ func hide() }  // closed
                        /* alone */
                        presenter {
                            func a() {  // body
                                b()
                            }  /* end */
                        }
                        /* before */ router {
                            // nothing
                        }
                        interactor(store: any S, // stored
                            // and
                            n: Int) {}
                        // last
                    }  // done
                    // the end

                    """)
    }

    @Test func movesCommentsOfSeveralLines() {
        #expect(
            formatted(
                """
                module A {
                        /**
                         Shows.

                           let x = 1
                         */
                        view {}
                }
                """)
                    == """
                    module A {
                        /**
                         Shows.

                           let x = 1
                         */
                        view {}
                    }

                    """)
    }

    @Test func movesBodiesAsAWhole() {
        #expect(
            formatted(
                """
                module A {
                  presenter {
                    func a() {
                      let text = \"""
                          one
                        two
                           \\(three)
                        \"""

                      if x {
                            b()  ;  c( )
                      }
                    }
                  }
                }
                """)
                    == """
                    module A {
                        presenter {
                            func a() {
                                let text = \"""
                                    one
                                  two
                                     \\(three)
                                  \"""

                                if x {
                                      b()  ;  c( )
                                }
                            }
                        }
                    }

                    """)
    }

    @Test func keepsBlanksThatStringsHold() {
        let text =
            "module A { presenter { func a() {\n    let text = \"\"\"\n    one\n      \n    two\n    \"\"\"\n} } }"
        #expect(formatted(text).contains("one\n              \n            two"))
    }

    @Test func alignsSettings() {
        #expect(
            formatted(
                """
                app Todo { target   Kit // here
                root List
                  emit contract,
                      mocks
                rules { entityInView   off; weakRole error }
                rules {
                missingOn off
                }
                }
                """)
                    == """
                    app Todo {
                        target Kit  // here
                        root   List
                        emit   contract,
                            mocks
                        rules  { entityInView off; weakRole error }
                        rules  {
                            missingOn off
                        }
                    }

                    """)
    }

    /// The last setting's value is followed by the app's brace, which is not its own.
    @Test func keepsWhatFollowsAnApp() {
        let text = "app Todo {\n    root TodoList\n}\n\nenum Shelf {\n    case fiction, poetry\n}\n"
        #expect(formatted(text) == text)
    }

    @Test func keepsExternalModules() {
        #expect(
            formatted(
                """
                external  module A(id: Int=1) { make(
                        id,
                          x)
                  delegate { func done() } }
                external struct B
                external module C:D.E,F { nil }
                """)
                    == """
                    external module A(id: Int = 1) {
                        make(
                                id,
                                  x)
                        delegate { func done() }
                    }
                    external struct B
                    external module C: D.E, F { nil }

                    """)
    }

    @Test(arguments: [("ui", "\"  none\""), ("ü", "\"a\""), ("`i`", "\"a\""), ("ui", "`a`")])
    func setsTextApartFromTheNameThatItTouches(name: String, value: String) {
        let blanks = String(repeating: " ", count: 5 - name.utf8.count)
        #expect(
            formatted("app A {\n    \(name)\(value)\n    root   B\n}")
                == "app A {\n    \(name)\(blanks)\(value)\n    root B\n}\n")
    }

    /// As git has them where it was told to: a spec that is laid out is so in each checkout.
    @Test(arguments: ["\n", "\r\n"]) func endsLinesAsAllOfThem(end: String) {
        let lines = [
            "module A {", "    presenter {", "        func a() {", "            b()", "        }", "    }", "}",
        ]
        #expect(formatted("\u{FEFF}" + lines.joined(separator: end)) == lines.map { $0 + end }.joined())
        let mixed = lines[0] + end + lines[1...].joined(separator: "\n")
        #expect(formatted(mixed) == lines.map { $0 + "\n" }.joined())
    }

    /// `a; ? b` is no Swift, and refused; laid out all the same, it is kept: on lines of their own each `? b` would belong to what stands before it.
    @Test(arguments: [30, 60]) func leavesAloneWhatWouldNestTooDeep(count: Int) {
        let text = "module A { presenter { func a() { \(String(repeating: "a; ? b", count: count)) } } }\n"
        let (file, findings) = SpecParser.parse(SourceFile(path: "A.viper", text: text))
        #expect(findings.contains { $0.rule.id == "swiftGrammar" })
        #expect((SpecFormatter.format(file) == Array(text.utf8)) == (count == 60))
    }
}
