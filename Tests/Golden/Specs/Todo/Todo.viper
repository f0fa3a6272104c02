/// Something to get done.
entity TodoItem: Codable, Equatable, Identifiable {
    let id: UUID
    var title: String
    var notes: String = ""
    var due: Date
}

/// Where to-dos are kept.
service TodoStore {
    func todos(dueFrom start: Date, through end: Date) async throws -> [TodoItem]
    func save(_ todo: TodoItem) async throws
    func remove(id: TodoItem.ID) async throws
}

service DateProvider {
    func today() -> Date
}
