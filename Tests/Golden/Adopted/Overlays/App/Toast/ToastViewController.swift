import UIKit

final class ToastViewController: UIViewController, ToastViewProtocol {
    var presenter: ToastPresenterProtocol?

    override func viewDidLoad() { presenter?.viewDidLoad() }

    func show(_ text: String) {}
}
