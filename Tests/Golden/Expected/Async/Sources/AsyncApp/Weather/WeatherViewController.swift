#if canImport(UIKit) && !os(watchOS)
import UIKit

final class WeatherViewController: UIViewController {
    let presenter: any WeatherPresenterProtocol

    init(presenter: any WeatherPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Task { [presenter] in await presenter.viewDidLoad() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Task { [presenter] in await presenter.viewWillAppear() }
    }

    // MARK: - WeatherViewProtocol

    func setLoading(_ isLoading: Bool) {
        // TODO: setLoading(_:)
    }

    func show(_ forecast: [Forecast]) {
        // TODO: show(_:)
    }

    func show(error message: String) {
        // TODO: show(error:)
    }

    func confirmReload() async -> Bool {
        // TODO: confirmReload()
        fatalError("WeatherViewController.confirmReload() is not written yet")
    }
}
#endif
