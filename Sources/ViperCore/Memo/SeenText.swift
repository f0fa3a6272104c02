import Diagnostics
import SwiftSource
import ViperSpec

/// What other specs can see of one: its text without what stands between the braces of the sections that are a module's own
/// business, its view, presenter, interactors with their outputs, and router. As long as it is the same, a change of the spec
/// concerns none of the others, but for those that mention a protocol of such a section: see `PrivateMentions`.
extension SpecFile {
    /// The text that others see.
    var seenText: [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(source.bytes.count)
        var place = 0
        // Where a section stands in another one by mistake, the outer one counts.
        for interior in privateInteriors where place <= interior.lowerBound {
            text += source.bytes[place..<interior.lowerBound]
            // So that nothing moves from one side of the braces to the other.
            text.append(0)
            place = interior.upperBound
        }
        return text + source.bytes[place...]
    }

    /// Between the braces of sections that no other module calls, in order of place.
    private var privateInteriors: [Range<Int>] {
        declarations.flatMap { declaration -> [Range<Int>] in
            guard case .module(let module) = declaration else { return [] }
            return module.items.compactMap { item in
                guard case .section(let section) = item, section.kind.isPrivate else { return nil }
                return section.interior
            }
        }.sorted { $0.lowerBound < $1.lowerBound }
    }
}

extension SectionKind {
    /// No other module calls it.
    fileprivate var isPrivate: Bool {
        switch self {
        case .view, .presenter, .interactor, .output, .router: true
        case .interface, .delegate, .on: false
        }
    }
}

extension Module {
    /// The protocols of the sections that no other module calls.
    var privateProtocols: [String] {
        contract.filter(\.kind.isPrivate).map(\.protocolName)
    }
}
