/// Lists the keys, and the location of the stored to-dos.
module TodoHelp {
    view {
        func show(place: String)
    }

    presenter {
        func viewDidLoad() async { await interactor.findPlace() }
        func didTapClose() { router.close() }
    }

    interactor(store: any TodoStore) {
        func findPlace() async {
            let place = await store.place()
            output?.didFindPlace(place)
        }
    }

    output {
        func didFindPlace(_ place: String) { view?.show(place: place) }
    }

    router {
        func close() { navigation.dismiss() }
    }
}
