import Foundation

@MainActor
final class TodoAddView {
    let presenter: any TodoAddPresenterProtocol

    init(presenter: any TodoAddPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - TodoAddViewProtocol

    func show(title: String, due: String) {
        // TODO: show(title:due:)
    }

    func show(dueHint: String) {
        // TODO: What is made of the date, or what is wrong with it.
    }

    func setSaveEnabled(_ isEnabled: Bool) {
        // TODO: setSaveEnabled(_:)
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
