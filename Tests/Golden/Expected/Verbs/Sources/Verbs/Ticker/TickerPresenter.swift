import Foundation

@MainActor
final class TickerPresenter {
    weak var view: (any TickerViewProtocol)?

    // MARK: - TickerPresenterProtocol

    func viewDidLoad() {
        // TODO: viewDidLoad()
    }

    // MARK: - TickerModuleProtocol

    func stop() {
        // TODO: stop()
    }
}
