import Foundation

/// Creates view models, formatted for the locale.
struct LocalizedViewModelFactory {
    let localizer: Localizer

    private func summary(of asset: Asset) -> String {
        "\(localizer.amount(asset.balance, asset.symbol)), \(money(asset.value))"
    }

    private func money(_ amount: Decimal) -> String {
        amount.formatted(.currency(code: "EUR").locale(localizer.locale))
    }
}

extension LocalizedViewModelFactory: AssetListViewModelFactory {
    func list(of assets: [Asset], by order: AssetOrder) -> AssetListViewModel {
        let total = assets.reduce(0) { $0 + $1.value }
        return AssetListViewModel(
            title: "\(localizer.text(.assets(assets.count))), \(money(total))",
            rows: order.sorted(assets).map { "\($0.name): \(summary(of: $0))" }
        )
    }
}

extension LocalizedViewModelFactory: AssetDetailsViewModelFactory {
    func lines(for asset: Asset) -> [String] {
        [asset.name, summary(of: asset)]
    }
}

extension LocalizedViewModelFactory: AssetHistoryViewModelFactory {
    func lines(for transfers: [Transfer]) -> [String] {
        [localizer.text(.transfers(transfers.count))]
            + transfers.map { "  \(localizer.text(.transfer($0)))" }
    }
}
