extension String {
    /// The first word of a script's line, and the rest.
    var command: (name: String, argument: String) {
        let line = trimmed
        let name = line.prefix { !$0.isWhitespace }
        return (name.lowercased(), String(line.dropFirst(name.count)).trimmed)
    }
}
