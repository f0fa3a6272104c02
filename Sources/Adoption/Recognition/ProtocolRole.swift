import SwiftSource
import ViperSpec

/// The part and the module that the name of a protocol or type suggests: the view of `Feed` for `FeedViewProtocol`.
/// Teams also use names such as `PresenterFeedProtocol`, `FeedInteractorOutput` and `ViewToPresenterFeedProtocol`.
package struct ProtocolRole: Hashable, Sendable {
    /// The part or section that the name denotes.
    package var kind: SectionKind
    /// The name without the words for the part: `Feed` for `FeedViewProtocol`.
    package var module: String

    init(kind: SectionKind, module: String) { (self.kind, self.module) = (kind, module) }

    /// Reads the role from a name; nil if the name does not show a part.
    package init?(_ name: String) {
        var words = Self.words(of: name)
        if Self.isAmbiguous(words) { return nil }
        for (phrase, kind) in Self.phrases {
            // A name such as `RouterToPresenter` does not show which part has the protocol.
            if phrase.count == 1, let to = words.firstIndex(of: "To"), to > 0, Self.tellers.contains(words[to - 1]) {
                return nil
            }
            if words.count > phrase.count, words.suffix(phrase.count).elementsEqual(phrase) {
                words.removeLast(phrase.count)
            } else if words.count > phrase.count, phrase.isAtStart, words.prefix(phrase.count).elementsEqual(phrase) {
                words.removeFirst(phrase.count)
            } else {
                continue
            }
            self.kind = kind
            let (plain, parted) = (words.joined(), words.joined(separator: "_"))
            let isParted = name.utf8.contains(UInt8(ascii: "_")) && !name.contains(plain) && name.contains(parted)
            module = isParted ? parted : plain
            return
        }
        return nil
    }

    /// Returns the words of a name, without words such as `Protocol` or `Module`: `Feed` and `View` for
    /// `FeedViewProtocol`.
    private static func words(of name: String) -> [String] {
        var parts = name.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)).camelWords }
        // The last word of a namespace such as `FeedContract` in `FeedContract.View` is not part of the module's name.
        for index in parts.indices.dropLast() {
            while let last = parts[index].last, parts[index].count > 1, namespaces.contains(last) {
                parts[index].removeLast()
            }
        }
        var words = parts.flatMap(\.self)
        while let last = words.last, words.count > 1, endings.contains(last) { words.removeLast() }
        // The module's name may occur twice, once for each of two parts: `FeedViewToFeedPresenter`.
        if let to = words.firstIndex(of: "To"), to > 1, words.count > 2 * to,
            words[..<(to - 1)] == words[(to + 1)..<(2 * to)]
        {
            words.removeSubrange((to + 1)..<(2 * to))
        }
        return words
    }

    /// Returns whether the words do not show which part of a module has the protocol.
    private static func isAmbiguous(_ words: [String]) -> Bool {
        guard let first = words.first, let last = words.last, edges.contains(first) || edges.contains(last) else {
            return true
        }
        guard let before = words.dropLast().last else { return false }
        // Any type may implement a view's delegate. A name with two parts, such as `PresenterRouter`, does not show
        // which part implements the protocol.
        return last == "Delegate" && typesWithDelegate.contains(before)
            || sides.contains(last) && before != "View" && sides.contains(before)
    }

    /// The words that only denote a protocol.
    private static let endings = ["Protocol", "Interface", "Type", "Contract"]

    private static let namespaces = ["Contract", "Contracts", "Protocols", "Module", "Namespace", "Viper"]

    private static let typesWithDelegate = ["View", "Controller", "Presenter", "Router", "Wireframe", "Cell"]

    private static let sides = ["View", "Presenter", "Interactor", "Router", "Wireframe"]

    private static let tellers = sides + ["Controller", "Manager", "Protocol", "Service", "Worker"]

    /// The words for each part, longer phrases first.
    private static let phrases: [([String], SectionKind)] = [
        (["View", "Controller", "To", "Presenter"], .presenter), (["Presenter", "To", "View", "Controller"], .view),
        (["View", "To", "Presenter"], .presenter), (["Presenter", "To", "View"], .view),
        (["Presenter", "To", "Interactor"], .interactor), (["Interactor", "To", "Presenter"], .output),
        (["Presenter", "To", "Router"], .router), (["Presenter", "To", "Wireframe"], .router),
        (["Interactor", "Output"], .output), (["Interactor", "Delegate"], .output),
        (["Interactor", "Input"], .interactor),
        (["Presenter", "Input"], .presenter), (["Presenter", "Output"], .view), (["View", "Output"], .presenter),
        (["View", "Input"], .view), (["View", "Controller"], .view), (["Event", "Handler"], .presenter),
        (["Router", "Input"], .router), (["Wireframe", "Input"], .router), (["Wire", "Frame"], .router),
        (["Module", "Input"], .interface), (["Module", "Output"], .delegate), (["Module", "Delegate"], .delegate),
        (["Interactor"], .interactor), (["Presenter"], .presenter), (["Wireframe"], .router), (["Router"], .router),
        (["View"], .view), (["Module"], .interface), (["Delegate"], .delegate),
    ]

    /// The first and last words of all phrases. A name that neither begins nor ends with such a word contains no
    /// phrase.
    private static let edges = phrases.flatMap { [$0.0.first, $0.0.last] }.compactMap(\.self).unique
}

extension [String] {
    /// Whether the phrase may also precede the module's name, as in `PresenterFeed`. A word such as `View` could belong
    /// to the module's name there.
    fileprivate var isAtStart: Bool {
        count > 1 || ["Interactor", "Presenter", "Router", "Wireframe"].contains(self[0])
    }
}

extension String {
    /// The words of a name: `Wire Frame` of `WireFrame`, `Pay Card IOS View` of `PayCardIOSView`, `Feed View` of
    /// `Feed_View`.
    fileprivate var camelWords: [String] {
        var words: [String] = []
        let letters = Array(utf8)
        let small = UInt8(ascii: "a")...UInt8(ascii: "z")
        var start = 0
        for index in letters.indices.dropFirst() where letters[index].isAsciiCapital {
            let isBeforeLower = index + 1 < letters.count && small.contains(letters[index + 1])
            guard isBeforeLower || !letters[index - 1].isAsciiCapital else { continue }
            words.append(String(decoding: letters[start..<index], as: UTF8.self))
            start = index
        }
        words += start < letters.count ? [String(decoding: letters[start...], as: UTF8.self)] : []
        return words.compactMap { word in
            guard let end = word.lastIndex(where: { $0 != "_" }) else { return nil }
            return String(word[...end])
        }
    }
}
