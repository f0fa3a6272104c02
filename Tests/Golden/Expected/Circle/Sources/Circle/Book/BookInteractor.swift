import Foundation

@MainActor
final class BookInteractor {
    let title: String
    let people: any People

    init(title: String, people: any People) {
        self.title = title
        self.people = people
    }
}
