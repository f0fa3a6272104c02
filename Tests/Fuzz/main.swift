// swift run -c release fuzz [COUNT [SEED [FIRST]]] [SUBJECT…]   reads COUNT damaged texts per subject, from number FIRST on
// swift run -c release fuzz growth [KIND…]                      looks for texts whose reading takes more than their length
// swift run fuzz contracts FOLDER…                              takes over the protocols of apps that were written by hand
// swift run fuzz projects FOLDER [OUTPUT]                       adds a module to project files and takes it out again
// swift run -c release fuzz show SUBJECT NUMBER [SEED]          prints one of them

import Foundation
import ViperModel

var words = Array(CommandLine.arguments.dropFirst())

if words.first == "show", words.count >= 3, let number = Int(words[2]) {
    let seed = words.count > 3 ? UInt64(words[3]) ?? 1 : 1
    for subject in Subject.all where subject.name == words[1] {
        FileHandle.standardOutput.write(Data(subject.mutator.input(number, seed: seed)))
    }
    exit(0)
}

if words.first == "contracts" {
    for folder in words.dropFirst() {
        let trial = ContractTrial(folder: folder)
        print("\(folder): \(trial.whole.count) whole, \(trial.failures.count) not, \(trial.uncertain.count) uncertain")
        for failure in trial.failures { print("  \(failure.module): \(failure.reason)") }
        for name in trial.uncertain { print("  ? \(name)") }
    }
    exit(0)
}

if words.first == "projects" {
    try ProjectTrial.run(Array(words.dropFirst()))
    exit(0)
}

if words.first == "growth" {
    words.removeFirst()
    for growth in Growth.all where words.isEmpty || words.contains(growth.name) {
        // A thread's own time is measured, so that others may run beside it.
        // What takes the square of its length takes 0.3 s at a megabyte where it takes this at a quarter of one.
        let flaws = growth.texts.map { text in
            let flaw = growth.flaw(of: text, upTo: 1 << 18, judgedFrom: 0.018)
            if let flaw { print(flaw) }
            fflush(nil)
            return flaw
        }
        print("\(growth.name): \(growth.texts.count) texts, \(flaws.compactMap(\.self).count) flaws")
        fflush(nil)
    }
    exit(0)
}

var numbers: [Int] = []
while let number = words.first.flatMap({ Int($0) }) {
    numbers.append(number)
    words.removeFirst()
}
let count = numbers.first ?? 100_000
let seed = UInt64(numbers.dropFirst().first ?? 1)
let first = numbers.count > 2 ? numbers[2] : 0
let watch = Watch(timeLimit: .seconds(60), memoryLimit: 1 << 30)
watch.start()
var hasFailed = false
for subject in Subject.all where words.isEmpty || words.contains(subject.name) {
    let run = FuzzRun(subject: subject, seed: seed, limit: .seconds(1))
    let start = ContinuousClock.now
    print("\(subject.name):")
    // What is said is seen at once, also in a file.
    fflush(nil)
    let report = run.run(first..<first + count) { number, _ in watch.note(subject.name, number) }
    print(
        "  \(report.inputCount) inputs, \(report.byteCount >> 20) MB, in \(ContinuousClock.now - start); slowest "
            + "\(report.slowest.time) (input \(report.slowest.number)); peak memory so far \(Watch.peakMemory >> 20) MB; "
            + "\(report.failures.count) failures")
    for failure in report.failures {
        hasFailed = true
        print("  input \(failure.number), \(failure.input.count) bytes: \(failure.reason)")
    }
    fflush(nil)
}
exit(hasFailed ? 1 : 0)
