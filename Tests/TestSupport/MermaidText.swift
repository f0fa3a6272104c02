/// The little of Mermaid that pictures are written in, line by line. Of a text that is none of it, it says what is wrong.
package struct MermaidText {
    /// What is wrong, and in which line; nothing where all is well.
    package private(set) var faults: [String] = []
    private var declared: Set<Substring> = []
    private var used: Set<Substring> = []
    /// The blocks that are open, the innermost last.
    private var open: [Block] = []

    /// The regular expressions of forms that were looked for, by form: to make one takes longer than to match it.
    private var regexes: [String: Regex<AnyRegexOutput>] = [:]

    private enum Block { case folder, choice }

    package init(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.popLast() != "" { faults.append("the last line does not end") }
        switch lines.first {
        case "flowchart LR": for line in lines.dropFirst() where !readsChart(line) { refuse(line) }
        case "sequenceDiagram": for line in lines.dropFirst() where !readsSequence(line) { refuse(line) }
        default: faults.append("no diagram begins with '\(lines.first ?? "")'")
        }
        for line in lines where Self.isTakenForStyle(line) { refuse(line) }
        if !open.isEmpty { faults.append("\(open.count) blocks have no end") }
        faults += used.subtracting(declared).sorted().map { "'\($0)' is not declared" }
    }

    /// Mermaid takes the last semicolon of such a line away, before it reads numbers of characters (`encodeEntities`).
    private static func isTakenForStyle(_ line: Substring) -> Bool {
        line.contains(#/(?:style|classDef).*:\S*#.*;/#)
    }

    private mutating func refuse(_ line: Substring) { faults.append("no line of Mermaid: \(line)") }

    /// What a line begins with, and the names in it; LABEL stands for characters that mean nothing to Mermaid, and numbers of others.
    private mutating func names(_ form: String, in line: Substring) -> [Substring]? {
        if regexes[form] == nil {
            let label = ##"(?:[^"#;<>&`{}\[\]|\\%\p{Cc}\p{Cf}]|#[0-9]+;)+"##
            regexes[form] = try? Regex(" +" + form.replacing("LABEL", with: label))
        }
        return regexes[form].flatMap { line.wholeMatch(of: $0) }?.output.dropFirst().compactMap(\.substring)
    }

    private mutating func readsChart(_ line: Substring) -> Bool {
        if let names = names(#"(m\d+)(?:\["LABEL(?:<br/>LABEL)*"\]|\(\["LABEL"\]\))"#, in: line) {
            return declare(names)
        }
        if let names = names(#"(m\d+) (?:-->|-\.->)(?:\|"LABEL"\|)? (m\d+)"#, in: line) {
            used.formUnion(names)
            return open.isEmpty
        }
        if let names = names(#"subgraph (f_[A-Za-z_]*\d+)\["LABEL"\]"#, in: line) {
            open.append(.folder)
            return declare(names)
        }
        return closes(line, .folder)
    }

    private mutating func readsSequence(_ line: Substring) -> Bool {
        if let names = names(#"participant (p\d+) as LABEL"#, in: line) { return used.isEmpty && declare(names) }
        if let names = names(#"(p\d+)->>(p\d+): LABEL"#, in: line)
            ?? names(#"Note over (p\d+): LABEL"#, in: line)
        {
            used.formUnion(names)
            return true
        }
        if names("alt LABEL", in: line) != nil {
            open.append(.choice)
            return true
        }
        if names("else LABEL", in: line) != nil { return open.last == .choice }
        return closes(line, .choice)
    }

    private mutating func declare(_ names: [Substring]) -> Bool { names.allSatisfy { declared.insert($0).inserted } }

    private mutating func closes(_ line: Substring, _ block: Block) -> Bool {
        line.drop { $0 == " " } == "end" && open.popLast() == block
    }
}
