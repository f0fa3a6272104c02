import Foundation

extension AssetOrder {
    func sorted(_ assets: [Asset]) -> [Asset] {
        switch self {
        case .name: assets.sorted { $0.name < $1.name }
        case .value: assets.sorted { $0.value > $1.value }
        }
    }
}

extension Asset {
    /// The value in euros.
    var value: Decimal { balance * price }
}
