import Diagnostics

/// Findings as a text, from which they can be said again in any format: the files that they point into, by their paths alone,
/// and what is said of them. Whoever reads it has read these files as well.
enum FindingsText {
    /// Nil where a finding points into a text that is not that of a file, as `isFile` tells.
    static func text(of findings: [Diagnostic], where isFile: (SourceFile) -> Bool) -> [UInt8]? {
        let places = findings.flatMap { [$0.location] + $0.notes.map(\.location) }.compactMap(\.self)
        let files = Array(Set(places.map(\.file))).sorted { ($0.path, $0.bytes.count) < ($1.path, $1.bytes.count) }
        guard files.allSatisfy({ $0.bytes.isEmpty || isFile($0) }) else { return nil }
        let numbers = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
        var fields = FieldWriter()
        fields.add(files) { fields, file in
            fields.add(file.path)
            fields.add(file.bytes.isEmpty ? 0 : 1)
        }
        fields.add(findings) { $0.add($1, numbers) }
        return fields.bytes
    }

    /// Reads them again; `file` gives the file of a path. Nil where a file or a rule is not there.
    static func findings(in text: [UInt8], file: (String) -> SourceFile?) -> [Diagnostic]? {
        let rules = Dictionary(uniqueKeysWithValues: allRules.map { ($0.id, $0) })
        var fields = FieldReader(text[...])
        do throws(DamagedText) {
            let files = try fields.list { (fields) throws(DamagedText) in
                let path = try fields.text()
                // Of a file as a whole there is no text to point into.
                guard try fields.number() > 0 else { return SourceFile(path: path, bytes: []) }
                guard let file = file(path) else { throw DamagedText() }
                return file
            }
            let findings = try fields.list { (fields) throws(DamagedText) in try fields.finding(files, rules) }
            return fields.rest.isEmpty ? findings : nil
        } catch {
            return nil
        }
    }
}

extension FieldWriter {
    fileprivate mutating func add(_ finding: Diagnostic, _ files: [SourceFile: Int]) {
        add(finding.rule.id)
        add(finding.severity.rawValue)
        add(finding.message)
        add(finding.location, files)
        add(finding.notes) { fields, note in
            fields.add(note.message)
            fields.add(note.location, files)
        }
        add(finding.fixIts) { fields, fixIt in
            fields.add(fixIt.message)
            fields.add(fixIt.range)
            fields.add(fixIt.replacement)
        }
    }

    /// Adds a list of one place, or of none.
    private mutating func add(_ location: SourceLocation?, _ files: [SourceFile: Int]) {
        add([location].compactMap(\.self)) { fields, location in
            fields.add(files[location.file] ?? 0)
            fields.add(location.range)
        }
    }

    private mutating func add(_ range: Range<Int>) {
        add(range.lowerBound)
        add(range.count)
    }
}

extension FieldReader {
    fileprivate mutating func finding(
        _ files: [SourceFile], _ rules: [String: Rule]
    ) throws(DamagedText) -> Diagnostic {
        guard let rule = rules[try text()], let severity = Severity(rawValue: try text()) else { throw DamagedText() }
        var finding = Diagnostic(rule, try text(), at: try location(in: files))
        finding.severity = severity
        finding.notes = try list { (fields) throws(DamagedText) in
            Diagnostic.Note(try fields.text(), at: try fields.location(in: files))
        }
        finding.fixIts = try list { (fields) throws(DamagedText) in
            Diagnostic.FixIt(try fields.text(), range: try fields.range(), replacement: try fields.text())
        }
        return finding
    }

    private mutating func location(in files: [SourceFile]) throws(DamagedText) -> SourceLocation? {
        try list { (fields) throws(DamagedText) in
            let file = try fields.number()
            guard files.indices.contains(file) else { throw DamagedText() }
            return SourceLocation(files[file], try fields.range())
        }.first
    }

    private mutating func range() throws(DamagedText) -> Range<Int> {
        let start = try number()
        return start..<start + (try number())
    }
}
