import ViperModel

/// The line width and indentation of generated Swift. viper-gen builds text with four spaces per level. `Indenter`
/// converts it to the project's indentation at the end.
package struct Layout: Sendable, Hashable {
    /// The layout of files with four spaces per level.
    package static let standard = Layout(unitWidth: 4)
    /// The maximum line width: the default of swift-format.
    package static let limit = 100

    /// The number of columns of one level in the final file.
    package var unitWidth: Int

    /// Returns whether a line of this text fits at this level.
    package func fits(_ text: String, level: Int) -> Bool {
        text.count <= Self.limit - level * unitWidth
    }

    /// Returns `head(a, b)tail` on one line, or with one element per line if it does not fit.
    ///
    /// - Parameter suffix: Text that the caller will append to the list. It has to fit on the line, too.
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
    /// Returns the text with all nonempty lines after the first indented.
    package func indented(by indentation: String) -> String {
        guard hasLineBreak else { return self }
        let lines = split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
        return lines.enumerated().map { index, line in
            index == 0 || line.isEmpty ? String(line) : indentation + line
        }.joined(separator: "\n")
    }
}
