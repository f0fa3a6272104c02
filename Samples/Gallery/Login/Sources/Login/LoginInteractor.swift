import Foundation

@MainActor
final class LoginInteractor {
    weak var output: (any LoginInteractorOutputProtocol)?
    let dataManager: any DataDownloader

    init(dataManager: any DataDownloader) {
        self.dataManager = dataManager
    }
}
