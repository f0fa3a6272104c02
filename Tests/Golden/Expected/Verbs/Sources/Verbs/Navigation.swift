#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Goes from screen to screen. Transitions, tabs and what else the app needs go here.
@MainActor
final class AppNavigation: Navigation {
    weak var screen: Screen?
    private let dependencies: any AppDependencies

    init(dependencies: any AppDependencies) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.build(dependencies) else { return nil }
        screen?.navigationController?.pushViewController(opened.screen, animated: true)
        return opened.interface
    }

    @discardableResult
    func present<D: Destination>(
        _ destination: D,
        in container: PresentationContainer
    ) -> D.Interface? {
        guard let opened = destination.build(dependencies) else { return nil }
        switch container {
        case .none:
            screen?.present(opened.screen, animated: true)
        case .navigation:
            let navigation = UINavigationController(rootViewController: opened.screen)
            screen?.present(navigation, animated: true)
        }
        return opened.interface
    }

    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.build(dependencies) else { return nil }
        let navigation = UINavigationController(rootViewController: opened.screen)
        screen?.view.window?.rootViewController = navigation
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

    // MARK: - Navigation

    func embed(_ module: any Destination, in slot: Slot) {
        // TODO: Puts a screen into a part of this one.
    }

    func select(tab: Int) {
        // TODO: select(tab:)
    }

    func show(_ link: URL, animated: Bool) {
        // TODO: show(_:animated:)
    }

    func isOpen(_ slot: Slot) -> Bool {
        // TODO: isOpen(_:)
        fatalError("AppNavigation.isOpen(_:) is not written yet")
    }

    func attach<D: Destination>(_ module: D) -> D.Interface? {
        // TODO: attach(_:)
        fatalError("AppNavigation.attach(_:) is not written yet")
    }
}
#endif
