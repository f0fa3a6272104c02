// error: cannot find 'isatty' in scope
func isTerminal() -> Bool { isatty(1) == 1 }
