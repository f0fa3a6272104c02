import Foundation

@MainActor
final class StatementInteractor {
    let amount: Int
    let wording: any LongWording

    init(amount: Int, wording: any LongWording) {
        self.amount = amount
        self.wording = wording
    }
}
