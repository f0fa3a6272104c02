import Foundation

@MainActor
final class TodoDetailView {
    let presenter: any TodoDetailPresenterProtocol

    init(presenter: any TodoDetailPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - TodoDetailViewProtocol

    func show(_ content: TodoDetailContent) {
        // TODO: show(_:)
    }

    func edit(title: String, notes: String, due: String) {
        // TODO: Lets it be changed, beginning with this.
    }

    func show(dueHint: String) {
        // TODO: What is made of the date, or what is wrong with it.
    }

    func setSaveEnabled(_ isEnabled: Bool) {
        // TODO: setSaveEnabled(_:)
    }

    func confirmDeletion(of title: String) {
        // TODO: Asks whether it is to go for good.
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
