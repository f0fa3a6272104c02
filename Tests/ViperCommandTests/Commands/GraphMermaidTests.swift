import AppGraph
import TestSupport
import Testing

@testable import ViperCommand

/// What `graph --format mermaid` writes is Mermaid, line by line.
@Suite struct GraphMermaidTests {
    @Test(arguments: Goldens.tried)
    func eachLineIsRead(name: String) throws {
        let map = AppMap(try Goldens.program(name))
        for grouping in [MapPicture.Grouping.flat, .folders] {
            #expect(MermaidText(Mermaid.map(map, grouping: grouping)).faults == [])
        }
        for module in map.modules { #expect(MermaidText(Mermaid.inside(module)).faults == [], "\(module.name)") }
        for flow in map.flows { #expect(MermaidText(Mermaid.flow(flow)).faults == [], "\(flow.title)") }
    }

    /// What is no Mermaid is not read: a name that ends its label, what is not declared, a block without an end, a line too many.
    @Test(arguments: [
        "flowchart\n", "flowchart LR\n  m0[\"A\"]", "flowchart LR\n  m0[\"A\"B\"]\n", "flowchart LR\n  m0[\"\"]\n",
        "flowchart LR\n  m0[\"A\"]\n  m0[\"B\"]\n", "flowchart LR\n  m0[\"A\"]\n  m0 -->|\"a\"| m1\n",
        "flowchart LR\n  m0[\"A\"]\n  m0 -> m0\n", "flowchart LR\n  subgraph f_0[\"F\"]\n",
        "flowchart LR\n  m0[\"A\"]\n  end\n", "flowchart LR\n  m0[\"A#\"]\n", "flowchart LR\n  m0[\"style(a:#91;)\"]\n",
        "flowchart LR\n  p0->>p0: a\n",
        "sequenceDiagram\n  p0->>p0: a\n", "sequenceDiagram\n  participant p0 as a;b\n",
        "sequenceDiagram\n  participant p0 as a\n  p0->>p0: a\n  participant p1 as b\n",
        "sequenceDiagram\n  else a\n", "sequenceDiagram\n  alt a\n  else b\n",
        "sequenceDiagram\n  alt a\n  end\n  end\n",
        "sequenceDiagram\n  participant p0 as a\n  p0->>p0: \n", "sequenceDiagram\n  participant p0 as a\n\n",
    ])
    func whatIsNoMermaidIsRefused(text: String) { #expect(MermaidText(text).faults != []) }
}
