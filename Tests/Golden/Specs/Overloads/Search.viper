struct Hit: Equatable {
    let id: Int
    let title: String
}

service Index {
    func find(_ text: String) -> [Hit]
    func find(_ id: Int) -> [Hit]
    func find(prefix: String) -> [Hit]
    func find(prefix: String, limit: Int) -> [Hit]
}

/// Members that differ by label alone, by type alone, by arity, by effect.
module Search {
    view {
        func show(_ hits: [Hit])
        func show(_ hit: Hit)
        func show(_ hit: Hit?)
        func show(error message: String)
        func show(error message: String, retry: Bool)
        func show(hint message: String)
    }

    presenter {
        func didEnter(_ text: String) { interactor.find(text) }
        func didEnter(_ id: Int) { interactor.find(id) }
        func didEnter(prefix: String) { interactor.find(prefix: prefix) }
        func didEnter(prefix: String, limit: Int, sorted: Bool = true) { interactor.find(prefix: prefix, limit: limit) }
        func didEnter() { view?.show(hint: "Type something") }
    }

    interactor(index: any Index) {
        func find(_ text: String) { output?.didFind(index.find(text)) }
        func find(_ id: Int) { output?.didFind(index.find(id).first) }
        func find(prefix: String) { output?.didFind(index.find(prefix: prefix)) }
        func find(prefix: String, limit: Int) { output?.didFind(index.find(prefix: prefix, limit: limit)) }
    }

    output {
        func didFind(_ hits: [Hit]) { view?.show(hits) }
        func didFind(_ hit: Hit?) {
            if let hit {
                view?.show(hit)
            } else {
                view?.show(error: "Nothing found", retry: false)
            }
        }
    }
}
