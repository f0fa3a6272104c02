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

    /// All paths of a run, in the order of their branches; nil where there are too many.
    static func all(from start: FlowRun, atMost limit: Int) -> [FlowPath]? {
        var open: [[Int]] = [[]]
        var paths: [FlowPath] = []
        while let branches = open.popLast() {
            guard paths.count < limit else { return nil }
            var run = start.taking(branches)
            let ending = ending(of: &run)
            paths.append(FlowPath(run: run, ending: ending))
            open += run.untriedBranches
        }
        return paths
    }

    /// Goes to the end, taking the first branch at every fork but those that are prescribed.
    private static func ending(of run: inout FlowRun) -> Ending {
        do {
            while true {
                if let result = try run.step() { return .returned(result) }
            }
        } catch FlowRun.Interruption.thrown(let error) {
            return .thrown(error)
        } catch FlowRun.Interruption.unclear(let reason) {
            return .unclear(reason)
        } catch {
            return .unclear("cannot be followed")
        }
    }
}
