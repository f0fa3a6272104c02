import Foundation
import Testing

@testable import Shop

@MainActor
struct DeepLinkTests {
    @Test func leadsToAnOrder() throws {
        let url = try #require(URL(string: "shop://order/7"))
        #expect((DeepLink.destination(for: url) as? OrderDetailsModule)?.id == 7)
    }

    @Test(arguments: ["shop://basket/7", "shop://order/seven", "https://order/7"])
    func leadsNowhere(_ text: String) throws {
        let url = try #require(URL(string: text))
        #expect(DeepLink.destination(for: url) == nil)
    }
}
