import Common
import Foundation

/// Asks the user to confirm a transfer.
@MainActor
final class SendConfirmView: WalletScreen {
    let presenter: any SendConfirmPresenterProtocol

    init(presenter: any SendConfirmPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() async {
        presenter.viewDidLoad()
    }

    override func perform(_ command: Command) async {
        switch command.name {
        case "confirm": await presenter.didTapConfirm()
        case "cancel": presenter.didTapCancel()
        default: refuse(command, know: "confirm", "cancel")
        }
    }

    // MARK: - SendConfirmViewProtocol

    func show(_ question: String) {
        draw([question])
    }
}
