import Foundation

@MainActor
final class BlankView {
    let presenter: any BlankPresenterProtocol

    init(presenter: any BlankPresenterProtocol) {
        self.presenter = presenter
    }
}
