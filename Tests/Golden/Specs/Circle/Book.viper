module Book(title: String) {
    view { func show(author: String) }
    presenter {
        func viewDidLoad() { view?.show(author: interactor.author()) }
        func didTapAuthor() { router.openAuthor(named: interactor.author()) }
        func didRename() { delegate?.bookDidChange() }
    }
    interactor(title, people: any People) { func author() -> String { people.author(of: title) } }
    router {
        func openAuthor(named name: String) { navigation.push(AuthorModule(name: name)) }
    }
    delegate { func bookDidChange() }
}
