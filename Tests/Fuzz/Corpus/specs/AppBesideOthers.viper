app TodoStoreApp {
    root  TodoList
    // The article shows its entity pages > 300 }
}

struct Page: Equatable {
    let number: Int
    let text: String

    static let blank = Page(number: 0, text: "")
}

enum Shelf: String, Codable, CaseIterable {
    case fiction, poetry
    case other = "misc"
}

enum LoadState<Value: Equatable & Sendable>: Equatable {
    case idle
    case loaded(Value)
    case failed(reason: String)
}

/// What can be sorted by its title.
protocol Titled {
    var title: String { get }
}

typealias Titles = [String]
typealias BookFilter = @Sendable (Book) -> Bool

extension Book: Titled {}

extension Array where Element == Book {
    var titles: Titles { map(\.title) }
}

/// A catalogue that forgets nothing.
service Catalogue: BookSource {
    var shelves: [Shelf] { get }
    func books(where filter: BookFilter) -> [Book]
    func page(_ number: Int, of book: Book.ID) throws -> Page
}

/// Where books come from.
service BookSource {
    func newest() -> Book?
}

// Known, not emitted: all of these exist.
external protocol CustomStringConvertible { var description: String { get } }
external struct Calendar
external class NotificationCenter
external enum ComparisonResult
external actor MainActor
