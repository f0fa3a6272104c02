extension Canvas {
    /// What ends a form, below it; or what went wrong.
    mutating func writeFormFooter(canSave: Bool, error: String?) {
        let row = height - 1
        if let error {
            write(error.truncated(to: width - 2), row: row, column: 1, style: .color(.red))
        } else {
            let save = canSave ? TextStyle.bold : .dim
            let column = write("ctrl-s save", row: row, column: 1, style: save)
            write("  tab next  esc cancel", row: row, column: column, style: .dim)
        }
    }
}
