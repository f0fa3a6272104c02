import Foundation

@MainActor
final class LoginInteractor {
    weak var presenter: (any LoginInteractorOutputProtocol)?
    let dataManager: any DataDownloader

    init(dataManager: any DataDownloader) {
        self.dataManager = dataManager
    }
}
