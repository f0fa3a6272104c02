import ViperModel

/// How lines are broken in generated Swift. Text is built with four spaces a level and brought to the project's indentation at
/// the very end; `unitWidth` is what a level will then take.
package struct Layout: Sendable, Hashable {
    /// As files are laid out before they are indented as the app wants it.
    package static let standard = Layout(unitWidth: 4)
    /// The longest line of swift-format's default.
    package static let limit = 100

    /// Columns that one level takes.
    package var unitWidth: Int

    /// Whether a line of this text ends before the limit when it stands at this level.
    package func fits(_ text: String, level: Int) -> Bool {
        let room = Self.limit - level * unitWidth
        // There are never fewer bytes than characters.
        return text.utf8.count <= room || (!text.isPlainLine && text.count <= room)
    }

    /// `head(a, b)tail` on one line, or where that is too long with one element a line. `suffix` is what stands behind it.
    package func list(
        _ head: String, _ elements: [String], _ tail: String = "", level: Int, suffix: String = ""
    ) -> String {
        let line = "\(head)(\(elements.joined(separator: ", ")))\(tail)"
        let isOneLine = !elements.contains(where: \.hasLineBreak)
        if elements.isEmpty || isOneLine && fits(line + suffix, level: level) { return line }
        let lines = elements.map { "    " + $0.indented(by: "    ") }
        return head + "(\n" + lines.joined(separator: ",\n") + "\n)" + tail
    }
}

extension Layout {
    package init(_ indentation: AppSettings.Indentation) {
        switch indentation {
        case .spaces(let count): self.init(unitWidth: count)
        case .tab: self.init(unitWidth: 4)
        }
    }
}

extension String {
    /// Every line but the first and the empty ones moved to the right.
    package func indented(by indentation: String) -> String {
        guard hasLineBreak else { return self }
        let lines = split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
        return lines.enumerated().map { index, line in
            index == 0 || line.isEmpty ? String(line) : indentation + line
        }.joined(separator: "\n")
    }
}
