import Common
import Foundation

/// Shows an error until the user answers.
@MainActor
final class ErrorAlertView: ConsoleScreen {
    weak var console: Console?
    private let input: Sender<ErrorAlertInput>

    /// `buildOutput` turns the events of this view into the values that it shows.
    init(buildOutput: (Signal<ErrorAlertInput>) -> Signal<ErrorAlertOutput>) {
        let channel = Channel<ErrorAlertInput>()
        input = channel.sender
        let output = buildOutput(channel.signal)
        Task { [weak self] in
            for await value in output { self?.show(value) }
        }
    }

    func appear() async {
        await input.send(.appear)
    }

    func handle(_ command: Command) async {
        switch command.name {
        case "ok": await input.send(.ok)
        default: refuse(command, know: "ok")
        }
    }

    // MARK: - ErrorAlertOutput

    func show(_ output: ErrorAlertOutput) {
        switch output {
        case .message(let text): console?.print(error: text)
        }
    }
}
