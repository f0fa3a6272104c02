import UIKit

protocol StatusPresentable {
    func present(status: String)
}

/// Above all screens; none of the modules owns it.
final class AppWindow: UIWindow {
    private var bar: UIViewController?
}

extension AppWindow: StatusPresentable {
    func present(status: String) {}
}
