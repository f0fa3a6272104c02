#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Opens and closes screens. Add what else your app needs, such as transitions and tabs.
@MainActor
final class AppNavigation: Navigation {
    /// The screen to navigate from. After it is closed, no screen can be opened from it.
    weak var screen: Screen?
    private let dependencies: any AppDependencies

    init(dependencies: any AppDependencies) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface? {
        guard let screen else { return nil }
        guard let navigation = screen.navigationController else {
            assertionFailure("cannot push \(D.self): the screen has no navigation controller")
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
            assertionFailure("cannot set \(D.self) as the root: the screen is not in a window")
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

    /// Returns the window of a screen, even if another screen covers it.
    private func window(of screen: Screen) -> UIWindow? {
        screen.view.window ?? screen.navigationController?.view.window
            ?? screen.presentedViewController?.view.window
    }
}
#endif
