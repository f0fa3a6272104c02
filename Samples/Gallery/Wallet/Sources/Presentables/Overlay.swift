/// Content that is shown over a screen until the user has read or answered it.
enum Overlay {
    case alert(title: String, message: String)
    case toast(String)
    case sheet(title: String, actions: [SheetAction])
}

/// An option of a sheet.
struct SheetAction {
    let title: String
    let handler: @MainActor () -> Void
}

/// A view that can show an overlay.
@MainActor
protocol ConsoleBacked: AnyObject {
    func present(_ overlay: Overlay)
}

extension ConsoleBacked where Self: WalletScreen {
    func present(_ overlay: Overlay) { lay(overlay) }
}
