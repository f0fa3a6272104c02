/// A wireframe that can say something in passing.
@MainActor
protocol ToastPresentable: AnyObject {
    func toast(_ text: String, from view: (any ConsoleBacked)?)
}

extension ToastPresentable {
    func toast(_ text: String, from view: (any ConsoleBacked)?) {
        view?.present(.toast(text))
    }
}
