import Diagnostics

/// Applies an `EditPlan` to the text of a project. It adds and removes whole lines. All other bytes stay unchanged.
struct EditText {
    private let plan: EditPlan
    private let layout: NewObject.Layout
    private var edits: SourceEdits
    /// The IDs in each edited list after the edit.
    private(set) var lists: [EditPlan.List: [String]] = [:]

    private var project: XcodeProject { plan.project }
    private var bytes: [UInt8] { plan.project.bytes }

    /// Edits the text. Throws if its lines do not have Xcode's format.
    init(_ plan: EditPlan) throws(ProjectError) {
        self.plan = plan
        edits = SourceEdits(SourceFile(path: "", bytes: plan.project.bytes))
        layout = NewObject.Layout(plan.project.bytes)
        let lists = Set(plan.insertions.keys).union(plan.removals.keys).filter { !plan.removed.contains($0.owner) }
        for list in lists.sorted() { try edit(list) }
        let added = Dictionary(grouping: plan.added, by: \.isa)
        let removed = Set(plan.removed.compactMap { plan.project.object($0)?.isa })
        for isa in Set(added.keys).union(removed).sorted() {
            try editSection(isa, adding: (added[isa] ?? []).sorted { $0.reference.id < $1.reference.id })
        }
    }

    /// The edited text.
    var result: [UInt8] { edits.result }

    // MARK: Lists

    private mutating func edit(_ list: EditPlan.List) throws(ProjectError) {
        guard let object = project.object(list.owner) else { return }
        let going = plan.removals[list] ?? []
        let coming = (plan.insertions[list] ?? []).sorted {
            plan.order(of: $0, in: list.key) < plan.order(of: $1, in: list.key)
        }
        guard let value = object[list.key] else { return try addList(list, coming, to: object) }
        guard let elements = value.array else { throw ProjectError("'\(list.key)' is not a list", at: value.range) }
        let end = try lineStart(of: value.range.upperBound - 1)
        let ids = elements.map { $0.string ?? "" }
        let staying = elements.indices.filter { !going.contains(ids[$0]) }
        for index in elements.indices where going.contains(ids[index]) {
            edits.remove(try line(of: elements[index].range, in: value.range))
        }
        if staying.isEmpty, coming.isEmpty, omitsEmptyLists,
            let entry = object.entry.value.entries?.first(where: { $0.key == list.key })
        {
            edits.remove(try line(of: entry.range, in: object.entry.value.range))
        }
        let gaps = InsertionPositions(
            staying.map { index in
                let reference = Reference(id: ids[index], comment: project.name(of: ids[index]))
                return (order: plan.order(of: reference, in: list.key), index: index)
            })
        let inserted = try insert(coming, into: list, at: gaps, value.range, elements, end: end)
        lists[list] = (0...elements.count).flatMap { index in
            (inserted[index] ?? []) + (index < ids.count && !going.contains(ids[index]) ? [ids[index]] : [])
        }
    }

    /// Inserts references into a list. The line of the closing parenthesis starts at `end`. Returns the inserted IDs by
    /// the index of the element before which they are inserted.
    private mutating func insert(
        _ references: [Reference], into list: EditPlan.List, at gaps: InsertionPositions, _ range: Range<Int>,
        _ elements: [PropertyList], end: Int
    ) throws(ProjectError) -> [Int: [String]] {
        var inserted: [Int: [String]] = [:]
        let indent = String(decoding: bytes[end..<range.upperBound - 1], as: UTF8.self) + layout.level
        for reference in references {
            let order = plan.order(of: reference, in: list.key)
            let (offset, index): (Int, Int)
            switch plan.modules[reference.id].map({ gaps.place(of: order, in: $0) }) ?? gaps.place(of: order) {
            case .behind(let other):
                (offset, index) = (try line(of: elements[other].range, in: range).upperBound, other + 1)
            case .before(let other):
                (offset, index) = (try line(of: elements[other].range, in: range).lowerBound, other)
            case .last: (offset, index) = (end, elements.count)
            }
            inserted[index, default: []].append(reference.id)
            edits.insert("\(indent)\(reference.text),\(layout.lineBreak)", at: offset)
        }
        return inserted
    }

    /// Adds a list to an object without this list. Newer versions of the format omit empty lists.
    private mutating func addList(
        _ list: EditPlan.List, _ coming: [Reference], to object: XcodeProject.Object
    ) throws(ProjectError) {
        let entries = object.entry.value.entries ?? []
        guard let before = entries.last(where: { $0.key == "isa" || $0.key < list.key }) ?? entries.last else { return }
        let line = try line(of: before.range, in: object.entry.value.range)
        let indent = String(decoding: bytes[line.lowerBound..<before.range.lowerBound], as: UTF8.self)
        let text = NewObject.text(.references(coming), layout, indent: indent)
        edits.insert("\(indent)\(list.key) = \(text);\(layout.lineBreak)", at: line.upperBound)
        lists[list] = coming.map(\.id)
    }

    /// Whether the project's format omits empty lists.
    private var omitsEmptyLists: Bool {
        project.version >= 100
            && !project.objects.contains { object in
                object.entry.value.entries?.contains { $0.value.array?.isEmpty == true } == true
            }
    }

