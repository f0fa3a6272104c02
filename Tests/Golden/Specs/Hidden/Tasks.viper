service TaskStore {
    func tasks() async throws -> [Task]
}

module Tasks(list: Int) {
    struct Chosen { let task: Task }

    view {
        func show(_ tasks: [Task])
        func show(error message: String)
    }
    presenter {
        func viewDidLoad() async { await interactor.load() }
        func didSelect(_ task: Task) { router.openDetail(of: task) }
        func didTapClose() { router.close() }
    }
    interactor(list, store: any TaskStore) {
        func load() async
    }
    output {
        func didLoad(_ tasks: [Task]) { view?.show(tasks) }
        func didFail(_ reason: String) { view?.show(error: reason) }
    }
    router {
        func openDetail(of task: Task) { navigation.push(DetailModule(chosen: Chosen(task: task))) }
        func close() { navigation.pop() }
    }
}

module Detail(chosen: Chosen) {
    presenter(chosen) {
        func viewWillAppear() async { print(chosen) }
    }
}
