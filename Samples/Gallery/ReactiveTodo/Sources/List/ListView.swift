import Common
import Foundation

/// What is due, in sections, as a console shows it.
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

    /// What is added comes by itself: the list loads when it appears for the first time.
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
