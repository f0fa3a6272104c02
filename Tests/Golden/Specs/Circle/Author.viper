service People {
    func author(of book: String) -> String
    func books(by author: String) -> [String]
}

/// Opens books, which open authors.
module Author(name: String = "") {
    view { func show(_ books: [String]) }
    presenter {
        func viewDidLoad() { view?.show(interactor.books()) }
        func didSelect(_ book: String) { router.openBook(named: book, delegate: self) }
    }
    interactor(name, people: any People) { func books() -> [String] { people.books(by: name) } }
    router {
        func openBook(named title: String, delegate: any BookDelegate) {
            navigation.push(BookModule(title: title, delegate: delegate))
        }
    }
    on Book {
        func bookDidChange() { view?.show(interactor.books()) }
    }
}
