import Foundation

@MainActor
final class OnlyPresenterView {
    let presenter: any OnlyPresenterPresenterProtocol

    init(presenter: any OnlyPresenterPresenterProtocol) {
        self.presenter = presenter
    }
}
