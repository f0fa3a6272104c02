/// One path through a member's body, from its beginning to its end.
struct FlowPath {
    /// What the body returns, or what keeps it from that.
    typealias Ending = Result<TypedTerm, FlowRun.Interruption>

    var run: FlowRun
    var ending: Ending

    /// All paths on which a run can go on, in the order of their branches; nil where they are more than `limit`.
    static func all(from start: FlowRun, atMost limit: Int) -> [FlowPath]? {
        var unfinished = [start]
        var paths: [FlowPath] = []
        while let run = unfinished.popLast() {
            guard paths.count < limit else { return nil }
            let (path, others) = path(from: run)
            paths.append(path)
            unfinished += others
        }
        return paths
    }

    /// The path that takes the first branch at every fork, and the runs that take the other branches, the first of them last.
    private static func path(from start: FlowRun) -> (path: FlowPath, others: [FlowRun]) {
        var run = start
        var fork = start
        var others: [FlowRun] = []
        while true {
            if run.mayFork {
                run.markFork()
                fork = run
            }
            let ending = step(&run)
            others += run.popUntriedBranches().map { fork.taking($0) }
            if let ending { return (FlowPath(run: run, ending: ending), others) }
        }
    }

    /// Evaluates one statement; the ending of the path where it ends there.
    private static func step(_ run: inout FlowRun) -> Ending? {
        do {
            let ending: Ending
            do {
                guard let result = try run.step() else { return nil }
                ending = .success(result)
            } catch FlowRun.Interruption.thrown(let error) {
                ending = .failure(.thrown(error))
            }
            try run.settleOpenChoices()
            return ending
        } catch {
            return .failure(error as? FlowRun.Interruption ?? .unclear("cannot be followed"))
        }
    }
}
