import Foundation

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Sendable { case `default`, cancel, destructive }

    public let title: String?
    private let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.handler = handler
        super.init()
    }

    /// What a tap does.
    public func tap() { handler?(self) }
}

@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Sendable { case actionSheet, alert }

    open private(set) var actions: [UIAlertAction] = []

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }
}
