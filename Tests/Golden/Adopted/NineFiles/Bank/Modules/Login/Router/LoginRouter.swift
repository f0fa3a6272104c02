import UIKit

final class LoginRouter: LoginRouterInput {
    weak var transitionHandler: UIViewController?

    func close() { transitionHandler?.dismiss(animated: true) }
}
