@MainActor
final class ChartPresenter {
    weak var view: (any ChartViewProtocol)?
    let interactor: any ChartInteractorInputProtocol
    let router: any ChartRouterProtocol
    private var values: [Double] = []

    init(interactor: any ChartInteractorInputProtocol, router: any ChartRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    subscript(day: Int) -> Double { values[day] }

    func didLoad(_ values: [Double]) {
        self.values = values
    }
}
