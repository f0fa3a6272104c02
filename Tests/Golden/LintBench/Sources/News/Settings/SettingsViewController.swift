#if canImport(UIKit) && !os(watchOS)
import UIKit

final class SettingsViewController: UIViewController {
    let presenter: any SettingsPresenterProtocol
    private let stepper = UIStepper()

    init(presenter: any SettingsPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stepper.addTarget(self, action: #selector(stepped), for: .valueChanged)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
        presenter.viewDidLoad()
    }

    // MARK: - SettingsViewProtocol

    func show(size: Int) {
        stepper.value = Double(size)
    }

    @objc private func stepped() {
        presenter.didChange(size: Int(stepper.value))
    }

    @objc private func doneTapped() {
        presenter.didTapDone()
    }
}
#endif
