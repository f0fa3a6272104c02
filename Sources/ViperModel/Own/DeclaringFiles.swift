import Diagnostics
import SwiftSource

/// Which files may declare or extend a type of some name. Reading them as Swift would take many times as long as looking for
/// the words that declare, and nearly all of them declare nothing that specs mention.
struct DeclaringFiles: Sendable {
    private var places: [String: [Int]] = [:]

    init(_ files: [SourceFile]) {
        for (index, names) in files.mapInParallel({ $0.namesBehindKeywords }).enumerated() {
            for name in names where places[name]?.last != index { places[name, default: []].append(index) }
        }
    }

    /// The places of the files, in order.
    subscript(name: String) -> [Int] { places[name] ?? [] }
}

extension SourceFile {
    /// `Row` of `struct Row` and of `extension Row.Cell`. What stands in comments and strings is among them.
    fileprivate var namesBehindKeywords: [String] {
        var names: [String] = []
        var keywordEnd = 0
        forEachWord { bytes, word in
            if keywordEnd > 0, bytes[keywordEnd].isWhiteSpace,
                bytes[keywordEnd..<word.lowerBound].allSatisfy({ $0.isWhiteSpace || $0 == UInt8(ascii: "`") })
            {
                names.append(String(decoding: bytes[word], as: UTF8.self))
            }
            keywordEnd = bytes[word].declaresType ? word.upperBound : 0
        }
        return names
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// It is a word that stands before a type's name.
    fileprivate var declaresType: Bool {
        switch (count, first) {
        case (4, UInt8(ascii: "e")): elementsEqual("enum".utf8)
        case (5, UInt8(ascii: "c")): elementsEqual("class".utf8)
        case (5, UInt8(ascii: "a")): elementsEqual("actor".utf8)
        case (6, UInt8(ascii: "s")): elementsEqual("struct".utf8)
        case (8, UInt8(ascii: "p")): elementsEqual("protocol".utf8)
        case (9, UInt8(ascii: "e")): elementsEqual("extension".utf8)
        case (9, UInt8(ascii: "t")): elementsEqual("typealias".utf8)
        default: false
        }
    }
}
