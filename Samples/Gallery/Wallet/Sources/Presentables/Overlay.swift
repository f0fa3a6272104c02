/// What lies over a screen until it was read or answered.
enum Overlay {
    case alert(title: String, message: String)
    case toast(String)
    case sheet(title: String, actions: [SheetAction])
}

/// One of the answers that a sheet offers.
struct SheetAction {
    let title: String
    let handler: @MainActor () -> Void
}

/// A view that something can lie over.
@MainActor
protocol ConsoleBacked: AnyObject {
    func present(_ overlay: Overlay)
}

extension ConsoleBacked where Self: WalletScreen {
    func present(_ overlay: Overlay) { lay(overlay) }
}
