import UIKit

protocol SwitchRowViewInput: AnyObject {
    var isOn: Bool { get set }
}

/// A screen hears of the row, and nobody stands between them: these are no parts of a module.
protocol SwitchRowViewOutput: AnyObject {
    func rowDidChange(_ isOn: Bool)
}

final class SwitchRowView: UIView, SwitchRowViewInput {
    weak var output: SwitchRowViewOutput?
    var isOn = false
}

final class SwitchesViewController: UIViewController, SwitchRowViewOutput {
    func rowDidChange(_ isOn: Bool) { title = isOn ? "on" : "off" }
}
