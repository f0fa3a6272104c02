extension String {
    /// The text for XML and HTML, between tags and in attributes: every scalar is text and nothing else. What is not allowed there,
    /// or would turn the line's order, is a replacement character.
    var escapedForXML: String {
        if utf8.allSatisfy({ $0.isVisibleASCII && !"&<>\"'".utf8.contains($0) }) { return self }
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            default: text.unicodeScalars.append(scalar.isVisible ? scalar : "\u{FFFD}")
            }
        }
        return text
    }

    /// The text on one line, without anything that a reader does not see.
    var visibleLine: String {
        if utf8.allSatisfy(\.isVisibleASCII) { return self }
        var text = ""
        for scalar in unicodeScalars { text.unicodeScalars.append(scalar.isVisible ? scalar : " ") }
        return text
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
