import Common
import Foundation

/// Shows the selected name, and appends text to it.
@MainActor
final class FinalScreenView: ConsoleScreen {
    let presenter: any FinalScreenPresentorProtocol
    weak var console: Console?

    init(presenter: any FinalScreenPresentorProtocol) {
        self.presenter = presenter
    }

    func appear() async {
        console?.print(presenter.currentName)
    }

    func handle(_ command: Command) async {
        switch command.name {
        case "append": presenter.appendName()
        case "reset": presenter.resetName()
        case "back": presenter.goOneScreenBack()
        case "home": presenter.goToHomePage()
        default: refuse(command, know: "append", "reset", "back", "home")
        }
    }

    // MARK: - FinalScreenUpdaterProtocol

    func update(with viewModel: FinalScreenViewModel) {
        console?.print("\(viewModel.successMessage): \(viewModel.resultMessage)")
    }
}
