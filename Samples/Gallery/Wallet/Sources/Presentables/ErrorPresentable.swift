/// A wireframe that can show an error in the user's language.
@MainActor
protocol ErrorPresentable: AnyObject {
    func present(_ error: any Error, from view: (any ConsoleBacked)?, in localizer: any Localizing)
}

extension ErrorPresentable where Self: AlertPresentable {
    func present(_ error: any Error, from view: (any ConsoleBacked)?, in localizer: any Localizing)
    {
        let reason = (error as? WalletError)?.phrase ?? .somethingElse
        present(title: localizer.text(.error), message: localizer.text(reason), from: view)
    }
}
