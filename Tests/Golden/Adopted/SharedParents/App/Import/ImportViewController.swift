import UIKit

final class ImportViewController: UIViewController, ImportViewProtocol {
    var presenter: ImportPresenterProtocol?

    func show(_ words: String) {}
}
