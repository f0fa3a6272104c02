/// The layout of a project's objects. Objects of the same kind form a section, usually between the comments `Begin
/// PBXGroup section` and `End …`.
struct MergeSections {
    private let lineBreak: [UInt8]
    private let hasTitles: Bool
    private let end: [UInt8]

    /// Reads the layout from a project's text. Throws if the objects are not in sections as Xcode writes them.
    init(of objects: PropertyList, in bytes: [UInt8]) throws(ProjectError) {
        lineBreak = Array(NewObject.Layout(bytes).lineBreak.utf8)
        let items = MergeItems(of: objects, in: bytes, areObjects: true)
        let all = items?.all ?? []
        let start = (all.first?.text.startIndex ?? objects.range.upperBound) - (all.first?.leading.count ?? 0)
        hasTitles = bytes[objects.range.lowerBound..<start].contains(UInt8(ascii: "/"))
        let end = items?.end ?? []
        self.end = Array(hasTitles ? end[(end.lastIndex(of: 0x0A) ?? end.startIndex)...].dropFirst() : end)
        let sections = Self.sections(of: all).map { ($0.name, $0.items.flatMap(\.whole)) }
        guard text(of: sections).elementsEqual(bytes[objects.range]) else {
            throw ProjectError("objects are not in sections as Xcode writes them", at: objects.range)
        }
    }

    /// Groups adjacent objects of the same kind. The name of a group is the kind. If a kind has several groups, their
    /// names are made unique.
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

    /// Returns the text of all objects, given the text of each section's objects.
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
