import Common
import Foundation

/// Lists all assets on a console.
@MainActor
final class AssetListView: WalletScreen {
    let presenter: any AssetListPresenterProtocol

    init(presenter: any AssetListPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() async {
        await presenter.viewDidLoad()
    }

    override func perform(_ command: Command) async {
        switch command.name {
        case "open": open(command)
        case "sort": presenter.didTapSort()
        case "refresh": await presenter.didTapRefresh()
        default: refuse(command, know: "open NUMBER", "sort", "refresh")
        }
    }

    private func open(_ command: Command) {
        if let number = Int(command.argument) { presenter.didSelectRow(at: number - 1) }
    }

    // MARK: - AssetListViewProtocol

    func show(_ list: AssetListViewModel) {
        draw([list.title] + list.rows.enumerated().map { "  \($0 + 1). \($1)" })
    }
}
