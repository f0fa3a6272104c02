import Foundation

@MainActor
final class FinalScreenInteractor {
    weak var output: (any FinalScreenInteractorOutputProtocol)?

    // MARK: - FinalScreenInteractorProtocol

    func appendName(_ value: String) {
        // TODO: Appends to the name and hands the result to the output.
    }
}
