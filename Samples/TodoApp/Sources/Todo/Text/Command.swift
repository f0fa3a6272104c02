extension String {
    /// The first word of a line in a script, in lower case, and the rest of the line.
    var command: (name: String, argument: String) {
        let line = trimmed
        let name = line.prefix { !$0.isWhitespace }
        return (name.lowercased(), String(line.dropFirst(name.count)).trimmed)
    }
}
