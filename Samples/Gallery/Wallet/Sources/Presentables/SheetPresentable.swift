/// A wireframe that can ask for one of several answers.
@MainActor
protocol SheetPresentable: AnyObject {
    func present(sheet title: String, actions: [SheetAction], from view: (any ConsoleBacked)?)
}

extension SheetPresentable {
    func present(sheet title: String, actions: [SheetAction], from view: (any ConsoleBacked)?) {
        view?.present(.sheet(title: title, actions: actions))
    }
}
