import Foundation

@MainActor
final class AuthorInteractor {
    let name: String
    let people: any People

    init(name: String, people: any People) {
        self.name = name
        self.people = people
    }
}
