import Foundation

@MainActor
final class WeatherRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }

    // MARK: - WeatherRouterProtocol

    func share(_ forecast: Forecast) async {
        // TODO: share(_:)
    }
}
