/// What has a title.
@MainActor
protocol Titled: AnyObject {
    var title: String? { get set }
}

/// Its classes are ten years old, and its protocols are theirs: they come out word for word.
module Ledger {
    emit contract

    /// The screen.
    view as LedgerScreenInput: Titled {
        // PRESENTER -> VIEW
        var handler: LedgerEvents! { get set }

        func show(_ rows: [String], animated isAnimated: Bool)
        func showNothing()  // with a picture
    }
    presenter as LedgerEvents {
        init(view: LedgerScreenInput)

        /* VIEW -> PRESENTER */
        typealias Row = (title: String, amount: Int)
        func didSelect(_ row: Row)
    }
    output as LedgerStoreOutput: AnyObject { func didLoad(_ amounts: [Int]) }
    router as LedgerWays {}
}

/// It asks for what a mock can have.
module Page {
    output as PageOutput {
        // No interactor: a store of the app calls it.
        func didTurn(to page: Int)
    }
}
