import UIKit

final class CitiesViewController: UIViewController, CitiesView {
    var presenter: CitiesPresenter<CitiesViewController>?
    func show(_ cities: [String]) {}
}
