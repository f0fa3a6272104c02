import Common
import Testing

struct CommandTests {
    @Test("the first word is the command, the rest its argument")
    func parts() {
        let command = Command("  Add  Buy milk ")
        #expect(command.name == "add")
        #expect(command.argument == "Buy milk")
        #expect(Command(" ").name == "")
    }

    @Test("an argument is split at its last colon")
    func halves() {
        #expect(Command("add Milk: fresh").halves == ("Milk", "fresh"))
        #expect(Command("add Milk").halves == ("Milk", ""))
        #expect(Command("add 10:30 bus: 2014-05-29").halves == ("10:30 bus", "2014-05-29"))
    }

    @Test("elements are counted from 1")
    func element() {
        #expect(Command("open 2").element(of: ["a", "b"]) == "b")
        #expect(Command("open 0").element(of: ["a"]) == nil)
        #expect(Command("open x").element(of: ["a"]) == nil)
    }
}
