import Foundation

@MainActor
final class DetailsInteractor {
    weak var presenter: (any DetailsInteractorOutputProtocol)?
    let dataManager: any DataDownloader

    init(dataManager: any DataDownloader) {
        self.dataManager = dataManager
    }
}
