import Foundation

@MainActor
final class ImportInteractor {
    weak var output: (any ImportInteractorOutputProtocol)?
    let parser: any Parsing
    let printer: any Printing

    init(parser: any Parsing, printer: any Printing) {
        self.parser = parser
        self.printer = printer
    }
}
