/// A book that was found.
entity Book: Equatable {
    let id: Int
    let title: String
}

/// Where books are.
service Library {
    func books(_ text: String) async throws -> [Book]
    func remember(_ text: String)
}

/// Finds books, and opens one. Two use cases, and a channel from the screen that it opens.
module Search(text: String = "") {
    let marks = Channel<Int>()
    let marked: Signal<Int> = marks.signal
    let mark: Sender<Int> = marks.sender

    struct Row: Equatable {
        let id: Int
        let title: String
        let isMarked: Bool
    }

    view {
        /// What was found.
        func show(_ rows: [Row], for text: String)
        func isBusy(_ isBusy: Bool)
        func message(_ text: String?)
    }

    presenter(text, marked) {
        func appear()
        func type(_ text: String)
        func select(id: Int)
    }

    /// Looks for books.
    interactor find(library: any Library) {
        /// Titles by their numbers.
        func find(_ text: String) async throws -> [Int: String]
    }

    interactor remember(library: any Library) {
        func remember(text: String) { library.remember(text) }
    }

    router(mark) {
        func open(id: Int, _ title: String) {
            navigation.push(DetailModule(id: id, title: title, mark: mark))
        }
        func blank() { navigation.present(BlankModule()) }
        func stay() {}
    }
}

/// One book, to be marked. It opens only where its number is one.
module Detail(id: Int, title: String, mark: Sender<Int>) {
    guard let number = UInt(exactly: id)
    let page: UInt = number

    view { func title(_ title: String) }
    presenter(title, page) {
        func appear()
        func mark()
        func `default`()
    }
    router(mark) {
        func close(marking id: Int) async {
            await mark.send(id)
            navigation.pop()
        }
    }
}

/// Shows nothing, and goes nowhere.
module Blank {}
