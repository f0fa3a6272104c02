import Foundation

@MainActor
protocol Dismissing: AnyObject {
    func dismissAlert()
}

@MainActor
protocol AlertPresentable: Dismissing {
    func alert(_ text: String, style: AlertStyle)
    func shake()
}

enum AlertStyle: Sendable, Equatable {
    case plain
    case urgent(after: TimeInterval)
}

extension AlertPresentable {
    func alert(_ text: String, style: AlertStyle = .plain) {}

    /// No requirement: whoever conforms has it.
    func confirm(_ text: String) { alert(text, style: .plain) }
}

extension AlertPresentable where Self: Toasting {
    func dismissAlert() { hideToast() }
}

@MainActor
protocol Toasting: AnyObject {
    func toast(_ text: String)
    func hideToast()
}

extension Toasting {
    func toast(_ text: String) {}
}
