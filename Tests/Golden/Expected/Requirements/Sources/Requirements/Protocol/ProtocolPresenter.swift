import Foundation

@MainActor
final class ProtocolPresenter {
    weak var view: (any ProtocolViewProtocol)?
    let day: String

    init(day: String) {
        self.day = day
    }
}
