import Foundation

@MainActor
final class NamesPresenter {
    weak var view: (any NamesViewProtocol)?
    let interactor: any NamesInteractorInputProtocol
    let router: any NamesRouterProtocol
    weak var delegate: (any NamesDelegate)?
    let made: String
    let kept: Double
    let output: String
    let screen: Int
    let build: Int
    let assemble: Int
    var count = 0

    init(
        interactor: any NamesInteractorInputProtocol,
        router: any NamesRouterProtocol,
        delegate: (any NamesDelegate)?,
        made: String,
        kept: Double,
        output: String,
        screen: Int,
        build: Int,
        assemble: Int
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
        self.made = made
        self.kept = kept
        self.output = output
        self.screen = screen
        self.build = build
        self.assemble = assemble
    }
}
