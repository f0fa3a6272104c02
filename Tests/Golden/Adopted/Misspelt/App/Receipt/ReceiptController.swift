import UIKit

final class ReceiptController: UIViewController, RecieptViewProtocol {
    var presenter: ReceiptPresenterProtocol?

    override func viewDidLoad() { presenter?.viewDidLoad() }

    func show(_ sum: Int) {}
}
