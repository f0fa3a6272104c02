import Foundation

@MainActor
final class AddInteractor {
    weak var output: (any AddInteractorOutputProtocol)?
    let library: any Library

    init(library: any Library) {
        self.library = library
    }
}
