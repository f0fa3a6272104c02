import Common
import Foundation

/// Reads name and password from one command. If they are correct, opens the next screen after a second.
@MainActor
final class LoginView: ConsoleScreen {
    let presenter: any LoginPresentorProtocol
    weak var console: Console?
    /// The time for which the success message is shown.
    var pause = Duration.seconds(1)
    private var loginViewModel: LoginViewModel?
    private let answer = Waiting()

    init(presenter: any LoginPresentorProtocol) {
        self.presenter = presenter
    }

    func appear() async {
        console?.print("Log in: login NAME: PASSWORD")
    }

    func handle(_ command: Command) async {
        switch command.name {
        case "login":
            let (name, password) = command.halves
            presenter.executeFindItems(name: name, password: password)
            await answer.finished()
            guard loginViewModel != nil else { return }
            try? await Task.sleep(for: pause)
            presenter.showList()
        default:
            refuse(command, know: "login NAME: PASSWORD")
        }
    }

    // MARK: - LoginViewProtocol

    func showLoadingSpinner() {
        answer.begin()
        console?.print("…")
    }

    func hideLoadingSpinner() {
        answer.end()
    }

    func showUserWithSuccess(viewModel: LoginViewModel) {
        loginViewModel = viewModel
        console?.print("\(viewModel.titleMessage): \(viewModel.successMessage)")
    }

    func showUserWithError(_ error: String) {
        loginViewModel = nil
        console?.print(error: error)
    }
}
