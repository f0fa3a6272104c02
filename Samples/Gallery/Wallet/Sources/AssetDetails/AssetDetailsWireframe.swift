import Foundation

@MainActor
final class AssetDetailsWireframe {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }

    // MARK: - AssetDetailsWireframeProtocol

    func showHistory(of symbol: String) -> (any AssetHistoryModuleProtocol)? {
        navigation.embed(AssetHistoryViewFactory(symbol: symbol))
    }
}
