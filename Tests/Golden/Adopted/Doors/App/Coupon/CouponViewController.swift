import UIKit

protocol CouponViewInput: AnyObject {
    func showNothing()
}

protocol CouponViewOutput: AnyObject {
    func didEnter(_ code: String)
}

final class CouponViewController: UIViewController, CouponViewInput {
    var output: CouponViewOutput?

    func showNothing() { output?.didEnter("") }
}
