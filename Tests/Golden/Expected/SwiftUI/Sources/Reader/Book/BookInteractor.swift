import Foundation

@MainActor
final class BookInteractor {
    weak var output: (any BookInteractorOutputProtocol)?
    let id: Int

    init(id: Int) {
        self.id = id
    }
}
