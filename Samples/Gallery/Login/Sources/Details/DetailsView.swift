import Common
import Foundation

/// Shows the details of a user, from which the user of the app selects a name.
@MainActor
final class DetailsView: ConsoleScreen {
    let presenter: any DetailsPresenterProtocol
    weak var console: Console?
    private let answer = Waiting()

    init(presenter: any DetailsPresenterProtocol) {
        self.presenter = presenter
    }

    func appear() async {
        presenter.presentDetails(user: presenter.user)
        await answer.finished()
    }

    func handle(_ command: Command) async {
        switch command.name {
        case "select":
            guard let index = command.element(of: Array(presenter.userDetails.indices)) else {
                console?.print(error: "There is no '\(command.argument)' to select.")
                return
            }
            presenter.indexSelected(index)
        case "next":
            presenter.moveToNextScreen()
        case "dismiss":
            presenter.dismiss()
        default:
            refuse(command, know: "select N", "next", "dismiss")
        }
    }

    // MARK: - DetailViewProtocol

    func showDetails(userDetails: [String]) {
        for (index, detail) in userDetails.enumerated() {
            console?.print("  \(index + 1). \(detail)")
        }
    }

    func showLoading() {
        answer.begin()
        console?.print("…")
    }

    func hideLoading() {
        answer.end()
    }

    func selectedNameUpdater(with viewModel: DetailsViewModel) {
        console?.print("\(viewModel.successMessage): \(viewModel.selectedOptionTransform)")
    }

    func showNextScreenError() {
        console?.print(error: "Select a name first.")
    }
}
