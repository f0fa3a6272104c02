/// What sets a tree apart from the expected one, for a person to read: files missing and unexpected, and changed lines.
func difference(from expected: FileTree, to actual: FileTree) -> String {
    var report: [String] = []
    for path in Set(expected.paths).union(actual.paths).sorted() {
        switch (expected.files[path], actual.files[path]) {
        case (let old?, let new?) where old != new:
            report.append("differs: \(path)")
            report += changedLines(from: old, to: new)
        case (_?, nil): report.append("missing: \(path)")
        case (nil, _?): report.append("unexpected: \(path)")
        default: break
        }
    }
    return report.joined(separator: "\n")
}

private func changedLines(from old: [UInt8], to new: [UInt8], limit: Int = 30) -> [String] {
    let change = lines(new).difference(from: lines(old))
    let changed = change.map { change in
        switch change {
        case .remove(let offset, let line, _): (offset, "  -\(offset + 1): \(visible(line))")
        case .insert(let offset, let line, _): (offset, "  +\(offset + 1): \(visible(line))")
        }
    }
    let texts = changed.sorted { $0.0 < $1.0 }.map(\.1)
    return texts.prefix(limit) + (texts.count > limit ? ["  … and \(texts.count - limit) more lines"] : [])
}

/// Lines with their ends, so that a missing newline at the end counts.
private func lines(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
        lines.append(String(decoding: bytes[start...index], as: UTF8.self))
        start = index + 1
    }
    if start < bytes.count { lines.append(String(decoding: bytes[start...], as: UTF8.self) + "⌁ no newline") }
    return lines
}

/// With what the eye misses shown.
private func visible(_ line: String) -> String {
    var text = line.hasSuffix("\n") ? String(line.dropLast()) : line
    let end = text.reversed().prefix { $0 == " " }.count
    if end > 0 { text = text.dropLast(end) + String(repeating: "·", count: end) }
    return text.replacing("\t", with: "⇥").replacing("\r", with: "␍")
}
