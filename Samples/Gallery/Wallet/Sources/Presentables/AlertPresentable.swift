/// A wireframe that can show an alert.
@MainActor
protocol AlertPresentable: AnyObject {
    func present(title: String, message: String, from view: (any ConsoleBacked)?)
}

extension AlertPresentable {
    func present(title: String, message: String, from view: (any ConsoleBacked)?) {
        view?.present(.alert(title: title, message: message))
    }
}
