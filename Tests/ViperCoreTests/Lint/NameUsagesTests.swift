import Diagnostics
import SwiftSource
import Testing

@testable import UserCode

struct CodeNamesTests {
    private func names(in text: String) -> Set<String> {
        let source = SourceFile(path: "a.swift", text: text)
        return Set(UsedName.all(in: Lexer.tokens(of: source)[...], of: source).map(\.name))
    }

    @Test(
        arguments: [
            ("open(class: first, second)", ["open", "first", "second"]),
            ("func open(_ rows: [Row]) { super.show(rows) }", ["Row", "rows"]),
            ("self.store = store; self.view = other", ["view", "other"]),
            ("item.default(in: class)", ["item", "default"]),
            ("func open(at row: Place, in list: (first: Item, Row)) {}", ["Place", "Item", "Row"]),
        ] as [(String, Set<String>)])
    func namesThatAreUsed(text: String, expected: Set<String>) {
        #expect(names(in: text) == expected)
    }
}
