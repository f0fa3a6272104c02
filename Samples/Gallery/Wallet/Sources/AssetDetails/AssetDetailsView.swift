import Common
import Foundation

/// Shows an asset and its actions.
@MainActor
final class AssetDetailsView: WalletScreen {
    let presenter: any AssetDetailsPresenterProtocol

    init(presenter: any AssetDetailsPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() async {
        presenter.viewDidLoad()
    }

    override func perform(_ command: Command) async {
        switch command.name {
        case "send":
            let (recipient, amount) = command.halves
            await presenter.didTapSend(amount, to: recipient)
        case "share": presenter.didTapShare()
        case "back": presenter.didTapBack()
        default: refuse(command, know: "send RECIPIENT: AMOUNT", "share", "back")
        }
    }

    // MARK: - AssetDetailsViewProtocol

    func show(_ lines: [String]) {
        draw(lines)
    }
}
