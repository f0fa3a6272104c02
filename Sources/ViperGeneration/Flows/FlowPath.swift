/// One path through a member's body, from its beginning to its end.
struct FlowPath {
    enum Ending {
        case returned(TypedTerm)
        case thrown(TypedTerm)
        /// No test can be made of it: a reason that completes "it …".
        case unclear(String)
    }

    var run: FlowRun
    var ending: Ending

    /// All paths on which a run can go on, in the order of their branches; nil where there are too many.
    static func all(from start: FlowRun, atMost limit: Int) -> [FlowPath]? {
        var open = [start]
        var paths: [FlowPath] = []
        while let run = open.popLast() {
            guard paths.count < limit else { return nil }
            paths.append(path(from: run, others: &open))
        }
        return paths
    }

    /// Goes to the end, taking the first branch at every fork. Copies of the run that take the others are added to `open`.
    private static func path(from start: FlowRun, others open: inout [FlowRun]) -> FlowPath {
        var run = start
        var fork = start
        while true {
            if run.mayFork {
                run.markFork()
                fork = run
            }
            defer { open += run.popUntriedBranches().map { fork.taking($0) } }
            do {
                guard let result = try run.step() else { continue }
                return FlowPath(run: run, ending: .returned(result))
            } catch FlowRun.Interruption.thrown(let error) {
                return FlowPath(run: run, ending: .thrown(error))
            } catch FlowRun.Interruption.unclear(let reason) {
                return FlowPath(run: run, ending: .unclear(reason))
            } catch {
                return FlowPath(run: run, ending: .unclear("cannot be followed"))
            }
        }
    }
}
