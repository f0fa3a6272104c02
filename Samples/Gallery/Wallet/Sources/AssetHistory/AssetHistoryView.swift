import Foundation

/// Shows the transfers of an asset. `AssetDetailsView` embeds it.
@MainActor
final class AssetHistoryView: WalletScreen {
    let presenter: any AssetHistoryPresenterProtocol

    init(presenter: any AssetHistoryPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() async {
        await presenter.viewDidLoad()
    }

    // MARK: - AssetHistoryViewProtocol

    func show(_ lines: [String]) {
        draw(lines)
    }
}
