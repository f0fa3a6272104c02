import Common
import CommonTesting
import Testing

@testable import Login

/// Tests that the app does what the article describes, with a server that responds immediately.
@MainActor
struct AppTests {
    private let script = ScriptedConsole()

    private func screen() throws -> Screen {
        let dependencies = CompositionRoot(dataManager: DataManager(delay: .zero))
        let screen = try #require(LoginModule().build(dependencies)).screen
        try #require(screen.view as? LoginView).pause = .zero
        return screen
    }

    @Test("with right name and password, shows a spinner, a success message and the next screen")
    func success() async throws {
        let code = await script.run(try screen(), "login foo: password")

        #expect(
            script.printed == [
                "Log in: login NAME: PASSWORD", "…", "Welcome Back: Login Successful",
                "…", "  1. foo the first", "  2. foo the second",
            ]
        )
        #expect(code == 0)
    }

    @Test("with wrong name or password, shows a spinner and an error, and stays on the screen")
    func failure() async throws {
        let code = await script.run(try screen(), "login foo: secret", "login foo: password")

        #expect(
            script.printed.prefix(5) == [
                "Log in: login NAME: PASSWORD", "…", "error: Failed to get user object",
                "…", "Welcome Back: Login Successful",
            ]
        )
        #expect(code == 1)
    }

    @Test("appends to the selected name, resets it, and goes back or home")
    func finalScreen() async throws {
        await script.run(
            try screen(), "login foo: password", "next", "select 1", "next", "append", "reset",
            "back", "next", "home")

        #expect(
            script.printed.dropFirst(6) == [
                "error: Select a name first.",
                "Name selected: foo the first foo the first",
                "foo the first",
                "Success name appened: foo the first foo the first",
                "Success name reset: foo the first",
                "Going back: foo the first",
                "…", "  1. foo the first", "  2. foo the second",
                "foo the first",
                "Going home: foo the first",
                "Log in: login NAME: PASSWORD",
            ]
        )
    }

    @Test("selects a name on the next screen, and goes back")
    func details() async throws {
        await script.run(try screen(), "login foo: password", "select 2", "select 3", "dismiss")

        #expect(
            script.printed.dropFirst(6) == [
                "Name selected: foo the second foo the second",
                "error: There is no '3' to select.",
                "Log in: login NAME: PASSWORD",
            ]
        )
    }
}
