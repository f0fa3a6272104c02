#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A screen with a place for another one.
@MainActor
protocol ChildHost: UIViewController {
    var childContainer: UIView { get }
}

extension ChildHost {
    /// Opens a module in this screen.
    func attach<D: Destination>(_ module: D, _ dependencies: any AppDependencies) -> D.Interface? {
        guard let opened = module.build(dependencies) else { return nil }
        addChild(opened.screen)
        opened.screen.view.frame = childContainer.bounds
        childContainer.addSubview(opened.screen.view)
        opened.screen.didMove(toParent: self)
        return opened.interface
    }
}
#endif
