/// One path through a member's body, from its beginning to its end.
struct FlowPath {
    /// What the body returns, or what keeps it from that.
    typealias Ending = Result<TypedTerm, FlowRun.Interruption>

    var run: FlowRun
    var ending: Ending

    /// All paths on which a run can go on, in the order of their branches; nil where they are more than `limit`.
    static func all(from start: FlowRun, atMost limit: Int) -> [FlowPath]? {
        var untriedBranches: [[Int]] = [[]]
        var paths: [FlowPath] = []
        while let branches = untriedBranches.popLast() {
            guard paths.count < limit else { return nil }
            var run = start.taking(branches)
            let ending = ending(of: &run)
            untriedBranches += run.untriedBranches
            paths.append(FlowPath(run: run, ending: ending))
        }
        return paths
    }

    /// Goes on to the end of the body.
    private static func ending(of run: inout FlowRun) -> Ending {
        do {
            let ending: Ending
            do {
                ending = .success(try run.finishFrame())
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
