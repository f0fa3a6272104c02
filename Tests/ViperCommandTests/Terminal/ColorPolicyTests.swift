import Testing
import ViperCommand

@Suite struct ColorPolicyTests {
    private let terminal = TextStream(isTerminal: true) { _ in }
    private let pipe = TextStream(isTerminal: false) { _ in }

    @Test func colorsOnATerminalUnlessToldOtherwise() {
        #expect(ColorPolicy.auto.allowsColor(on: terminal, environment: [:]))
        #expect(ColorPolicy.auto.allowsColor(on: terminal, environment: ["NO_COLOR": ""]))
        #expect(!ColorPolicy.auto.allowsColor(on: pipe, environment: [:]))
        #expect(!ColorPolicy.auto.allowsColor(on: terminal, environment: ["NO_COLOR": "1"]))
        #expect(!ColorPolicy.auto.allowsColor(on: terminal, environment: ["TERM": "dumb"]))
        #expect(!ColorPolicy.never.allowsColor(on: terminal, environment: [:]))
        #expect(ColorPolicy.always.allowsColor(on: pipe, environment: ["NO_COLOR": "1"]))
    }
}
