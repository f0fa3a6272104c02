import UIKit

final class AppDelegate: UIResponder {}
