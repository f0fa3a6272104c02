import Foundation
import Observation

/// The state that BookView shows.
@MainActor
@Observable
final class BookViewState {
    let presenter: any BookPresenterProtocol
    private(set) var title: String?
    private(set) var pages: Int?
    private(set) var actions: [String: () -> Void]?
    private(set) var progress: Double?
    private(set) var showProgress: String?
    private(set) var cover: Data?
    private(set) var notes: [String]?
    private(set) var pagesFirst: Int?
    private(set) var pagesLast: Int?
    private(set) var perform: (() -> Void)?
    private(set) var setDefault: Int?
    var selection: Int?

    init(presenter: any BookPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - BookViewProtocol

    func show(title: String, pages: Int?) {
        self.title = title
        self.pages = pages
    }

    func setActions(_ actions: [String: () -> Void]) {
        self.actions = actions
    }

    func setProgress(_ progress: Double) {
        self.progress = progress
    }

    func show(progress: String) {
        showProgress = progress
    }

    func update(with cover: Data?) {
        self.cover = cover
    }

    func reload(_ notes: String...) {
        self.notes = notes
    }

    func showPages(_ first: Int, _ last: Int) {
        pagesFirst = first
        pagesLast = last
    }

    func onTap(_ perform: @escaping () -> Void) {
        self.perform = perform
    }

    func set(default value: Int) {
        setDefault = value
    }

    func confirm(_ question: String) async -> Bool {
        // TODO: confirm(_:)
        fatalError("BookViewState.confirm(_:) is not implemented")
    }

    func visit(_ body: () -> Void) {
        // TODO: visit(_:)
    }

    func hideNothing() {
        // TODO: hideNothing()
    }
}
