import Diagnostics

/// A checked template, ready to be rendered any number of times, from any thread.
package struct CompiledTemplate: Sendable {
    package let name: String

    /// The text for `root`, whose type is that of the template's entry.
    package func render(_ root: Record, limits: RenderLimits = .standard) throws(RenderError) -> [UInt8] {
        []
    }
}

/// Why rendering was given up: a bound was reached. The templates' other faults are found before.
package struct RenderError: Error, Sendable {
    package let diagnostic: Diagnostic
}

/// What rendering may use up before it is stopped.
package struct RenderLimits: Sendable {
    /// Bytes of text, captured text included.
    package var outputBytes: Int
    /// Includes and macros within one another.
    package var depth: Int
    /// Iterations, includes and calls, all in all.
    package var steps: Int

    package init(outputBytes: Int, depth: Int, steps: Int) {
        self.outputBytes = outputBytes
        self.depth = depth
        self.steps = steps
    }

    package static let standard = RenderLimits(outputBytes: 64 << 20, depth: 500, steps: 10_000_000)
}
