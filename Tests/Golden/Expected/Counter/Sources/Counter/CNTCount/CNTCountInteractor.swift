import Foundation

@MainActor
final class CNTCountInteractor {
    weak var output: (any CNTCountInteractorOutput)?
    var count: UInt = 0
}
