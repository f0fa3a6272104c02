/// Writes a line for each log message.
struct LineLogger: Logging {
    let write: @Sendable (String) -> Void

    func log(_ text: String, _ level: LogLevel) {
        write("\(level.rawValue): \(text)")
    }
}
