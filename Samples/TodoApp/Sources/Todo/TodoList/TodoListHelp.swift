/// The commands and keys of the list.
enum TodoListHelp {
    /// The commands of scripts.
    static let commands = """
        add TITLE DATE   Buy milk tomorrow; Pay rent 1 dec; Call Ann in 3 days
        list             everything, numbered
        search TEXT      what matches
        show NUMBER      one of them; then edit, done, delete, back
        edit NUMBER      its form; then title TEXT, due DATE, notes TEXT, save, cancel
        done NUMBER      done, or to do again
        delete NUMBER
        quit
        """

    /// Returns as many hints as fit. They always include help and quit.
    static func footer(width: Int) -> String {
        let hints = ["a add", "space done", "e edit", "d delete", "enter open", "/ search"]
        let always = "? help  q quit"
        var text = ""
        for hint in hints where text.count + hint.count + 2 + always.count <= width {
            text += hint + "  "
        }
        return text + always
    }
}
