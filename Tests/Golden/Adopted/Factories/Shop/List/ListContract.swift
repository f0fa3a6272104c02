import UIKit

protocol ListView: AnyObject {
    func show(_ rows: [String])
}

protocol ListPresenter: AnyObject {
    func viewDidLoad()
    func didSelect(_ row: String)
}

protocol ListInteractor: AnyObject {
    func rows() -> [String]
}

protocol ListRouter: AnyObject {
    func showDetail(of row: String)
}
