import Common

/// A to-do, as it is stored.
entity TodoItem: Equatable {
    let dueDate: Date
    let name: String
}

/// The time at which something is due, relative to today. Declared in Common of the gallery.
external enum NearTermDateRelation

service Clock {
    func today() -> Date
}

/// Uses the store on the main actor, where the article has its Core Data context.
@MainActor
service ListDataManager {
    func todoItemsBetweenStartDate(
        _ startDate: Date, endDate: Date, completion: @escaping ([TodoItem]) -> Void)
}

@MainActor
service AddDataManager {
    func addNewEntry(_ entry: TodoItem)
}
