import Foundation
import TestSupport
import Testing
import XcodeProject

@Suite struct ProjectMergeTests {
    private static let classic = ProjectCase("classic")

    /// Groups and targets of two or three entries are where lines always clash.
    @Test(arguments: ProjectCase.all) func twoBranchesThatAddAModule(_ example: ProjectCase) throws {
        guard let base = try? XcodeProject(example.bytes, in: example.folder), !base.targets.isEmpty,
            let edited = try? Self.adding("Feed", to: base), edited.bytes != base.bytes
        else { return }
        let names = ["Feed", "Profile", "Login", "Settings"]
        let branches = try names.map { try Self.adding($0, to: base) }
        for (index, ours) in branches.enumerated() {
            #expect(try ProjectMerge(base: base, ours: ours, theirs: base).bytes == ours.bytes)
            #expect(try ProjectMerge(base: base, ours: base, theirs: ours).bytes == ours.bytes)
            #expect(try ProjectMerge(base: base, ours: ours, theirs: ours).bytes == ours.bytes)
            for other in index + 1..<branches.count {
                let merge = try ProjectMerge(base: base, ours: ours, theirs: branches[other])
                #expect(merge.conflicts == 0)
                #expect(try ProjectMerge(base: base, ours: branches[other], theirs: ours).bytes == merge.bytes)
                let project = try XcodeProject(merge.bytes, in: example.folder)
                for name in [names[index], names[other]] { #expect(Self.isThere(name, in: project), "\(name)") }
                let rest = try ProjectEdit(of: project, adding: [], removing: Self.paths(names[other], in: base))
                #expect(rest.bytes == ours.bytes)
            }
        }
    }

    /// What two people do in the same days: whatever it is, all of it is there.
    @Test(arguments: 1...UInt64(TestSettings.count(quick: 8, gate: 40, all: 40)))
    func twoBranchesThatAddRemoveAndRename(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let old = ["Home", "Search", "Store/Cart", "Store/Orders"]
        let base = try old.reduce(XcodeProject(Self.classic.bytes)) { try Self.adding($1, to: $0) }
        var sides = [base, base]
        var (gone, come): (Set<String>, Set<String>) = ([], [])
        for (index, name) in old.shuffled(using: &generator).enumerated() where Bool.random(using: &generator) {
            gone.insert(name)
            sides[index % 2] = try Self.removing(name, from: sides[index % 2])
        }
        for index in 0..<Int.random(in: 1...6, using: &generator) {
            let name = (Bool.random(using: &generator) ? "Store/" : "") + "New\(index)"
            come.insert(name)
            sides[index % 2] = try Self.adding(name, to: sides[index % 2])
        }
        let merge = try ProjectMerge(base: base, ours: sides[0], theirs: sides[1])
        #expect(merge.conflicts == 0)
        let project = try XcodeProject(merge.bytes)
        for name in come.union(old).subtracting(gone) { #expect(Self.isThere(name, in: project), "\(name)") }
        let text = String(decoding: merge.bytes, as: UTF8.self)
        for name in gone { #expect(!text.contains("\(name.split(separator: "/").last ?? "")Router.swift")) }
        // Nothing is left over: with all taken out, the project is the one of before.
        let end = try come.union(old).subtracting(gone).sorted().reduce(project) { try Self.removing($1, from: $0) }
        #expect(end.bytes == Self.classic.bytes)
    }

    /// Only what both have changed is left to a person, and stands between markers; the rest is merged.
    @Test func whatBothHaveChangedIsMarked() throws {
        let base = try XcodeProject(Self.classic.bytes)
        let ours = try Self.adding("Feed", to: Self.replacing("SWIFT_VERSION = 4.2;", "SWIFT_VERSION = 5.0;"))
        let theirs = try Self.adding("Profile", to: Self.replacing("SWIFT_VERSION = 4.2;", "SWIFT_VERSION = 6.0;"))
        let merge = try ProjectMerge(base: base, ours: ours, theirs: theirs)
        #expect(merge.conflicts == 2)
        let text = String(decoding: merge.bytes, as: UTF8.self)
        let marked = """
            \t\t\t\tPRODUCT_NAME = "$(TARGET_NAME)";
            <<<<<<< ours
            \t\t\t\tSWIFT_VERSION = 5.0;
            =======
            \t\t\t\tSWIFT_VERSION = 6.0;
            >>>>>>> theirs
            \t\t\t};

            """
        #expect(text.split(separator: marked, omittingEmptySubsequences: false).count == 3)
        let settled = text.replacing(marked, with: "\t\t\t\tPRODUCT_NAME = X;\n\t\t\t};\n")
        let project = try XcodeProject(Array(settled.utf8))
        #expect(Self.isThere("Feed", in: project) && Self.isThere("Profile", in: project))
    }

    @Test(arguments: [
        // Settings that only one has changed, added or removed.
        ("SWIFT_VERSION = 4.2;", "SWIFT_VERSION = 5.0;", "PRODUCT_NAME = \"$(TARGET_NAME)\";", "PRODUCT_NAME = Shop;"),
        ("SWIFT_VERSION = 4.2;\n", "", "name = Debug;", "name = Check;"),
        (
            "buildSettings = {", "buildSettings = {\n\t\t\t\tA = (\n\t\t\t\t\tb,\n\t\t\t\t);", "archiveVersion = 1;",
            "archiveVersion = 2;"
        ),
        // In one line.
        ("path = Info.plist;", "name = Info; path = Info.plist;", "text.plist.xml", "text.plist"),
        // An order, and what comes to it.
        (
            "600000000000000000001002 /* Shop */,\n\t\t\t\t200000000000000000001003 /* ShopTests */,",
            "200000000000000000001003 /* ShopTests */,\n\t\t\t\t600000000000000000001002 /* Shop */,",
            "E00000000000000000001005 /* Products */,", "E00000000000000000001005 /* Products */,\n\t\t\t\tF,"
        ),
        // A comment.
        ("/* Info.plist */", "/* Facts.plist */", "path = Info.plist;", "path = Facts.plist;"),
    ]) func eachChangesSomething(_ old: String, _ new: String, _ otherOld: String, _ otherNew: String) throws {
        let base = try XcodeProject(Self.classic.bytes)
        let (ours, theirs) = (try Self.replacing(old, new), try Self.replacing(otherOld, otherNew))
        let both = try Self.replacing(otherOld, otherNew, in: Self.replacing(old, new))
        for (own, other) in [(ours, theirs), (theirs, ours)] {
            let merge = try ProjectMerge(base: base, ours: own, theirs: other)
            #expect(merge.conflicts == 0)
            #expect(String(decoding: merge.bytes, as: UTF8.self) == String(decoding: both.bytes, as: UTF8.self))
        }
    }

    /// What one removes and the other uses anew goes there too, if it is a file; what else would lead nowhere is refused.
    @Test func whatIsGoneIsUsedNowhere() throws {
        let base = try XcodeProject(Self.classic.bytes)
        let path = "Shop/SceneDelegate.swift"
        let ours = try XcodeProject(ProjectEdit(of: base, adding: [], removing: [path]).bytes)
        let shared = try XcodeProject(
            ProjectEdit(of: base, adding: [.init(path, to: base.targets)], removing: []).bytes)
        #expect(shared.targets(naming: path).count == 2)
        for (own, other) in [(ours, shared), (shared, ours)] {
            #expect(try ProjectMerge(base: base, ours: own, theirs: other).bytes == ours.bytes)
        }
        let used = try Self.replacing(
            "name = Debug;", "baseConfigurationReference = 70000000000000000000F002; name = Debug;")
        #expect(throws: ProjectError.self) { try ProjectMerge(base: base, ours: ours, theirs: used) }
    }

    /// Each has moved a file, to another group.
    @Test func nothingStandsInTwoGroups() throws {
        let base = try XcodeProject(Self.classic.bytes)
        let line = "\t\t\t\t40000000000000000000F003 /* Info.plist */,\n"
        let out = Self.classic.project.replacing(line, with: "")
        let sides = [
            "C0000000000000000000F005 /* CartPresenter.swift */,\n",
            "A0000000000000000000F004 /* ShopTests.swift */,\n",
        ]
        .map { out.replacing("\t\t\t\t" + $0, with: "\t\t\t\t" + $0 + line) }
        #expect(throws: ProjectError.self) {
            try ProjectMerge(
                base: base, ours: XcodeProject(Array(sides[0].utf8)), theirs: XcodeProject(Array(sides[1].utf8)))
        }
    }

    /// Flags that stand twice mean what stands beside them.
    @Test func listsWithTheSameTwiceAreNotMixed() throws {
        let flags = { (more: String) in
            try Self.replacing(
                "buildSettings = {",
                "buildSettings = {\n\t\t\t\tFLAGS = (\n\(more)\t\t\t\t\t-f,\n\t\t\t\t\tA,\n\t\t\t\t\t-f,\n\t\t\t\t\tB,\n\t\t\t\t);"
            )
        }
        let merge = try ProjectMerge(base: flags(""), ours: flags("\t\t\t\t\t-x,\n"), theirs: flags("\t\t\t\t\t-y,\n"))
        #expect(merge.conflicts == 3)
        #expect(try ProjectMerge(base: flags(""), ours: flags(""), theirs: flags("\t\t\t\t\t-y,\n")).conflicts == 0)
    }

    /// Where an order clashes, the list is marked as a whole, with all that clashes in it.
    @Test func aClashAroundOthersCountsOnce() throws {
        let entries = { (names: [String], value: String) in
            let lines = names.map { "\t\t\t\t\($0) = \(value);\n" }
            return try Self.replacing("archiveVersion = 1;\n\tclasses = {\n", "classes = {\n" + lines.joined())
        }
        let merge = try ProjectMerge(
            base: entries(["A", "B", "C"], "0"), ours: entries(["B", "A", "C"], "1"),
            theirs: entries(["A", "C", "B"], "2"))
        #expect(merge.conflicts == 1)
        #expect(String(decoding: merge.bytes, as: UTF8.self).components(separatedBy: "<<<<<<< ours").count == 2)
    }

    @Test func bothHaveMadeTheFile() throws {
        let base = try XcodeProject(Self.classic.bytes)
        let (ours, theirs) = (try Self.adding("Feed", to: base), try Self.adding("Profile", to: base))
        let merge = try ProjectMerge(base: nil, ours: ours, theirs: theirs)
        #expect(merge.conflicts == 0)
        #expect(try merge.bytes == ProjectMerge(base: base, ours: ours, theirs: theirs).bytes)
    }

    /// Bytes replaced, doubled and left out, on every side: it is refused, or merged to what can be read.
    @Test func whatIsDamagedIsRefusedOrMerged() throws {
        let base = try XcodeProject(Self.classic.bytes)
        let sides = [base, try Self.adding("Feed", to: base), try Self.adding("Profile", to: base)]
        var generator = SeededGenerator(seed: 11)
        var merged = 0
        let rounds = TestSettings.count(quick: 60, gate: 300, all: 300)
        for round in 0..<rounds {
            var texts = sides.map(\.bytes)
            var bytes = texts[round % 3]
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            let length = min(Int.random(in: 0..<12, using: &generator), bytes.count - place)
            let other = Int.random(in: 0..<bytes.count - 40, using: &generator)
            bytes.replaceSubrange(place..<place + length, with: bytes[other..<other + length % 5])
            texts[round % 3] = bytes
            guard let projects = try? texts.map({ try XcodeProject($0) }),
                let merge = try? ProjectMerge(base: projects[0], ours: projects[1], theirs: projects[2])
            else { continue }
            merged += 1
            if merge.conflicts == 0 { #expect(throws: Never.self) { try XcodeProject(merge.bytes) } }
        }
        #expect(merged > rounds / 3)
    }
}

extension ProjectMergeTests {
    private static func paths(_ module: String, in project: XcodeProject) -> [String] {
        let folder = project.targets.first.flatMap(project.sourceFolder) ?? "Shop"
        let name = module.split(separator: "/").last ?? ""
        return ["Presenter", "Router"].map { "\(folder)/\(module)/\(name)\($0).swift" }
    }

    private static func adding(_ module: String, to project: XcodeProject) throws -> XcodeProject {
        let additions = paths(module, in: project).map {
            ProjectEdit.FileAddition($0, to: Array(project.targets.prefix(1)))
        }
        return try XcodeProject(
            ProjectEdit(of: project, adding: additions, removing: []).bytes, in: project.folder)
    }

    private static func removing(_ module: String, from project: XcodeProject) throws -> XcodeProject {
        try XcodeProject(ProjectEdit(of: project, adding: [], removing: paths(module, in: project)).bytes)
    }

    private static func isThere(_ module: String, in project: XcodeProject) -> Bool {
        paths(module, in: project).allSatisfy { project.membership(of: $0, in: project.targets[0]) == .member }
    }

    private static func replacing(
        _ old: String, _ new: String, in project: XcodeProject? = nil
    ) throws -> XcodeProject {
        let text = project.map { String(decoding: $0.bytes, as: UTF8.self) } ?? classic.project
        return try XcodeProject(Array(text.replacing(old, with: new).utf8))
    }
}
