import UIKit

// VIEW -> PRESENTER
protocol CardPresenting: AnyObject {
    func viewDidLoad()
}

final class CardViewController: UIViewController {
    @IBOutlet private weak var label: UILabel!
    var presenter: CardPresenting!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }
}

extension CardViewController: CardViewing {
    func show(_ number: String) { label.text = number }
}
