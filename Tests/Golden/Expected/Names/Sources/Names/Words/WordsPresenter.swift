import Foundation

@MainActor
final class WordsPresenter {
    weak var view: (any WordsViewProtocol)?
    let load: any WordsLoadInteractorInputProtocol
    let router: any WordsRouterProtocol
    let `await`: Int
    let made: View
    let log: String
    var each = 0
    var some: State?

    init(
        load: any WordsLoadInteractorInputProtocol,
        router: any WordsRouterProtocol,
        `await`: Int,
        made: View,
        log: String
    ) {
        self.load = load
        self.router = router
        self.await = `await`
        self.made = made
        self.log = log
    }

    // MARK: - WordsPresenterProtocol

    func optional(_ dynamic: Int, _ `await`: Int) {
        // TODO: optional(_:_:)
    }
}
