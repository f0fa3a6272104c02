import Testing

/// The recipes of the page on CI have all that they need.
@Suite struct CIRecipeTests {
    private let recipes: [String]

    init() throws { recipes = Page.blocks("yaml", in: try Page.catalog("CI").section("## In CI")) }

    @Test func theWorkflowInstallsTheToolBeforeItRunsIt() throws {
        let workflow = try #require(recipes.first { $0.contains("    steps:\n") })
        let install = try #require(workflow.range(of: ">> \"$GITHUB_PATH\"\n"))
        let check = try #require(workflow.range(of: "- run: viper-gen check"))
        #expect(install.upperBound <= check.lowerBound)
    }

    /// pre-commit does not count deleted files, and skips a hook for which it finds no file.
    @Test func theHookRunsWhenASpecIsDeleted() throws {
        let hook = try #require(recipes.first { $0.contains("- repo: local\n") })
        #expect(hook.contains("        always_run: true\n"))
    }
}
