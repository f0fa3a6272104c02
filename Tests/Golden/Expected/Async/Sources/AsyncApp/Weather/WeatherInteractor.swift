import Foundation

@MainActor
final class WeatherInteractor {
    weak var output: (any WeatherInteractorOutputProtocol)?
    let city: String
    let api: any WeatherAPI

    init(city: String, api: any WeatherAPI) {
        self.city = city
        self.api = api
    }

    // MARK: - WeatherInteractorInputProtocol

    func latest() async throws -> Forecast {
        // TODO: latest()
        fatalError("WeatherInteractor.latest() is not implemented")
    }
}
