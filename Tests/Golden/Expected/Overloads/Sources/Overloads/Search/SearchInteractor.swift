import Foundation

@MainActor
final class SearchInteractor {
    weak var output: (any SearchInteractorOutputProtocol)?
    let index: any Index

    init(index: any Index) {
        self.index = index
    }
}
