import UIKit

/// All views of the app are one: whoever opens a screen asks it for its controller.
protocol ScreenBackedProtocol: AnyObject {
    var controller: UIViewController { get }
}

extension ScreenBackedProtocol where Self: UIViewController {
    var controller: UIViewController { self }
}
