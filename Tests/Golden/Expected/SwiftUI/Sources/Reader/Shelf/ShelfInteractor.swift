import Foundation

@MainActor
final class ShelfInteractor {
    weak var output: (any ShelfInteractorOutputProtocol)?
    let library: any Library

    init(library: any Library) {
        self.library = library
    }
}
