import Foundation

@MainActor
final class EmptyView {
    let presenter: any EmptyPresenterProtocol

    init(presenter: any EmptyPresenterProtocol) {
        self.presenter = presenter
    }
}
