import Common
import Foundation

/// Shows due items in sections on a console.
@MainActor
final class ListView: ConsoleScreen {
    weak var console: Console?
    private let input: Sender<ListInput>
    private var hasAppeared = false

    /// `buildOutput` turns the events of this view into the values that it shows.
    init(buildOutput: (Signal<ListInput>) -> Signal<ListOutput>) {
        let channel = Channel<ListInput>()
        input = channel.sender
        let output = buildOutput(channel.signal)
        Task { [weak self] in
            for await value in output { self?.show(value) }
        }
    }

    /// The list loads only when it appears for the first time. Added items arrive through a channel.
    func appear() async {
        guard !hasAppeared else { return }
        hasAppeared = true
        await input.send(.refresh)
    }

    func handle(_ command: Command) async {
        switch command.name {
        case "add": await input.send(.add)
        case "refresh": await input.send(.refresh)
        default: refuse(command, know: "add", "refresh")
        }
    }

    // MARK: - ListOutput

    func show(_ output: ListOutput) {
        switch output {
        case .isRefreshing(true): console?.print("…")
        case .isRefreshing(false), .backgroundViewHidden(true): break
        case .backgroundViewHidden(false): console?.print("Nothing is due.")
        case .displaySections(let sections):
            for section in sections { print(section) }
        }
    }

    private func print(_ section: UpcomingDisplaySection) {
        console?.print(section.name)
        for item in section.items {
            let day = item.dueDay.isEmpty ? "" : ", \(item.dueDay)"
            console?.print("  \(item.title)\(day)")
        }
    }
}
