import Testing

@testable import ViperCommand

@Suite struct NamesTests {
    @Test(arguments: [
        ("Demo", "Demo"), ("todo-list", "TodoList"), ("my app 2", "MyApp2"), ("snake_case", "SnakeCase"),
        ("iOS", "IOS"),
        ("2fast", "App"), ("日本", "App"), ("Größe", "App"), ("", "App"), ("...", "App"), ("swift", "SwiftApp"),
        ("Foundation", "FoundationApp"), ("a\nb", "AB"),
    ])
    func makesATargetsNameOfAFolders(folder: String, expected: String) {
        #expect(TargetName(folder: folder).text == expected)
    }

    @Test func takesOnlyIdentifiersForATarget() {
        #expect(TargetName(given: "my_App2")?.text == "my_App2")
        for text in ["", "2a", "a-b", "Ä", "a b", "Foundation", "../x"] { #expect(TargetName(given: text) == nil) }
    }

    @Test(arguments: ["TodoList", "A", "Größe", "日本", "X_1"]) func takesTypesNamesForModules(text: String) throws {
        #expect(try ModuleName(text).text == text)
    }

    @Test func takesFoldersBeforeAName() throws {
        let name = try ModuleName("Wallet/staking_2/Rewards")
        #expect(name.text == "Rewards" && name.spec == "Wallet/staking_2/Rewards.viper")
        #expect(try ModuleName("Auth Flow/Sign-in & more/Reset").spec == "Auth Flow/Sign-in & more/Reset.viper")
    }

    @Test(arguments: [
        "../A", ".git/A", "/A", "A//B", " A/B", "A /B", "C:/A", "A\\B/C", "A\"B/C", "A\nB/C", "A/",
    ])
    func refusesWhatIsNoFolder(text: String) {
        let failure = #expect(throws: CommandFailure.self) { try ModuleName(text) }
        guard case .usage(let error) = failure else { return #expect(Bool(false), "\(String(describing: failure))") }
        #expect(error.message.contains("is not a valid module path"))
    }

    @Test(arguments: [
        ("todoList", "TodoList"), ("todo-list", "TodoList"), ("A\nB", "AB"), ("Folder/todoList", "TodoList"),
        ("2fast", nil), ("", nil), ("_A", "A"), ("日 本", nil), ("\u{202E}A", "A"),
    ])
    func refusesOtherNamesWithASuggestion(text: String, suggestion: String?) {
        let failure = #expect(throws: CommandFailure.self) { try ModuleName(text) }
        guard case .usage(let error) = failure else { return #expect(Bool(false), "\(String(describing: failure))") }
        let expected = suggestion.map { "Did you mean '\($0)'?" } ?? "named after it."
        #expect(error.message.hasSuffix(expected))
        #expect(!error.message.contains("\n"))
    }

    @Test func refusesANameThatIsTooLongForAFile() {
        #expect(throws: CommandFailure.self) { try ModuleName(String(repeating: "A", count: 200)) }
    }
}
