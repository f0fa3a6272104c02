import Common
import Foundation

/// A form for a title and a day, on a console.
@MainActor
final class AddView: ConsoleScreen {
    weak var console: Console?
    private let input: Sender<AddInput>
    private var minimumDate = Date.distantPast
    private var canSave = false
    private var hasAppeared = false

    /// `buildOutput` turns the events of this view into the values that it shows.
    init(buildOutput: (Signal<AddInput>) -> Signal<AddOutput>) {
        let channel = Channel<AddInput>()
        input = channel.sender
        let output = buildOutput(channel.signal)
        Task { [weak self] in
            for await value in output { self?.show(value) }
        }
    }

    func appear() async {
        guard !hasAppeared else { return }
        hasAppeared = true
        console?.print("New: title TITLE, date YYYY-MM-DD or +DAYS, save, cancel")
        await input.send(.appear)
    }

    func handle(_ command: Command) async {
        switch command.name {
        case "title": await input.send(.title(command.argument))
        case "date": await read(day: command.argument)
        case "save" where canSave: await input.send(.save)
        case "save": console?.print(error: "A title is required.")
        case "cancel": await input.send(.cancel)
        default: refuse(command, know: "title TITLE", "date DAY", "save", "cancel")
        }
    }

    /// Like a date picker, offers no day before the minimum date.
    private func read(day: String) async {
        let calendar = Calendar.fixed
        guard let date = calendar.day(typed: day, today: minimumDate),
            date >= calendar.startOfDay(for: minimumDate)
        else {
            console?.print(error: "'\(day)' is no day to come.")
            return
        }
        await input.send(.date(date))
    }

    // MARK: - AddOutput

    func show(_ output: AddOutput) {
        switch output {
        case .minimumDate(let date): minimumDate = date
        case .saveEnabled(let isEnabled): canSave = isEnabled
        }
    }
}
