import TestSupport
import Testing

/// Navigation.swift is yours, and follows the verbs that a spec adds.
@Suite struct NavigationVerbCommandTests {
    @Test func aVerbThatIsMissingIsReportedAndStubbed() throws {
        let disk = MemoryFileSystem()
        #expect(Run("new Shell --ui none", on: disk).code == .success)
        let path = "Sources/Demo/Navigation.swift"
        let own = try #require(disk.text(path)).replacing(
            "final class AppNavigation", with: "// mine\nfinal class AppNavigation")
        disk.add(path, own)
        disk.add("Specs/Verbs.viper", "navigation {\n    func select(tab: Int)\n}\n")

        let check = Run("check --verbose", on: disk)
        #expect(check.code == .findings && check.errors.contains(path), "\(check.errors)")
        #expect(Run("generate", on: disk).code == .success)
        let written = try #require(disk.text(path))
        #expect(written.contains("    func select(tab: Int) {\n        // TODO: select(tab:)\n    }\n"))
        #expect(written.contains("// mine\n"))
        let support = try #require(disk.text("Sources/Demo/App+Support.generated.swift"))
        #expect(support.contains("    func select(tab: Int)\n"))
        let mock = try #require(disk.text("Tests/DemoTests/App+Support.generated.swift"))
        #expect(mock.contains("navigation.select(tab:)"))
    }
}
