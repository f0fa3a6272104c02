/// Something to get done, as it is stored.
entity TodoItem: Equatable {
    let dueDate: Date
    let name: String
}

service Clock {
    func today() -> Date
}

service ListDataManager {
    func todoItemsBetweenStartDate(
        _ startDate: Date, endDate: Date, completion: @escaping @Sendable ([TodoItem]) -> Void)
}

service AddDataManager {
    func addNewEntry(_ entry: TodoItem)
}
