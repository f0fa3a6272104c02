struct CompositionRoot: AppDependencies {
    let library: any Library = Shelves()
}

private actor Shelves: Library {
    private var titles: [String] = []

    func books() -> [Book] {
        titles.enumerated().map { Book(id: $0, title: $1) }
    }

    func add(title: String) {
        titles.append(title)
    }
}
