import Foundation

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

protocol AlertPresentable: AnyObject {
    func alert(_ text: String)
}

#if canImport(UIKit) && !os(watchOS)
extension AlertPresentable where Self: UIViewController {
    func alert(_ text: String) {
        title = text
    }
}
#endif
