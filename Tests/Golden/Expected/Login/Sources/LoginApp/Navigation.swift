#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Opens screens from a screen. Add transitions, tabs and whatever else the app needs.
@MainActor
final class AppNavigation: Navigation {
    /// The screen that navigates. When it is closed, nothing can be opened from it any more.
    weak var screen: Screen?
    private let dependencies: any AppDependencies

    init(dependencies: any AppDependencies) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface? {
        guard let screen else { return nil }
        guard let navigation = screen.navigationController else {
            assertionFailure("\(D.self) cannot be pushed: this screen has no navigation controller")
            return nil
        }
        guard let opened = destination.build(dependencies) else { return nil }
        navigation.pushViewController(opened.screen, animated: true)
        return opened.interface
    }

    @discardableResult
    func present<D: Destination>(
        _ destination: D,
        in container: PresentationContainer
    ) -> D.Interface? {
        guard let screen, let opened = destination.build(dependencies) else { return nil }
        switch container {
        case .none:
            screen.present(opened.screen, animated: true)
        case .navigation:
            let navigation = UINavigationController(rootViewController: opened.screen)
            screen.present(navigation, animated: true)
        }
        return opened.interface
    }

    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        guard let screen else { return nil }
        guard let window = window(of: screen) else {
            assertionFailure("\(D.self) cannot be the root: this screen is in no window")
            return nil
        }
        guard let opened = destination.build(dependencies) else { return nil }
        window.rootViewController?.dismiss(animated: false)
        window.rootViewController = UINavigationController(rootViewController: opened.screen)
        return opened.interface
    }

    func pop() {
        screen?.navigationController?.popViewController(animated: true)
    }

    func popToRoot() {
        screen?.navigationController?.popToRootViewController(animated: true)
    }

    func dismiss() {
        screen?.dismiss(animated: true)
    }

    /// The window of a screen, which may be covered by another one.
    private func window(of screen: Screen) -> UIWindow? {
        screen.view.window ?? screen.navigationController?.view.window
            ?? screen.presentedViewController?.view.window
    }
}
#endif
