import Foundation

@MainActor
final class ChartPresenter {
    weak var view: (any ChartViewProtocol)?
    let interactor: any ChartInteractorInputProtocol
    let router: any ChartRouterProtocol

    init(interactor: any ChartInteractorInputProtocol, router: any ChartRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    // MARK: - ChartInteractorOutputProtocol

    func didLoad(_ values: [Double]) {
        // TODO: didLoad(_:)
    }
}
