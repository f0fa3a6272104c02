import Common
import Foundation

/// A form for a name and a day, on a console.
@MainActor
final class AddView: ConsoleScreen {
    let eventHandler: any AddModuleInterface
    weak var console: Console?
    private var name = ""
    private var dueDate = Date()
    private var minimum = Date()

    init(eventHandler: any AddModuleInterface) {
        self.eventHandler = eventHandler
    }

    func appear() async {
        console?.print("New: name NAME, due YYYY-MM-DD or +DAYS, save, cancel")
    }

    func handle(_ command: Command) async {
        switch command.name {
        case "name": setEntryName(command.argument)
        case "due": read(day: command.argument)
        case "save": eventHandler.saveAddActionWithName(name, dueDate: dueDate)
        case "cancel": eventHandler.cancelAddAction()
        default: refuse(command, know: "name NAME", "due DAY", "save", "cancel")
        }
    }

    /// Like a date picker, offers no day before the minimum date.
    private func read(day: String) {
        let calendar = Calendar.fixed
        guard let date = calendar.day(typed: day, today: minimum),
            date >= calendar.startOfDay(for: minimum)
        else {
            console?.print(error: "'\(day)' is no day to come.")
            return
        }
        setEntryDueDate(date)
    }

    // MARK: - AddViewInterface

    func setEntryName(_ name: String) {
        self.name = name
    }

    func setEntryDueDate(_ date: Date) {
        dueDate = date
    }

    func setMinimumDueDate(_ date: Date) {
        minimum = date
        dueDate = date
    }
}
