import Foundation

@MainActor
final class WeatherPresenter {
    weak var view: (any WeatherViewProtocol)?
    let interactor: any WeatherInteractorInputProtocol
    let router: any WeatherRouterProtocol

    init(interactor: any WeatherInteractorInputProtocol, router: any WeatherRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
