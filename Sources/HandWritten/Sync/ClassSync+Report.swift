import Diagnostics
import SwiftSource

/// What is left to a person in one class, for one finding.
struct Lacking {
    var names: [String] = []
    var texts: [String] = []
    var notes: [Diagnostic.Note] = []
}

extension ClassSync {
    /// Notes a member that is needed and not written, with the text to paste. `existing` is what stands in its way.
    mutating func lack(
        _ name: String, _ text: String, because reason: String, at existing: WrittenMember? = nil
    ) {
        lacking.names.append(name)
        lacking.texts.append(text)
        let place = existing.map { SourceLocation(file($0.file).source, $0.declaration.name.range) }
        let note = Diagnostic.Note(existing == nil ? reason : "'\(name)': \(reason)", at: place)
        if !lacking.notes.contains(note) { lacking.notes.append(note) }
    }

    mutating func report() {
        guard !lacking.names.isEmpty else { return }
        let source = ownFile.source
        let base = source.memberIndentation(of: own.declaration, style: ownFile.style)
        let lineEnd = ownFile.style.lineEnd
        let text = lacking.texts.map { lineEnd + base + $0 + lineEnd }.joined()
        let end = (own.declaration.bodyRange?.upperBound ?? source.bytes.count) - 1
        outcome.findings.append(
            .missingInYours(
                lacking.names, in: type.name, at: SourceLocation(source, own.declaration.name.range), text: text,
                end: max(0, end), notes: lacking.notes))
    }

    mutating func syncStoredParts() {
        guard type.module != nil else { return }
        var stored = StoredParts(
            of: type, own: own, in: written, parts: parts,
            present: Set(members.compactMap { $0.declaration.kind == .variable ? $0.declaration.name.name : nil }),
            newNames: newNames, shown: shown, without: outcome.removed.merging(replaced) { $0 + $1 },
            oldType: oldType, isGoneProtocol: isGoneProtocol)
        stored.sync()
        let source = ownFile.source
        for problem in stored.problems {
            outcome.findings.append(
                .differsInYours(
                    problem.message, at: SourceLocation(source, problem.range), text: problem.text,
                    severity: problem.severity))
        }
        guard let obstacle else {
            for (place, text) in stored.insertions { outcome.insertions.add(text, at: place) }
            outcome.edits[own.file, default: SourceEdits(source)].merge(stored.edits)
            outcome.removed[own.file, default: []] += stored.removed
            return
        }
        guard !stored.insertions.isEmpty || !stored.edits.isEmpty || !stored.removed.isEmpty else { return }
        let wanted = type.wanted.members.filter { member in
            member.kind == .initializer || (member.kind == .variable && member.bodyRange == nil)
        }
        let base = source.memberIndentation(of: own.declaration, style: ownFile.style)
        let texts = wanted.map { type.rendered.declaration($0, base: base, style: ownFile.style) }
        lack("init", texts.joined(separator: ownFile.style.lineEnd + base), because: obstacle)
    }
}
