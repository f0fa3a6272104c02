import Testing

/// A type that nothing declares is reported where its name is one typo away from one that is declared, and nowhere else.
@Suite struct MisspelledTypeRuleTests {
    /// The lines of `described` for one misspelled name at the mark.
    private func misspelled(_ name: String, _ meant: String) -> [String] {
        ["1️⃣ unknownType: no type '\(name)'; did you mean '\(meant)'?", "fix: replace '\(name)' with '\(meant)'"]
    }

    @Test(arguments: [
        "module A { view { func show(_ account: 1️⃣Acount) } }",
        "module A { view { func show(_ accounts: [String: [1️⃣Acount]?]) } }",
        "module A(account: 1️⃣Acount) { presenter(account) {} }",
        "module A { interactor { func account() async -> 1️⃣Acount? } }",
        "module A { interactor(load: (1️⃣Acount) -> Void) {} }",
        "module A { presenter { var account: 1️⃣Acount? } }",
        "module A { delegate { func didPick(_ account: 1️⃣Acount) } }",
        "module A { let account: 1️⃣Acount = .main; presenter(account) {} }",
        "struct Transfer { let from: 1️⃣Acount }\nmodule A {}",
        "enum Payment { case from(1️⃣Acount) }\nmodule A {}",
        "typealias Accounts = [1️⃣Acount]\nmodule A {}",
        "service Bank { func close(_ account: 1️⃣Acount) async }\nmodule A {}",
        "extension 1️⃣Acount { var isEmpty: Bool { true } }\nmodule A {}",
    ]) func theNameIsReportedWhereItIsMentioned(_ text: String) {
        let spec = CheckedSpec("struct Account { let id: Int }\n" + text)
        #expect(spec.described == misspelled("Acount", "Account"))
        #expect(CheckedSpec(spec.mended).described == [])
    }

    @Test(arguments: [
        ("any 1️⃣Sesion", "Sesion"), ("any 1️⃣Sessoin", "Sessoin"), ("any 1️⃣Sessiom", "Sessiom"),
        ("any 1️⃣Sessionn", "Sessionn"), ("any 1️⃣session", "session"),
    ]) func oneEditIsATypo(_ type: String, _ name: String) {
        let spec = CheckedSpec("service Session { func end() }\nmodule A { interactor(session: \(type)) {} }")
        #expect(spec.described == misspelled(name, "Session"))
    }

    @Test func whatIsInheritedAndThrownCounts() {
        let spec = CheckedSpec(
            """
            enum LoadingError: Error { case offline }
            protocol Closing { func close() }
            module A { view: 1️⃣Closng {}; interactor { func load() async throws(2️⃣LoadngError) } }
            """)
        #expect(
            spec.described == [
                "1️⃣ unknownType: no type 'Closng'; did you mean 'Closing'?", "fix: replace 'Closng' with 'Closing'",
                "2️⃣ unknownType: no type 'LoadngError'; did you mean 'LoadingError'?",
                "fix: replace 'LoadngError' with 'LoadingError'",
            ])
    }

    /// Of two types under one dependency's name, one is written wrongly: no other name is proposed.
    @Test func aMisspelledDependencyIsNoConflict() {
        let spec = CheckedSpec(
            """
            service Storage { func load() }
            module A { interactor(store: any Storage) {} }
            module B { interactor(store: any 1️⃣Storge) {} }
            """)
        #expect(spec.described == misspelled("Storge", "Storage"))
    }

    @Test func theAppsOwnSwiftAndTheLibrariesDeclareTypes() {
        let spec = "module A { view { func show(_ account: 1️⃣Acount, _ text: String) } }"
        #expect(CheckedSpec(spec, own: ["struct Account {}"]).described == misspelled("Acount", "Account"))
        #expect(
            CheckedSpec("module A { view { func show(_ text: 1️⃣Stirng) } }").described
                == misspelled("Stirng", "String"))
    }

    /// Two types are as near: no edit is certain.
    @Test func severalNearTypesAreListed() {
        let spec = CheckedSpec(
            "struct Coupon1 { let id: Int }\nstruct Account { let id: Int }\nstruct Accound { let id: Int }\n"
                + "module A { view { func show(_ account: 1️⃣Accoun) } }")
        #expect(
            spec.described == [
                "1️⃣ unknownType: no type 'Accoun'; did you mean 'Accound'?", "note: write one of 'Accound', 'Account'",
            ])
    }

    /// Real names are as near as that: plurals, versions, prefixes, short words, and what another file or module declares.
    @Test(arguments: [
        ("Accounts", ""), ("Account2", ""), ("IAccount", ""), ("Baccount", ""), ("Cart", ""), ("Book", ""),
        ("UIColor", ""), ("Unit", ""), ("Element", "typealias Elements = [Int]"), ("Core.Item", "struct Cores {}"),
    ]) func realNamesAreLeftAlone(_ name: String, _ own: String) {
        let spec = CheckedSpec(
            """
            struct Account { let id: Int }
            struct Card { let id: Int }
            struct UIColour { let id: Int }
            module A { view { func show(_ value: \(name)) } }
            """, own: [own])
        #expect(spec.described.filter { $0.contains("unknownType") } == [])
    }

    @Test func whatIsDeclaredAnywhereIsKnown() {
        let text = "struct Account { let id: Int }\nmodule A { view { func show(_ value: Acount) } }"
        #expect(CheckedSpec("external struct Acount\n" + text).described == [])
        for own in ["struct Acount {}", "enum API { struct Acount {} }", "extension Acount {}"] {
            #expect(CheckedSpec(text, own: [own]).described == [])
        }
        #expect(CheckedSpec(text, tests: ["struct Acount {}"]).described == [])
        let generic =
            "struct Elements { let id: Int }\nmodule A { view { func show<Element: Hashable>(_ a: Element) } }"
        #expect(CheckedSpec(generic).described.filter { $0.contains("unknownType") } == [])
    }

    /// A declaration that cannot be read may be the one that is missing.
    @Test func besideABrokenSpecNothingIsMissing() {
        let spec = CheckedSpec(
            "struct Account { let id: Int }\nmodule A { view { func show(_ value: Acount) } }",
            others: ["struct Acount { let }\nmodule B {}"])
        #expect(spec.described.filter { $0.contains("unknownType") } == [])
    }
}
