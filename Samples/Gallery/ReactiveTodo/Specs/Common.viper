import Common

/// A to-do, as interactors and the store use it.
entity Todo: Equatable {
    let id: UUID
    let title: String
    let date: Date
}

/// The time at which something is due, relative to today. Declared in Common of the gallery.
external enum NearTermDateRelation

service DataStore {
    func createTodo(_ todo: Todo) async throws
    func readUpcomingToDos(from start: Date, to end: Date) async throws -> [Todo]
}

service Clock {
    func today() -> Date
}
