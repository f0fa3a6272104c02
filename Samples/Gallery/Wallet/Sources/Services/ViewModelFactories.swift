/// Makes of assets what the list shows.
@MainActor
protocol AssetListViewModelFactory {
    func list(of assets: [Asset], by order: AssetOrder) -> AssetListViewModel
}

/// Makes of an asset what its screen shows.
@MainActor
protocol AssetDetailsViewModelFactory {
    func lines(for asset: Asset) -> [String]
}

/// Makes of transfers what an asset's history shows.
@MainActor
protocol AssetHistoryViewModelFactory {
    func lines(for transfers: [Transfer]) -> [String]
}
