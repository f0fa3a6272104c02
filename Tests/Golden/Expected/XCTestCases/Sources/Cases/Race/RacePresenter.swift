import Foundation

@MainActor
final class RacePresenter {
    weak var view: (any RaceViewProtocol)?
    let record: any RaceRecordInteractorInputProtocol
    let router: any RaceRouterProtocol
    let name: String
    let description: String
    let lane: Character
    var invocation = 0
    var hash: Int?

    init(
        record: any RaceRecordInteractorInputProtocol,
        router: any RaceRouterProtocol,
        name: String,
        description: String,
        lane: Character
    ) {
        self.record = record
        self.router = router
        self.name = name
        self.description = description
        self.lane = lane
    }
}