    // MARK: Objects

    /// Adds and removes objects of one kind. Xcode writes them in one section, sorted by ID.
    private mutating func editSection(_ isa: String, adding new: [NewObject]) throws(ProjectError) {
        let existing = project.objects.filter { $0.isa == isa }
        for object in existing where plan.removed.contains(object.id) {
            edits.remove(try line(of: object.entry.range))
        }
        guard let first = existing.first, let last = existing.last else { return try addSection(isa, new) }
        if new.isEmpty, existing.allSatisfy({ plan.removed.contains($0.id) }) {
            return try removeSection(isa, from: first, to: last)
        }
        let gaps = InsertionPositions(
            existing.indices.filter { !plan.removed.contains(existing[$0].id) }.map {
                (ListOrder(isFile: true, name: "", id: existing[$0].id), $0)
            })
        for object in new {
            let (neighbor, isBehind) =
                switch gaps.place(of: ListOrder(isFile: true, name: "", id: object.reference.id)) {
                case .behind(let index): (existing[index], true)
                case .before(let index): (existing[index], false)
                case .last: (first, false)
                }
            let line = try line(of: neighbor.entry.range)
            let text = object.text(layout, indent: try indent(of: neighbor))
            edits.insert(text, at: isBehind ? line.upperBound : line.lowerBound)
        }
    }

    private mutating func addSection(_ isa: String, _ new: [NewObject]) throws(ProjectError) {
        guard let index = project.objects.firstIndex(where: { $0.isa > isa }) else {
            throw ProjectError("cannot find where to insert section '\(isa)'", at: 0..<0)
        }
        let next = project.objects[index]
        let text = new.map { $0.text(layout, indent: (try? indent(of: next)) ?? "") }.joined()
        let start = try lineStart(of: next.entry.range.lowerBound)
        let title = Array("/* Begin \(next.isa) section */".utf8)
        let line = self.line(before: start)
        guard bytes[line].starts(with: title) else { return edits.insert(text, at: start) }
        let (begin, end) = ("/* Begin \(isa) section */", "/* End \(isa) section */")
        let lines = [begin + layout.lineBreak, text, end + layout.lineBreak, layout.lineBreak]
        edits.insert(lines.joined(), at: line.lowerBound)
    }

    private mutating func removeSection(
        _ isa: String, from first: XcodeProject.Object, to last: XcodeProject.Object
    ) throws(ProjectError) {
        let start = self.line(before: try line(of: first.entry.range).lowerBound)
        let behind = try line(of: last.entry.range).upperBound
        let end = behind..<lineEnd(behind)
        let blank = end.upperBound..<lineEnd(end.upperBound)
        guard bytes[start].starts(with: Array("/* Begin \(isa) section */".utf8)),
            bytes[end].starts(with: Array("/* End \(isa) section */".utf8)), bytes[blank].allSatisfy(\.isBlankOrBreak)
        else { return }
        edits.remove(start)
        edits.remove(end.lowerBound..<blank.upperBound)
    }

    // MARK: Lines

    private func indent(of object: XcodeProject.Object) throws(ProjectError) -> String {
        let start = object.entry.range.lowerBound
        return String(decoding: bytes[try lineStart(of: start)..<start], as: UTF8.self)
    }

    /// Returns the whole lines of a range. If `outer`, the range of the enclosing list or object, is given, a comment
    /// and a comma may follow in the last line. Throws if the lines contain anything else.
    private func line(of range: Range<Int>, in outer: Range<Int>? = nil) throws(ProjectError) -> Range<Int> {
        let start = try lineStart(of: range.lowerBound)
        let end = lineEnd(range.upperBound)
        if let outer, end > outer.upperBound - 1 || start <= outer.lowerBound { throw notInLines(range) }
        var rest = bytes[range.upperBound..<end].drop(while: \.isBlankOrBreak)
        if outer != nil, !rest.isEmpty {
            // A comment and a comma can follow an element.
            if rest.starts(with: Array("/*".utf8)), let close = rest.firstRange(of: Array("*/".utf8)) {
                rest = rest[close.upperBound...].drop(while: \.isBlankOrBreak)
            }
            guard rest.first == UInt8(ascii: ",") || rest.isEmpty else { throw notInLines(range) }
            rest = rest.dropFirst().drop(while: \.isBlankOrBreak)
        }
        guard rest.isEmpty else { throw notInLines(range) }
        return start..<end
    }

    /// Returns the start of the line that contains an offset. Throws if this line has anything except blanks before
    /// the offset.
    private func lineStart(of offset: Int) throws(ProjectError) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        guard start > 0, bytes[start - 1] == 0x0A else { throw notInLines(offset..<offset) }
        return start
    }

    /// Returns the end of the line that contains an offset, after its line break.
    private func lineEnd(_ offset: Int) -> Int { bytes[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count }

    private func line(before start: Int) -> Range<Int> {
        if start == 0 { return 0..<0 }
        let begin = bytes[..<(start - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return begin..<start
    }

    private func notInLines(_ range: Range<Int>) -> ProjectError {
        ProjectError("lines are not in Xcode's format", at: range)
    }
}

extension UInt8 {
    fileprivate var isBlankOrBreak: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
