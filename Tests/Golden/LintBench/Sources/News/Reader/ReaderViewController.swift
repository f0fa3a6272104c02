#if canImport(UIKit) && !os(watchOS)
import UIKit

final class ReaderViewController: UIViewController {
    let presenter: any ReaderPresenterProtocol
    private let textView = UITextView()

    init(presenter: any ReaderPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let close = UIAction { [presenter] _ in presenter.didTapClose() }
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
        Task { [presenter] in await presenter.viewDidLoad() }
    }

    // MARK: - ReaderViewProtocol

    func show(title: String, text: String) {
        self.title = title
        textView.text = text
    }

    func show(error message: String) {
        textView.text = message
    }
}
#endif
