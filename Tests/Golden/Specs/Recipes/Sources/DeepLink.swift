import Foundation

/// Where links into the app lead: `shop://order/7`.
enum DeepLink {
    static func destination(for url: URL) -> (any Destination)? {
        guard url.scheme == "shop", url.host() == "order", let id = Int(url.lastPathComponent) else { return nil }
        return OrderDetailsModule(id: id)
    }
}
