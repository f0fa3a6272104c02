// What the modules share.

/// A day of the calendar, wherever it is: it has no hours, so no change of clocks can move it.
struct Day: Hashable, Sendable {
    /// Days since 1 March of the year 0: counted so, a leap day is the last of its year.
    let number: Int
}

/// Something to get done: what interactors work on. A view never sees one.
entity TodoItem: Equatable, Identifiable, Sendable {
    let id: UUID
    var title: String
    var notes: String = ""
    var due: Day
    var isDone: Bool = false
}

/// What became of a date that somebody typed.
enum TypedDue: Equatable, Sendable {
    case missing
    case unclear
    case past(Day)
    case day(Day)
}

/// Where to-dos are kept.
service TodoStore {
    /// All of them, in the order in which they were added.
    func todos() async throws -> [TodoItem]

    func todo(id: UUID) async throws -> TodoItem

    func add(_ todo: TodoItem) async throws

    /// Replaces the one that has its id.
    func update(_ todo: TodoItem) async throws

    func remove(id: UUID) async throws

    /// Where that is, in words for people.
    func place() async -> String

    /// What a person has to know about it; nil once it was told.
    func takeNotice() async -> String?
}

/// Tells the day, and how weeks are counted.
service DateProvider {
    /// The day that it is now, where the user is.
    func today() -> Day

    /// The day with which weeks begin: 1 is Sunday, 2 is Monday.
    func firstWeekday() -> Int
}
