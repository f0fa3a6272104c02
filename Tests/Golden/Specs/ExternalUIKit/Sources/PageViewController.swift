@MainActor
protocol PageModuleProtocol: AnyObject {
    func scroll(to line: Int)
}

#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What the spec calls external: written by hand, in the project's own sources.
final class PageViewController: UIViewController, PageModuleProtocol {
    static func make(_ number: Int) -> UIViewController? {
        number > 0 ? PageViewController(nibName: nil, bundle: nil) : nil
    }

    func scroll(to line: Int) {}
}
#endif
