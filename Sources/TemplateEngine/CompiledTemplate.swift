import Diagnostics

/// A checked template, ready to be rendered any number of times, from any thread.
package struct CompiledTemplate: Sendable {
    /// The name of its source.
    package let name: String
    let root: RecordType
    let program: Program
    private let function: Int

    init(name: String, root: RecordType, program: Program, function: Int) {
        self.name = name
        self.root = root
        self.program = program
        self.function = function
    }

    /// The text for `root`, whose type is that of the template's entry. Lists and words are broken at `margin`.
    package func render(
        _ root: Record, limits: RenderLimits = .standard, margin: Margin = .standard
    ) throws(RenderError) -> [UInt8] {
        guard root.type == self.root else {
            throw RenderError(diagnostic: .templateContext(nil))
        }
        var renderer = Renderer(program: program, limits: limits, margin: margin)
        do throws(Renderer.Stop) {
            try renderer.run(program.functions[function], root: root)
        } catch {
            throw RenderError(error, limits, program.location(ofInstruction: renderer.position))
        }
        return renderer.output.bytes
    }
}

/// Why rendering was given up: a bound was reached. The templates' other faults are found before.
package struct RenderError: Error, Sendable {
    /// Which bound, and at which place of which template.
    package let diagnostic: Diagnostic
}

extension RenderError {
    fileprivate init(_ stop: Renderer.Stop, _ limits: RenderLimits, _ location: SourceLocation?) {
        switch stop {
        case .outputSize: self.init(diagnostic: .templateOutputSize(limits.outputBytes, location))
        case .depth: self.init(diagnostic: .templateDepth(limits.depth, location))
        case .steps: self.init(diagnostic: .templateSteps(limits.steps, location))
        case .wrongType: self.init(diagnostic: .templateContext(location))
        }
    }
}

/// What rendering may use up before it is stopped.
package struct RenderLimits: Sendable {
    /// Bytes of text, captured text included.
    package var outputBytes: Int
    /// Includes and macros within one another.
    package var depth: Int
    /// Iterations, includes, calls and filters, all in all.
    package var steps: Int

    package init(outputBytes: Int, depth: Int, steps: Int) {
        self.outputBytes = outputBytes
        self.depth = depth
        self.steps = steps
    }

    /// Far more than generated code needs, and little enough to be over in a moment.
    package static let standard = RenderLimits(outputBytes: 64 << 20, depth: 500, steps: 2_000_000)
}
