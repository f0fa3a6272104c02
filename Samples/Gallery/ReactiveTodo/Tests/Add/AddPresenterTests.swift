import Common
import Foundation
import Testing

@testable import ReactiveTodo

/// The tests of adding from the article's repository.
@MainActor
struct AddPresenterTests {
    private let today = Calendar.fixed.day(2014, 5, 21) ?? .distantPast
    private let input = Channel<AddInput>()

    private func present(
        _ interactor: @escaping AddInteractor
    ) -> (output: Recorder<AddOutput>, actions: Recorder<AddAction>) {
        let presenter = addPresenter(minimumDate: today, interactor: interactor)
        let (output, actions) = presenter(input.signal)
        return (Recorder(output), Recorder(actions))
    }

    @Test("saving is enabled if there is a title")
    func enterTitleAndDate() async {
        let (output, _) = present { _, _ in }

        await input.sender.send(.appear)
        await input.sender.send(.title("a"))
        await input.sender.send(.title(""))

        #expect(
            output.values.map(String.init(describing:)) == [
                "minimumDate(\(today))", "saveEnabled(false)", "saveEnabled(true)",
                "saveEnabled(false)",
            ]
        )
    }

    @Test("tap on Save saves the typed to-do and sends 'success'")
    func tapSaveButton() async {
        var saved: [(String, Date)] = []
        let (_, actions) = present { saved.append(($0, $1)) }
        let day = Calendar.fixed.day(3, after: today)

        await input.sender.send(.title("Buy milk"))
        await input.sender.send(.date(day))
        await input.sender.send(.save)

        #expect(saved.map(\.0) == ["Buy milk"])
        #expect(saved.map(\.1) == [day])
        #expect(actions.values.map(String.init(describing:)) == ["success"])
    }

    @Test("a failed save sends the error as an action")
    func failure() async {
        let (_, actions) = present { _, _ in throw FixtureError() }

        await input.sender.send(.title("Buy milk"))
        await input.sender.send(.save)

        guard case .failure(let error) = actions.values.first else {
            Issue.record("no failure: \(actions.values)")
            return
        }
        #expect(error is FixtureError)
    }

    @Test("tap on Cancel saves nothing")
    func cancel() async {
        var isSaved = false
        let (_, actions) = present { _, _ in isSaved = true }

        await input.sender.send(.title("Buy milk"))
        await input.sender.send(.cancel)

        #expect(actions.values.map(String.init(describing:)) == ["cancel"])
        #expect(!isSaved)
    }
}
