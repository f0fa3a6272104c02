import UIKit

final class ReceiptController: UIViewController, ReceiptViewProtocol {
    var presenter: ReceiptPresenterProtocol?

    override func viewDidLoad() { presenter?.viewDidLoad() }

    func show(_ sum: Int) {}
}
