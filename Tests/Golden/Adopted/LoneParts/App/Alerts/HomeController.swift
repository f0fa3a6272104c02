import UIKit

final class HomeController: UIViewController, AlertPresenterDelegate {
    let alerts = AlertPresenter()
    var alertPresenter: AlertPresenter?
    func alertDidClose() {}
}
