import Foundation

/// Creates the dependencies of all modules.
@MainActor
struct CompositionRoot: AppDependencies {
    let repository: any AssetRepository
    let transfers: any Repository<Transfer>
    let logger: any Logging
    let localizer: any Localizing
    let factory: any AssetListViewModelFactory
    let assetDetailsViewModelFactory: any AssetDetailsViewModelFactory
    let assetHistoryViewModelFactory: any AssetHistoryViewModelFactory

    init(locale: Locale, ledger: Ledger = Ledger(), logger: any Logging) {
        let localizer = Localizer(locale: locale)
        let factory = LocalizedViewModelFactory(localizer: localizer)
        repository = ledger
        transfers = ledger
        self.logger = logger
        self.localizer = localizer
        self.factory = factory
        assetDetailsViewModelFactory = factory
        assetHistoryViewModelFactory = factory
    }
}
