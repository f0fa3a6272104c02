#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Goes from screen to screen. Transitions, tabs and what else the app needs go here.
@MainActor
final class AppWays: Ways {
    weak var screen: Sight?
    private let dependencies: any HiddenNeeds

    init(dependencies: any HiddenNeeds) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Way>(_ destination: D) -> D.Interface? {
        guard let opened = destination.build(dependencies) else { return nil }
        screen?.navigationController?.pushViewController(opened.screen, animated: true)
        return opened.interface
    }

    @discardableResult
    func present<D: Way>(
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
    func setRoot<D: Way>(_ destination: D) -> D.Interface? {
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
}
#endif
