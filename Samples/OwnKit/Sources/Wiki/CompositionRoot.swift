struct CompositionRoot: AppDependencies {
    let store: any ArticleStore = Shelf()
}

private actor Shelf: ArticleStore {
    private let articles = [
        Article(title: "Kit", text: "What screens are made with: here, HTML."),
        Article(title: "VIPER", text: "View, Interactor, Presenter, Entity & Router."),
    ]

    func titles() -> [String] {
        articles.map(\.title)
    }

    func article(titled title: String) -> Article? {
        articles.first { $0.title == title }
    }
}
