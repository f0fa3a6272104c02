/**
 The whole library on one screen.

 Every kind of declaration stands in it.
 */
module Library(shelf: Shelf = .fiction, filter: BookFilter? = nil) {
    struct Row: Identifiable, Equatable, CustomStringConvertible {
        let id: UUID
        let title: String

        var description: String { title }
    }

    enum Order { case title, length }

    protocol RowFilter {
        func accepts(_ row: Row) -> Bool
    }

    typealias Rows = [Row]

    extension Row {
        init(_ book: Book) { self.init(id: book.id, title: book.title) }
    }

    view {
        func show(_ rows: Rows)
        func show(order: Order)
        func showNothing()
    }

    presenter {
        var order = Order.title

        func viewDidLoad() { interactor.load() }
        func didChoose(_ newOrder: Order) {
            order = newOrder
            view?.show(order: newOrder)
        }
        func didSelect(_ id: Book.ID) { router.openPage(of: id) }
    }

    interactor(shelf, filter, catalogue: any Catalogue, calendar: Calendar) {
        func load() {
            let books = catalogue.books { [shelf] book in book.shelf == shelf }
            output?.didLoad(books.filter(filter ?? { _ in true }))
        }
    }

    output {
        func didLoad(_ books: [Book]) {
            if books.isEmpty {
                view?.showNothing()
            } else {
                view?.show(books.map(Row.init))
            }
        }
    }

    router {
        func openPage(of id: Book.ID) { navigation.push(ReaderModule(id: id)) }
    }
}

module Reader(id: Book.ID, number: Int = 1) {
    view { func show(_ page: Page) }
    presenter { func viewDidLoad(); func didTapClose() { delegate?.readerDidClose(); router.close() } }
    interactor(id, number, catalogue: any Catalogue) { func page() throws -> Page { try catalogue.page(number, of: id) } }
    router { func close() { navigation.pop() } }
    interface { func turn(to number: Int) }
    delegate { func readerDidClose() }
}
