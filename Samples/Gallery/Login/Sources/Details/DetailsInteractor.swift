import Foundation

@MainActor
final class DetailsInteractor {
    weak var output: (any DetailsInteractorOutputProtocol)?
    let dataManager: any DataDownloader

    init(dataManager: any DataDownloader) {
        self.dataManager = dataManager
    }
}
