/// Shows pictures that the project's own Swift knows how to open.
external struct Picture
external class PictureCache
external protocol Titled { var title: String { get } }
external enum PictureKind
external actor PictureStore

/// Written by hand, in a style of its own.
external module PictureDetails(picture: Picture, zoom: Double = 1) {
    PictureAssembly.make(
        picture: picture, zoom: zoom, delegate: delegate, dependencies: dependencies)

    delegate { func pictureDetailsDidClose(_ picture: Picture) }
    interface { func zoomOut() }
}

external module About { nil }

module Gallery {
    view: Titled { func show(_ pictures: [Picture]) }

    presenter {
        func viewDidLoad() { view?.show(interactor.pictures()) }
        func didSelect(_ picture: Picture) { router.open(picture, delegate: self) }
        func didTapAbout() { router.openAbout() }
    }

    interactor(cache: PictureCache) { func pictures() -> [Picture] { cache.pictures } }

    router {
        func open(_ picture: Picture, delegate: any PictureDetailsDelegate) {
            let details = navigation.push(PictureDetailsModule(picture: picture, delegate: delegate))
            details?.zoomOut()
        }
        func openAbout() { navigation.present(AboutModule()) }
    }

    on PictureDetails {
        func pictureDetailsDidClose(_ picture: Picture) { view?.show([picture]) }
    }
}
