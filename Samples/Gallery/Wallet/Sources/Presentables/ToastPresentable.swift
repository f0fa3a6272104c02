/// A wireframe that can show a brief message.
@MainActor
protocol ToastPresentable: AnyObject {
    func toast(_ text: String, from view: (any ConsoleBacked)?)
}

extension ToastPresentable {
    func toast(_ text: String, from view: (any ConsoleBacked)?) {
        view?.present(.toast(text))
    }
}
