// Declarations that the modules share.

/// A day of the calendar, without a time: a change of the clocks or the time zone does not move it.
struct Day: Hashable, Sendable {
    /// Days since 1 March of the year 0. With this start, a leap day is the last day of its year.
    let number: Int
}

/// A to-do, for interactors. Views never receive it.
entity TodoItem: Equatable, Identifiable, Sendable {
    let id: UUID
    var title: String
    var notes: String = ""
    var due: Day
    var isDone: Bool = false
}

/// The result of parsing a typed date.
enum TypedDue: Equatable, Sendable {
    case missing
    case unclear
    case past(Day)
    case day(Day)
}

/// Stores to-dos.
service TodoStore {
    /// Returns all to-dos, in the order in which they were added.
    func todos() async throws -> [TodoItem]

    func todo(id: UUID) async throws -> TodoItem

    func add(_ todo: TodoItem) async throws

    /// Replaces the to-do with the same ID.
    func update(_ todo: TodoItem) async throws

    func remove(id: UUID) async throws

    /// Returns the location of the store, as a text for the user.
    func place() async -> String

    /// Returns a notice for the user, once. Then it is nil.
    func takeNotice() async -> String?
}

/// Provides the current day and the first day of the week.
service DateProvider {
    /// Returns the current day in the user's time zone.
    func today() -> Day

    /// Returns the first day of the week: 1 is Sunday, 2 is Monday.
    func firstWeekday() -> Int
}
