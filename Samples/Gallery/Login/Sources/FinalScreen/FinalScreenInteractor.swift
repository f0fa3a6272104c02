import Foundation

@MainActor
final class FinalScreenInteractor {
    weak var presenter: (any FinalScreenInteractorOutputProtocol)?
}
