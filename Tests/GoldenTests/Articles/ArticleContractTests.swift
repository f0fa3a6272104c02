import Foundation
import Testing

/// The founding articles' modules, generated, ask of their protocols what their authors published.
@Suite("Contracts of the articles")
struct ArticleContractTests {
    @Test("the generated contract holds the article's requirements, each named difference and nothing else")
    func equality() throws {
        let articles = try Article.all()
        try #require(!articles.isEmpty)
        for article in articles { try expectEqualContract(article) }
    }

    private func expectEqualContract(_ article: Article) throws {
        let expected = Repository.golden.appendingPathComponent("Expected/\(article.golden)")
        let tree = try FileTree.read(expected).below("Sources")
        let module = article.module
        let files = tree.paths.filter { path in
            ["/\(module).generated.swift", "/\(module)+Shared.generated.swift"].contains { path.hasSuffix($0) }
        }
        try #require(!files.isEmpty, "no contract of \(article)")
        var generated = protocolSignatures(in: files.compactMap { tree[$0] }.joined(separator: "\n"))
        generated["\(module)Dependencies"] = nil

        #expect(
            Set(generated.keys) == Set(article.protocols.map(\.name)), "the protocols of \(article)")
        for contract in article.protocols {
            let wanted = try contract.requirements.map { requirement in
                try #require(signature(ofRequirement: requirement.now ?? requirement.published))
            }
            #expect(generated[contract.name]?.sorted() == wanted.sorted(), "\(contract.name) of \(article)")
        }
    }

    @Test("each difference from an article says why, and is one")
    func differencesAreNamed() throws {
        for article in try Article.all() {
            for contract in article.protocols where contract.isNew {
                #expect(contract.because != nil, "\(contract.name)")
            }
            for requirement in article.protocols.flatMap(\.requirements) {
                guard let now = requirement.now else { continue }
                #expect(requirement.because != nil, "\(requirement.published) of \(article)")
                #expect(signature(ofRequirement: now) != signature(ofRequirement: requirement.published))
            }
        }
    }

    @Test("what an article cannot say is an error")
    func malformed() {
        #expect(throws: Article.Malformed(line: "funk f()")) { try Article(text: "module A\nprotocol P\n  funk f()") }
        #expect(throws: Article.Malformed(line: "func f()")) { try Article(text: "module A\nfunc f()") }
    }
}
