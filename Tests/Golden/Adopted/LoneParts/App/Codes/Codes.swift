import UIKit

class CodesPresenter: CodesPresenterProtocol {
    weak var view: CodesViewProtocol?
    func didScan(_ code: String) {}
}

/// It has no protocols but those of the others.
final class LoudCodesPresenter: CodesPresenter {}

final class CodesViewController: UIViewController, CodesViewProtocol {
    var presenter: CodesPresenterProtocol?
    func show(_ code: String) {}
}
