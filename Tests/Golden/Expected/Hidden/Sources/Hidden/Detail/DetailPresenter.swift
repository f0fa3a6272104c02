import Foundation

@MainActor
final class DetailPresenter {
    weak var view: (any DetailViewProtocol)?
    let chosen: Chosen

    init(chosen: Chosen) {
        self.chosen = chosen
    }
}
