import Foundation

@MainActor
final class WeatherRouter {
    private let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }

    // MARK: - WeatherRouterProtocol

    func share(_ forecast: Forecast) async {
        // TODO: share(_:)
    }
}
