import UIKit

class BaseViewController: UIViewController {}

protocol Refreshable: AnyObject {
    func refresh()
}
