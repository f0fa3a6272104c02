import Foundation
import Observation

/// The state that ShelfView shows.
@MainActor
@Observable
final class ShelfViewState {
    let presenter: any ShelfPresenterProtocol
    private(set) var books: [Book]?
    private(set) var showsNoContent = false
    private(set) var error: String?
    private(set) var isLoading = false

    init(presenter: any ShelfPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - ShelfViewProtocol

    func show(_ books: [Book]) {
        self.books = books
        showsNoContent = false
    }

    func showNoContent() {
        showsNoContent = true
        books = nil
    }

    func show(error message: String) {
        error = message
    }

    func clearError() {
        error = nil
    }

    func startLoading() {
        isLoading = true
    }

    func stopLoading() {
        isLoading = false
    }
}
