import UIKit

final class WelcomeViewController: UIViewController, WelcomeViewProtocol {
    var presenter: WelcomePresenterProtocol?

    override func viewDidLoad() { presenter?.didLoad(self) }

    func show(isBusy: Bool) {}
}
