/// It was there before its spec.
@MainActor
final class ArchivePresenter: ArchivePresenterProtocol {
    weak var screen: (any ArchiveViewProtocol)?
    private let work: any ArchiveInteractorInputProtocol

    init(work: any ArchiveInteractorInputProtocol) {
        self.work = work
    }

    func viewDidLoad() {
        screen?.show(work.names(from: 2020))
    }
}
