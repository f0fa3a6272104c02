/// A wireframe that can share a text with other apps. In a terminal, it prints the text, so that the user can copy it.
@MainActor
protocol SharePresentable: AnyObject {
    func share(_ text: String, from view: (any ConsoleBacked)?)
}

extension SharePresentable {
    func share(_ text: String, from view: (any ConsoleBacked)?) {
        view?.present(.toast(text))
    }
}
