import UIKit

protocol CartViewInput: AnyObject {
    func show(_ item: String)
}

protocol CartViewOutput: AnyObject {
    func didTapClear()
}

final class CartViewController: UIViewController, CartViewInput {
    var output: CartViewOutput?

    func show(_ item: String) { output?.didTapClear() }
}
