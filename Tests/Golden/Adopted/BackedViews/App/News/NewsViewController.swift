import UIKit

final class NewsViewController: UIViewController, NewsViewProtocol {
    var presenter: NewsPresenterProtocol?

    override func viewDidAppear(_ animated: Bool) { presenter?.didAppear() }

    func show(_ titles: [String]) {}
}
