#if canImport(UIKit) && !os(watchOS)
import UIKit

final class CNTCountViewController: UIViewController {
    private let presenter: any CNTCountPresenterProtocol

    init(presenter: any CNTCountPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: - CNTCountView

    func setCountText(_ text: String) {
        // TODO: setCountText(_:)
    }

    func setDecrementEnabled(_ enabled: Bool) {
        // TODO: setDecrementEnabled(_:)
    }
}
#endif
