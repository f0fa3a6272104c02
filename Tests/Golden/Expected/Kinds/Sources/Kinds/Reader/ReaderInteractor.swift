import Foundation

@MainActor
final class ReaderInteractor {
    let id: Book.ID
    let number: Int
    let catalogue: any Catalogue

    init(id: Book.ID, number: Int, catalogue: any Catalogue) {
        self.id = id
        self.number = number
        self.catalogue = catalogue
    }
}
