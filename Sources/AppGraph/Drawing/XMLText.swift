extension String {
    /// The text for XML and HTML, between tags and in attributes: every scalar is text and nothing else. What is not allowed there,
    /// or would turn the line's order, is a replacement character.
    var escapedForXML: String {
        if utf8.allSatisfy({ $0.isVisibleASCII && !"&<>\"'".utf8.contains($0) }) { return self }
        return replacingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            default: scalar.isVisible ? nil : "\u{FFFD}"
            }
        }
    }

    /// The text on one line, without anything that a reader does not see.
    var visibleLine: String {
        utf8.allSatisfy(\.isVisibleASCII) ? self : replacingScalars { $0.isVisible ? nil : " " }
    }
}

extension UInt8 {
    fileprivate var isVisibleASCII: Bool { (0x20..<0x7F).contains(self) }
}

extension Unicode.Scalar {
    /// Neither a control character nor one that only arranges others.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: false
        case .unassigned: value & 0xFFFE != 0xFFFE
        default: true
        }
    }
}
