@_exported import Foundation

@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }
}

@preconcurrency @MainActor
open class UIView: UIResponder {
    open weak var window: UIWindow?
    open var frame: CGRect = .zero
    open var bounds: CGRect = .zero

    open func addSubview(_ view: UIView) {}
}

@preconcurrency @MainActor
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet { rootViewController?.loadViewIfNeeded() }
    }
    open weak var windowScene: UIWindowScene?
    open private(set) var isKeyWindow = false

    public override init() { super.init() }

    public init(windowScene: UIWindowScene) {
        super.init()
        self.windowScene = windowScene
    }

    open func makeKeyAndVisible() { isKeyWindow = true }
}

@preconcurrency @MainActor
open class UISceneSession: NSObject {
    open var role = Role.windowApplication

    public override init() { super.init() }

    public enum Role: Sendable { case windowApplication }
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) { super.init() }
}

@preconcurrency @MainActor
open class UIApplication: UIResponder {}

@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    public static func main() {}
}

@preconcurrency @MainActor
open class UIScene: UIResponder {
    public final class ConnectionOptions: NSObject {
        public override init() { super.init() }
    }
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene {}

@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

@preconcurrency @MainActor
open class UIViewController: UIResponder {
    open var title: String?
    public let navigationItem = UINavigationItem()
    open private(set) weak var navigationController: UINavigationController?
    open private(set) weak var presentingViewController: UIViewController?
    open private(set) var presentedViewController: UIViewController?
    private var loadedView: UIView?

    public init(nibName: String?, bundle: Bundle?) { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    open var isViewLoaded: Bool { loadedView != nil }

    open func addChild(_ childController: UIViewController) {}

    open func didMove(toParent parent: UIViewController?) {}

    open func loadView() { loadedView = UIView() }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func didReceiveMemoryWarning() {}

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.loadViewIfNeeded()
        completion?()
    }

    /// As UIKit does: what this one presents goes, or else this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController != nil {
            presentedViewController = nil
        } else {
            (presentingViewController ?? navigationController?.presentingViewController)?.presentedViewController = nil
        }
        completion?()
    }

    fileprivate func move(to navigation: UINavigationController?) { navigationController = navigation }
}

@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    open private(set) var viewControllers: [UIViewController] = []

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var topViewController: UIViewController? { viewControllers.last }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for gone in self.viewControllers where !viewControllers.contains(gone) { gone.move(to: nil) }
        self.viewControllers = viewControllers
        for shown in viewControllers { shown.move(to: self) }
        topViewController?.loadViewIfNeeded()
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(viewControllers + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let gone = viewControllers.last else { return nil }
        setViewControllers(Array(viewControllers.dropLast()), animated: animated)
        return gone
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(viewControllers.dropFirst())
        setViewControllers(Array(viewControllers.prefix(1)), animated: animated)
        return gone
    }
}
