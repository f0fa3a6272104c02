import Diagnostics
import SwiftSource
import ViperSpec

/// What modules can see of one another: their specs without what stands between the braces of the sections that are a module's
/// own business, its view, presenter, interactors with their outputs, and router. As long as it is the same, a change of such
/// a section concerns no other module.
///
/// A module counts with all of its text where anything outside of it mentions one of the protocols of these sections, as a list
/// of inherited protocols may.
package enum InterfaceDigest {
    /// `specs` are those of the program, in any order; `App.viper` is not among them.
    package static func digest(of program: Program, _ specs: [SourceFile]) -> Digest {
        let modules = Dictionary(grouping: program.modules, by: \.source.path)
        let protocols = PrivateProtocols(program)
        let seen = specs.mapInParallel { SeenSpec($0, modules[$0.path] ?? [], protocols) }
        let whole = seen.reduce(into: Set<String>()) { $0.formUnion($1.mentioned) }
        let texts = seen.sorted { $0.source.path < $1.source.path }.map { spec in
            "\(spec.source.path)\n\(Digest(spec.text(whole: whole)).text)\n"
        }
        return Digest(texts.joined().utf8)
    }
}

/// The protocols of sections that are a module's own business, and whose they are.
private struct PrivateProtocols {
    private let owners: [String: String]
    /// In bytes: most words of a spec are shorter than any of the names.
    private let lengths: Set<Int>

    init(_ program: Program) {
        let names = program.modules.flatMap { module in module.privateSections.map { ($0.protocolName, module.name) } }
        owners = Dictionary(names, uniquingKeysWith: { first, _ in first })
        lengths = Set(owners.keys.map(\.utf8.count))
    }

    /// The module whose protocol a word names.
    func owner(of range: Range<Int>, in source: SourceFile) -> String? {
        lengths.contains(range.count) ? owners[source.text(range)] : nil
    }
}

/// A spec, as others see it.
private struct SeenSpec {
    let source: SourceFile
    /// What only the module itself sees, by its name.
    private var hidden: [(module: String, range: Range<Int>)] = []
    /// Modules that something outside of them mentions.
    private(set) var mentioned: Set<String> = []

    init(_ source: SourceFile, _ modules: [Module], _ protocols: PrivateProtocols) {
        self.source = source
        let tokens = Lexer.tokens(of: source)
        for token in tokens {
            let range: Range<Int>
            switch token.kind {
            case .identifier: range = token.range
            case .escapedIdentifier:
                range = token.range.lowerBound + 1..<max(token.range.lowerBound + 1, token.range.upperBound - 1)
            default: continue
            }
            guard let owner = protocols.owner(of: range, in: source) else { continue }
            if !modules.contains(where: { $0.name == owner && $0.range.contains(range.lowerBound) }) {
                mentioned.insert(owner)
            }
        }
        for module in modules {
            // A section that the spec does not have stands where the module's name does.
            let starts = Set(module.privateSections.map(\.location.range.lowerBound))
                .subtracting([module.location.range.lowerBound])
            for range in Self.interiors(ofSectionsAt: starts, tokens) { hidden.append((module.name, range)) }
        }
        hidden.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// What stands between the braces of some sections, which begin with a word each.
    private static func interiors(ofSectionsAt starts: Set<Int>, _ tokens: [Token]) -> [Range<Int>] {
        var interiors: [Range<Int>] = []
        var isInHead = false
        var start: Int?
        var depth = 0
        for token in tokens {
            if start == nil, starts.contains(token.range.lowerBound) { (isInHead, depth) = (true, 0) }
            guard isInHead || start != nil, case .punctuation(let byte) = token.kind else { continue }
            switch byte {
            case UInt8(ascii: "{") where depth == 0 && start == nil:
                (isInHead, start, depth) = (false, token.range.upperBound, 1)
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                guard depth == 0, let first = start else { continue }
                interiors.append(first..<token.range.lowerBound)
                start = nil
            default: break
            }
        }
        return interiors
    }

    /// What others see, some modules as a whole.
    func text(whole: Set<String>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(source.bytes.count)
        var place = 0
        for (module, range) in hidden where !whole.contains(module) {
            text += source.bytes[place..<range.lowerBound]
            // So that nothing moves from one side of the braces to the other.
            text.append(0)
            place = range.upperBound
        }
        return text + source.bytes[place...]
    }
}

extension Module {
    /// Those that no other module calls.
    fileprivate var privateSections: [Section] {
        [view, presenter] + interactors.flatMap { [$0.input, $0.output].compactMap(\.self) }
            + (router.map { [$0] } ?? [])
    }
}
