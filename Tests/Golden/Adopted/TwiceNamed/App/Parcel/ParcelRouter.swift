import UIKit

final class ParcelRouter: ParcelPresenterToParcelRouterProtocol {
    weak var controller: UIViewController?

    func openTracking() { controller?.present(UIViewController(), animated: true) }
}
