struct Forecast: Equatable {
    let day: Date
    let degrees: Double
}

service WeatherAPI {
    func forecast(for city: String) async throws -> [Forecast]
    func observe(_ city: String) -> AsyncStream<Forecast>
    var lastUpdate: Date { get async throws }
}

/// Everything here waits for something.
module Weather(city: String) {
    view {
        func setLoading(_ isLoading: Bool)
        func show(_ forecast: [Forecast])
        func show(error message: String)
        func confirmReload() async -> Bool
    }

    presenter {
        func viewDidLoad() async {
            view?.setLoading(true)
            await interactor.load()
            view?.setLoading(false)
        }
        func viewWillAppear() async { await interactor.observe() }
        func didPullToRefresh() async {
            guard await view?.confirmReload() == true else { return }
            await interactor.load()
        }
        func didTapShare() async throws {
            let forecast = try await interactor.latest()
            await router.share(forecast)
        }
        func didTapRetry() async {
            do {
                let forecast = try await interactor.latest()
                view?.show([forecast])
            } catch {
                view?.show(error: error.localizedDescription)
            }
        }
    }

    interactor(city, api: any WeatherAPI) {
        func load() async {
            do {
                let forecast = try await api.forecast(for: city)
                await output?.didLoad(forecast)
            } catch {
                output?.didFail(error.localizedDescription)
            }
        }
        func observe() async {
            for await forecast in api.observe(city) {
                await output?.didLoad([forecast])
            }
        }
        func latest() async throws -> Forecast
        func isStale() async throws -> Bool { try await api.lastUpdate < Date(timeIntervalSinceNow: -3600) }
    }

    output {
        func didLoad(_ forecast: [Forecast]) async { view?.show(forecast) }
        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    router { func share(_ forecast: Forecast) async }
}
