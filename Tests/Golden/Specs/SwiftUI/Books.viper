/// Books, in SwiftUI.
struct Book: Equatable {
    let id: Int
    let title: String
}

service Library {
    func books() async throws -> [Book]
    func add(title: String) async throws
}

/// Written by hand, as a view of its own.
external module Help(topic: String) {
    HelpState.screen(topic: topic)

    interface { func scroll(to line: Int) }
}

/// All books.
module Shelf {
    view {
        func show(_ books: [Book])
        func showNoContent()
        func show(error message: String)
        func clearError()
        func startLoading()
        func stopLoading()
    }

    presenter {
        func viewDidLoad() { view?.showNoContent() }
        func onAppear() async {
            view?.startLoading()
            await interactor.load()
            view?.stopLoading()
        }
        func viewWillDisappear(_ animated: Bool) { view?.clearError() }
        func viewDidLayoutSubviews() {}
        func didTapAdd() { router.openAdd(delegate: self) }
        func didTapHelp() { router.openHelp() }
        func didSelect(id: Int) { router.openBook(id) }
        func didTapReload() async { await interactor.load() }
    }

    interactor(library: any Library) {
        func load() async {
            do {
                let books = try await library.books()
                output?.didLoad(books)
            } catch {
                output?.didFail("The library is closed.")
            }
        }
    }

    output {
        func didLoad(_ books: [Book]) { view?.show(books) }
        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    router {
        func openAdd(delegate: any AddDelegate) { navigation.present(AddModule(delegate: delegate), in: .navigation) }
        func openBook(_ id: Int) { navigation.push(BookModule(id: id)) }
        func openHelp() {
            let help = navigation.present(HelpModule(topic: "shelf"))
            help?.scroll(to: 1)
        }
    }

    on Add {
        func addDidSave() async { await interactor.load() }
    }
}

/// One of them. What its view is told has shapes of every kind.
module Book(id: Int) {
    view {
        func show(title: String, pages: Int?)
        func setActions(_ actions: [String: () -> Void])
        func setProgress(_ progress: Double)
        func show(progress: String)
        func update(with cover: Data?)
        func reload(_ notes: String...)
        func showPages(_ first: Int, _ last: Int)
        func onTap(_ perform: @escaping () -> Void)
        func set(default value: Int)
        func confirm(_ question: String) async -> Bool
        func visit(_ body: () -> Void)
        func hideNothing()
        var selection: Int? { get set }
    }

    presenter {
        func viewDidLoad() { interactor.load() }
        func didTapClose() { router.close() }
        func didTapShelf() { router.openShelf() }
    }

    interactor(id) {
        func load() { output?.didLoad(title: "Book \(id)") }
    }

    output {
        func didLoad(title: String) { view?.show(title: title, pages: nil) }
    }

    router {
        func close() { navigation.pop() }
        func openShelf() { navigation.setRoot(ShelfModule()) }
    }
}

/// Adds one.
module Add {
    view { func show(error message: String) }

    presenter {
        func didTapSave(title: String) async { await interactor.save(title: title) }
        func didTapCancel() { router.close() }
    }

    interactor(library: any Library) {
        func save(title: String) async {
            do {
                try await library.add(title: title)
                await output?.didSave()
            } catch {
                output?.didFail("It was not saved.")
            }
        }
    }

    output {
        func didSave() async {
            router.close()
            await delegate?.addDidSave()
        }
        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    router { func close() { navigation.dismiss() } }
    delegate { func addDidSave() async }
    interface { func warn(_ text: String) { view?.show(error: text) } }
}
