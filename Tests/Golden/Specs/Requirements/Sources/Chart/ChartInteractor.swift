@MainActor
final class ChartInteractor {
    weak var output: (any ChartInteractorOutputProtocol)?
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    convenience init() {
        self.init(limit: 31)
    }

    func load() {
        output?.didLoad((1...limit).map(Double.init))
    }
}
