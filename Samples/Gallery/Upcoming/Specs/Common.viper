import Common

/// Something to get done, as it is stored.
entity TodoItem: Equatable {
    let dueDate: Date
    let name: String
}

/// When something is due, as seen from today. The gallery's Common declares it.
external enum NearTermDateRelation

service Clock {
    func today() -> Date
}

/// Asks the store on the main actor, where the article's has its context.
@MainActor
service ListDataManager {
    func todoItemsBetweenStartDate(
        _ startDate: Date, endDate: Date, completion: @escaping ([TodoItem]) -> Void)
}

@MainActor
service AddDataManager {
    func addNewEntry(_ entry: TodoItem)
}
