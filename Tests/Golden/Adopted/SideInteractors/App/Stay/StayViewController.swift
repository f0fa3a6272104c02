import UIKit

final class StayViewController: UIViewController, StayViewInput {
    var output: StayViewOutput?

    override func viewDidLoad() { output?.viewDidLoad() }

    func show(_ text: String) {}
}
