import Common
import Foundation

/// Shows names and their IDs on a console.
@MainActor
final class ListingView: ConsoleScreen {
    let presenter: any ListingPresenterProtocol
    weak var console: Console?
    private var items: [Item] = []

    init(presenter: any ListingPresenterProtocol) {
        self.presenter = presenter
    }

    func appear() async {
        await presenter.loadItems()
    }

    func handle(_ command: Command) async {
        switch command.name {
        case "list":
            reloadData()
        case "reload":
            await presenter.loadItems()
        default:
            refuse(command, know: "list", "reload")
        }
    }

    private func reloadData() {
        for item in items { console?.print("  \(item.id)  \(item.name)") }
    }

    // MARK: - ListingViewProtocol

    func showItems(_ items: [Item]) {
        self.items = items
        reloadData()
    }

    func showError(_ message: String) {
        console?.print(error: message)
    }
}
