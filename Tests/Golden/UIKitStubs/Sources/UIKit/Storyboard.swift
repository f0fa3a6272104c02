import Foundation

@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    public init(name: String, bundle: Bundle?) { super.init() }

    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        guard let controller = creator?(NSKeyedArchiver(requiringSecureCoding: true)) else {
            fatalError("the storyboard has no '\(identifier)'")
        }
        return controller
    }
}
