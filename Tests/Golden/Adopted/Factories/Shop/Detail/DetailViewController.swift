import UIKit

final class DetailViewController: UIViewController, DetailView {
    var presenter: DetailPresenter?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.viewDidLoad()
    }

    func show(title: String) { self.title = title }

    @objc private func back() { presenter?.didTapBack() }
}
