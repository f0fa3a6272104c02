import UIKit

final class FeedViewController: UIViewController, FeedContract.View {
    var presenter: FeedContract.Presenter?

    func show() {}
}
