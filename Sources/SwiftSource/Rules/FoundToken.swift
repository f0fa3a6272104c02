/// What stands where something else was expected, for a message.
enum FoundToken {
    case text(String)
    case reservedWord(String)
    case endOfFile

    var description: String {
        switch self {
        case .text(let text): "'\(text)'"
        case .reservedWord(let word): "the keyword '\(word)'"
        case .endOfFile: "the end of the file"
        }
    }
}
