//
//  BasketProtocols.swift
//  Shop
//

import UIKit

// MARK: - View

/// The screen of what is bought.
@MainActor
protocol BasketViewProtocol: AnyObject {
    func show(_ rows: [BasketRow])
    /// Says that there is nothing.
    func showNothing()  // with a picture
}

// MARK: - Presenter

@MainActor
protocol BasketPresenterProtocol: AnyObject {
    var title: String { get }

    func viewDidLoad()
    func didSelect(at index: Int, animated: Bool)
}

@MainActor
protocol BasketInteractorInputProtocol: AnyObject {
    func load() async throws -> [BasketRow]
}

// MARK: - Wireframe

@MainActor
protocol BasketWireframeProtocol: AnyObject {
    func showDetails(
        of row: BasketRow,
        from view: (any BasketViewProtocol)?
    )
}
