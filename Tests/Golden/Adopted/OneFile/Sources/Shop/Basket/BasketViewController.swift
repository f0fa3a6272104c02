import UIKit

final class BasketViewController: UIViewController, BasketViewProtocol {
    var presenter: (any BasketPresenterProtocol)?

    func show(_ rows: [BasketRow]) {}
    func showNothing() {}
}
