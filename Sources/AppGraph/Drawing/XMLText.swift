extension String {
    /// The text escaped for elements and attributes of XML and HTML. Replaces control and format characters by U+FFFD,
    /// because they are invalid or change the direction of text.
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

    /// The text on one line, with a blank for each line break and other invisible character.
    var visibleLine: String {
        utf8.allSatisfy(\.isVisibleASCII) ? self : replacingScalars { $0.isVisible ? nil : " " }
    }
}

extension UInt8 {
    fileprivate var isVisibleASCII: Bool { (0x20..<0x7F).contains(self) }
}

extension Unicode.Scalar {
    /// Whether the scalar is visible. Control and format characters are not.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: false
        case .unassigned: value & 0xFFFE != 0xFFFE
        default: true
        }
    }
}
