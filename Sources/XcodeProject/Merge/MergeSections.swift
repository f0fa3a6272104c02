/// How a project lays out its objects: those of a kind together, mostly between comments.
struct MergeSections {
    private let lineBreak: [UInt8]
    private let hasTitles: Bool
    private let end: [UInt8]

    /// What is not laid out so, as all projects are that Xcode has written, is a fault.
    init(of objects: PropertyList, in bytes: [UInt8]) throws(ProjectFault) {
        lineBreak = Array(NewObject.Layout(bytes).lineBreak.utf8)
        let items = MergeItems(of: objects, in: bytes, areObjects: true)
        let all = items?.all ?? []
        let start = (all.first?.text.startIndex ?? objects.range.upperBound) - (all.first?.leading.count ?? 0)
        hasTitles = bytes[objects.range.lowerBound..<start].contains(UInt8(ascii: "/"))
        let end = items?.end ?? []
        self.end = Array(hasTitles ? end[(end.lastIndex(of: 0x0A) ?? end.startIndex)...].dropFirst() : end)
        let sections = Self.sections(of: all).map { ($0.name, $0.items.flatMap(\.whole)) }
        guard text(of: sections).elementsEqual(bytes[objects.range]) else {
            throw ProjectFault("objects are not in sections as Xcode writes them", at: objects.range)
        }
    }

    /// The objects that stand together, by their kind; where it has several sections, those have numbers.
    static func sections(of items: [MergeItem]) -> [(name: String, items: [MergeItem])] {
        var sections: [[MergeItem]] = []
        for item in items {
            if sections.last?.last?.isa == item.isa {
                sections[sections.count - 1].append(item)
            } else {
                sections.append([item])
            }
        }
        return Array(zip(sections.map { $0[0].isa }.numbered, sections))
    }

    /// All objects, from the text of those of each section.
    func text(of sections: [(name: String, objects: [UInt8])]) -> [UInt8] {
        var text: [UInt8] = [UInt8(ascii: "{")] + (hasTitles ? lineBreak : [])
        for section in sections {
            let isa = section.name.prefix { $0 != "\n" }
            if hasTitles { text += lineBreak + "/* Begin \(isa) section */".utf8 }
            text += section.objects
            if hasTitles { text += lineBreak + "/* End \(isa) section */".utf8 + lineBreak }
        }
        return text + end
    }
}
