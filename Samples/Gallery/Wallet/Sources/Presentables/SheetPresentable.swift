/// A wireframe that can show a sheet of options.
@MainActor
protocol SheetPresentable: AnyObject {
    func present(sheet title: String, actions: [SheetAction], from view: (any ConsoleBacked)?)
}

extension SheetPresentable {
    func present(sheet title: String, actions: [SheetAction], from view: (any ConsoleBacked)?) {
        view?.present(.sheet(title: title, actions: actions))
    }
}
