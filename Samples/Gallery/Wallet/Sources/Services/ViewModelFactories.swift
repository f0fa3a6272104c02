/// Creates the view models of the list.
@MainActor
protocol AssetListViewModelFactory {
    func list(of assets: [Asset], by order: AssetOrder) -> AssetListViewModel
}

/// Creates the view model of an asset's screen.
@MainActor
protocol AssetDetailsViewModelFactory {
    func lines(for asset: Asset) -> [String]
}

/// Creates the view models of an asset's history.
@MainActor
protocol AssetHistoryViewModelFactory {
    func lines(for transfers: [Transfer]) -> [String]
}
