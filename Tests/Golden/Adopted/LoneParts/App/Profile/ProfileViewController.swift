import UIKit

/// It knows its presenter by its class.
final class ProfileViewController: UIViewController, ProfileView {
    var presenter: ProfilePresenter?
    func show(_ name: String) { title = name }
}
