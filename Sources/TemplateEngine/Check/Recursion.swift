import Diagnostics

/// Finds includes and calls that come back to themselves with no condition between.
struct Recursion {
    /// A call that is made whenever its function is rendered.
    struct Call {
        var from: Int
        var to: Int
        var name: String
        var location: SourceLocation
    }

    private var calls: [Int: [Call]] = [:]

    mutating func add(_ call: Call) { calls[call.from, default: []].append(call) }

    /// One finding for each circle: functions are taken away whose calls all end, and in what is left every path leads into a
    /// circle.
    func findings() -> [Diagnostic] {
        let endless = endlessFunctions()
        var findings: [Diagnostic] = []
        var visited: Set<Int> = []
        for start in endless.sorted() {
            var path: Set<Int> = []
            var function = start
            while !visited.contains(function) {
                visited.insert(function)
                path.insert(function)
                guard let call = calls[function]?.first(where: { endless.contains($0.to) }) else { break }
                if path.contains(call.to) { findings.append(.templateEndlessRecursion(call.name, call.location)) }
                function = call.to
            }
        }
        return findings
    }

    /// Counts down, from the functions that call nothing, how many of a function's callees do not end.
    private func endlessFunctions() -> Set<Int> {
        var open: [Int: Int] = [:]
        var callers: [Int: [Int]] = [:]
        for (function, made) in calls {
            open[function] = made.count
            for call in made { callers[call.to, default: []].append(function) }
        }
        var ending = callers.keys.filter { open[$0] == nil }
        while let function = ending.popLast() {
            for caller in callers[function] ?? [] {
                guard let count = open[caller] else { continue }
                open[caller] = count - 1
                if count == 1 {
                    open[caller] = nil
                    ending.append(caller)
                }
            }
        }
        return Set(open.keys)
    }
}
