import UIKit

final class RatingViewController: UIViewController, RatingViewProtocol {
    var presenter: RatingPresenterProtocol?

    override func viewDidLoad() { presenter?.didTap(star: 3) }

    func show(stars: Int) { title = "\(stars)" }
}

final class RatingInteractor: RatingInteractorProtocol {
    func rate(_ stars: Int) {}
}

enum RatingAssembly {
    static func make() -> RatingViewController {
        let view = RatingViewController()
        view.presenter = RatingPresenter(interactor: RatingInteractor(), view: view)
        return view
    }
}
