import Common

/// Something to get done, as interactors and the store know it.
entity Todo: Equatable {
    let id: UUID
    let title: String
    let date: Date
}

/// When something is due, as seen from today. The gallery's Common declares it.
external enum NearTermDateRelation

service DataStore {
    func createTodo(_ todo: Todo) async throws
    func readUpcomingToDos(from start: Date, to end: Date) async throws -> [Todo]
}

service Clock {
    func today() -> Date
}
