import UIKit

final class TripViewController: UIViewController, TripView {
    var presenter: TripPresentation?

    func show(_ places: [String]) {}
}
