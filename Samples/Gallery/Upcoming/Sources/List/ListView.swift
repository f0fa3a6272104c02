import Common
import Foundation

/// Shows due items in sections on a console.
@MainActor
final class ListView: ConsoleScreen {
    /// The content of the screen: one of two views.
    enum Content: Equatable {
        case nothing
        case noContentView
        case tableView(UpcomingDisplayData)
    }

    let eventHandler: any ListModuleInterface
    weak var console: Console?
    private(set) var content = Content.nothing
    private var hasAppeared = false

    init(eventHandler: any ListModuleInterface) {
        self.eventHandler = eventHandler
    }

    /// Loads the list only once. The add screen covers only a part of the list, so the list does not appear again
    /// later.
    func appear() async {
        guard !hasAppeared else { return }
        hasAppeared = true
        eventHandler.updateView()
    }

    func handle(_ command: Command) async {
        switch command.name {
        case "add": eventHandler.addNewEntry()
        case "list": reloadEntries()
        default: refuse(command, know: "add", "list")
        }
    }

    // MARK: - ListViewInterface

    func showNoContentMessage() {
        content = .noContentView
        reloadEntries()
    }

    func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
        content = .tableView(data)
        reloadEntries()
    }

    func reloadEntries() {
        switch content {
        case .nothing: break
        case .noContentView: console?.print("Nothing is due.")
        case .tableView(let data): for section in data.sections { print(section) }
        }
    }

    private func print(_ section: UpcomingDisplaySection) {
        console?.print("\(section.name) (\(section.imageName))")
        for item in section.items {
            let day = item.dueDate.isEmpty ? "" : ", \(item.dueDate)"
            console?.print("  \(item.title)\(day)")
        }
    }
}
