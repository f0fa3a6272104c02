import Foundation

@MainActor
final class EmptyInteractor {
    weak var output: (any EmptyInteractorOutputProtocol)?
}
