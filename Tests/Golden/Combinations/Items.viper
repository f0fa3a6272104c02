/// Something to get done.
entity Item: Codable, Equatable, Identifiable {
    let id: UUID
    var title: String
    var notes: String = ""
    var due: Date?
}

enum StoreError: Error, Equatable { case gone, full(limit: Int) }

/// Where items are kept.
service ItemStore {
    var count: Int { get }
    func items(matching text: String) async throws -> [Item]
    func item(id: UUID) throws -> Item
    func save(_ item: Item) async throws(StoreError)
    func remove(id: UUID) async
}

/// Everything that a module can have.
module ItemList(title: String, limit: Int = 20) {
    guard let initial: Character = title.first
    let heading: String = title.uppercased()

    struct ItemRow: Equatable { let id: UUID; let title: String }
    enum Filter: Equatable { case all, matching(String) }

    view {
        var isLoading: Bool { get set }
        func show(_ rows: [ItemRow])
        func show(error message: String)
        func showNothing()
        func setHeading(_ text: String, initial: Character)
    }

    presenter(heading, initial, limit) {
        var filter: Filter = .all
        func viewDidLoad() async {
            view?.setHeading(heading, initial: initial)
            await interactor.load(limit: limit)
        }
        func didSearch(for text: String) async {
            if text.isEmpty {
                filter = .all
                await interactor.load(limit: limit)
            } else {
                filter = .matching(text)
                await search.find(text)
            }
        }
        func didSelect(id: UUID) { router.openDetail(of: id, delegate: self)?.highlight(.title) }
        func didTapDelete(id: UUID) async {
            await interactor.remove(id: id)
            await delegate?.itemListDidChange()
        }
        func didReceive(_ result: Result<[Item], StoreError>) {
            switch result {
            case .success(let items): view?.show(items.map { ItemRow(id: $0.id, title: $0.title) })
            case .failure: view?.showNothing()
            }
        }
        func didTapClose()
        func summary(of count: Int) -> String { "\(count) of \(limit)" }
    }

    interactor(store: any ItemStore) {
        func load(limit: Int) async {
            do {
                let items = try await store.items(matching: "")
                output?.didLoad(items)
            } catch {
                output?.didFail(error.localizedDescription)
            }
        }
        func remove(id: UUID) async { await store.remove(id: id) }
        func title(of id: UUID) throws -> String {
            let item = try store.item(id: id)
            return item.title
        }
        func check(_ count: Int) throws { if count > 99 { throw StoreError.gone } }
    }
    output {
        func didLoad(_ items: [Item]) {
            guard !items.isEmpty else { view?.showNothing(); return }
            view?.show(items.map { ItemRow(id: $0.id, title: $0.title) })
        }
        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    interactor search(store: any ItemStore, limit) {
        var terms: [String] = []
        func find(_ text: String) async
        func forget() { terms = [] }
    }
    output search {
        func didFind(_ items: [Item], for text: String) {
            view?.show(items.map { ItemRow(id: $0.id, title: $0.title) })
        }
    }

    router {
        func openDetail(of id: UUID, delegate: any ItemDetailListener) -> (any ItemDetailInput)? {
            navigation.push(ItemDetailModule(id: id, delegate: delegate))
        }
        func close() { navigation.dismiss() }
    }

    delegate as ItemListListener { func itemListDidChange() async }

    on ItemDetail {
        func itemDetailDidSave(_ item: Item) async { await interactor.load(limit: limit) }
        func itemDetailDidClose() {}
    }
}
