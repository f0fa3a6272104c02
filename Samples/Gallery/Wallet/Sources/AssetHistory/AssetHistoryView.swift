import Foundation

/// Shows the transfers, below the asset.
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
