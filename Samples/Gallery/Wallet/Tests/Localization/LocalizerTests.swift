import Foundation
import Testing

@testable import Wallet

struct LocalizerTests {
    private let english = Localizer(locale: Locale(identifier: "en_IE"))
    private let polish = Localizer(locale: Locale(identifier: "pl_PL"))

    @Test(
        "English has two plurals, Polish has three",
        arguments: [
            (0, "0 transfers", "0 przelewów"), (1, "1 transfer", "1 przelew"),
            (2, "2 transfers", "2 przelewy"), (5, "5 transfers", "5 przelewów"),
            (12, "12 transfers", "12 przelewów"), (22, "22 transfers", "22 przelewy"),
        ]
    )
    func plurals(count: Int, inEnglish: String, inPolish: String) {
        #expect(english.text(.transfers(count)) == inEnglish)
        #expect(polish.text(.transfers(count)) == inPolish)
    }

    @Test("numbers are formatted for the locale")
    func numbers() {
        let transfer = Transfer(symbol: "ETH", amount: 1.5, recipient: "Ada")

        #expect(english.text(.transfer(transfer)) == "1.5 ETH to Ada")
        #expect(polish.text(.transfer(transfer)) == "1,5 ETH do: Ada")
    }
}
