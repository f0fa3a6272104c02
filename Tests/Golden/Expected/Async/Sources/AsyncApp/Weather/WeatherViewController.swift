#if canImport(UIKit) && !os(watchOS)
import UIKit

final class WeatherViewController: UIViewController {
    private let presenter: any WeatherPresenterProtocol
    private var viewDidLoadTask: Task<Void, Never>?
    private var viewWillAppearTask: Task<Void, Never>?

    init(presenter: any WeatherPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    deinit {
        viewDidLoadTask?.cancel()
        viewWillAppearTask?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewDidLoadTask = Task { [presenter] in await presenter.viewDidLoad() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        viewWillAppearTask?.cancel()
        viewWillAppearTask = Task { [presenter] in await presenter.viewWillAppear() }
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
        fatalError("WeatherViewController.confirmReload() is not implemented")
    }
}
#endif
