import UIKit

protocol ReviewViewControllerProtocol: AnyObject {
    func show(_ text: String)
}

final class ReviewViewController: UIViewController {
    private let interactor: ReviewInteractorProtocol

    init(interactor: ReviewInteractorProtocol) { self.interactor = interactor }

    func didTapSend() { interactor.send("") }
}

extension ReviewViewController: ReviewViewControllerProtocol {
    func show(_ text: String) { title = text }
}
