struct Article: Equatable {
    let title: String
    let text: String
}

service ArticleStore {
    func titles() async -> [String]
    func article(titled title: String) async -> Article?
}

/// Lists all articles.
module Index {
    view { func show(_ titles: [String]) }

    presenter {
        func viewWillAppear() async { await interactor.load() }

        /// Called when the user taps a title.
        func didSelect(_ title: String) { router.openArticle(title) }
    }

    interactor(store: any ArticleStore) {
        func load() async {
            let titles = await store.titles()
            output?.didLoad(titles)
        }
    }

    output { func didLoad(_ titles: [String]) { view?.show(titles) } }
    router { func openArticle(_ title: String) { navigation.push(ArticleModule(title: title)) } }
}

/// Shows an article.
module Article(title: String) {
    view {
        func show(_ article: Article)
        func showNoContent()
    }

    presenter {
        func viewWillAppear() async { await interactor.load() }
        /// The article was changed in the meantime.
        func didTapReload() async { await interactor.load() }
        func didTapBack() { router.close() }
    }

    interactor(title, store: any ArticleStore) {
        func load() async {
            let article = await store.article(titled: title)
            output?.didLoad(article)
        }
    }

    output {
        func didLoad(_ article: Article?) {
            if let article {
                view?.show(article)
            } else {
                view?.showNoContent()
            }
        }
    }

    router { func close() { navigation.pop() } }
}
