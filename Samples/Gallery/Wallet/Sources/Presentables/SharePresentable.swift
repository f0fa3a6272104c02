/// A wireframe that can share a text with other apps. A console prints it, to be copied.
@MainActor
protocol SharePresentable: AnyObject {
    func share(_ text: String, from view: (any ConsoleBacked)?)
}

extension SharePresentable {
    func share(_ text: String, from view: (any ConsoleBacked)?) {
        view?.present(.toast(text))
    }
}
