import Common
import CommonTesting
import Testing

@testable import Login

/// What the article says that the app does, with a server that answers at once.
@MainActor
struct AppTests {
    private let script = ScriptedConsole()

    private func screen() throws -> Screen {
        let dependencies = CompositionRoot(dataManager: DataManager(delay: .zero))
        let screen = try #require(LoginModule().build(dependencies)).screen
        try #require(screen.view as? LoginView).pause = .zero
        return screen
    }

    @Test("name and password are right: a spinner, the success, and then the next screen")
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

    @Test("they are wrong: a spinner, the error, and the screen stays")
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

    @Test("the selected name is appended to, and reset; the way leads back, or home")
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

    @Test("a name on the next screen is selected, and the way leads back")
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
