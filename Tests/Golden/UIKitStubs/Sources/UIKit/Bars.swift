import Foundation

@preconcurrency @MainActor
open class UIAction: NSObject {
    private let handler: (UIAction) -> Void

    public init(title: String = "", handler: @escaping (UIAction) -> Void) {
        self.handler = handler
        super.init()
    }

    /// What a tap does.
    public func tap() { handler(self) }
}

@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
    public enum SystemItem: Sendable { case done, cancel, edit, add, close }

    open var primaryAction: UIAction?

    public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.primaryAction = primaryAction
        super.init()
    }
}

@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
}
