import Foundation

@MainActor
final class LibraryInteractor {
    weak var output: (any LibraryInteractorOutputProtocol)?
    let shelf: Shelf
    let filter: BookFilter?
    let catalogue: any Catalogue
    let calendar: Calendar

    init(shelf: Shelf, filter: BookFilter?, catalogue: any Catalogue, calendar: Calendar) {
        self.shelf = shelf
        self.filter = filter
        self.catalogue = catalogue
        self.calendar = calendar
    }
}
