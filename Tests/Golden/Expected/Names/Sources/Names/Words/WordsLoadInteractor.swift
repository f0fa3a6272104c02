import Foundation

@MainActor
final class WordsLoadInteractor {
    weak var output: (any WordsLoadInteractorOutputProtocol)?
    let logger: any Log
    let any: View

    init(logger: any Log, any: View) {
        self.logger = logger
        self.any = any
    }

    // MARK: - WordsLoadInteractorInputProtocol

    func `await`() {
        // TODO: await()
    }
}
