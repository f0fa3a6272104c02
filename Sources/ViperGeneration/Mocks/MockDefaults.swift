import SwiftSource
import ViperModel

/// What mocks return until a test says otherwise: `[]`, `nil`, `0`, `""`, `false`, a fixture.
package struct MockDefaults: Sendable {
    private let maker: ValueMaker

    package init(_ catalog: TypeCatalog) {
        maker = ValueMaker(catalog, for: .result, isOnMainActor: false)
    }

    /// An expression where the type is known from its place; nil where a test has to say what is returned. A mock is none: one
    /// that returns its like would never be made.
    package func value(of type: TypeSyntax) -> String? {
        guard let made = maker.value(of: type, named: ""), made.needs.isEmpty, !made.text.contains("Mock(") else {
            return nil
        }
        return made.text(as: type.text)
    }
}
