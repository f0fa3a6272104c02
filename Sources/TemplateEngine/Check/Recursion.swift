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

    private var calls: [Call] = []

    mutating func add(_ call: Call) { calls.append(call) }

    /// One finding for each circle: functions are taken away whose calls all end, and in what is left every path leads into a
    /// circle. There are `functionCount` functions.
    func findings(functionCount: Int) -> [Diagnostic] {
        let callsByFunction = calls.indices.reduce(into: [[Int]](repeating: [], count: functionCount)) { lists, call in
            lists[calls[call].from].append(call)
        }
        var callers = [[Int]](repeating: [], count: functionCount)
        for call in calls { callers[call.to].append(call.from) }
        var isEndless = [Bool](repeating: true, count: functionCount)
        for function in callers.topologicalOrder { isEndless[function] = false }
        var findings: [Diagnostic] = []
        var isVisited = [Bool](repeating: false, count: functionCount)
        for start in isEndless.indices where isEndless[start] {
            var path: Set<Int> = []
            var function = start
            while !isVisited[function] {
                isVisited[function] = true
                path.insert(function)
                guard let index = callsByFunction[function].first(where: { isEndless[calls[$0].to] }) else { break }
                let call = calls[index]
                if path.contains(call.to) {
                    findings.report(
                        .templateEndlessRecursion, "this leads back to '\(call.name)' without end", at: call.location,
                        notes: ["put it into an 'if' or a 'for'"])
                }
                function = call.to
            }
        }
        return findings
    }
}

extension Rule {
    static let templateEndlessRecursion = Rule(
        id: "templateEndlessRecursion", summary: "An include or macro that comes back to itself has a condition",
        explanation: """
            A template may include itself, and a macro call itself, to walk down a tree. But where no if and no \
            for stands between, it would never end.
            """,
        wrong: "{% macro path type %}{{ type.name }}{% call path type %}{% endmacro %}",
        right: """
            {% macro path type %}{{ type.name }}{% for part in type.parts %}{% call path part %}{% endfor %}{% endmacro %}
            """)
}
