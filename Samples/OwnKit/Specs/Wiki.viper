struct Article: Equatable {
    let title: String
    let text: String
}

service ArticleStore {
    func titles() async -> [String]
    func article(titled title: String) async -> Article?
}

/// All articles.
module Index {
    view { func show(_ titles: [String]) }

    presenter {
        func viewWillAppear() async { await interactor.load() }

        /// A title was tapped.
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

/// One of them.
module Article(title: String) {
    view {
        func show(_ article: Article)
        func showNoContent()
    }

    presenter {
        func viewWillAppear() async { await interactor.load() }
        /// Somebody has written to the article meanwhile.
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
