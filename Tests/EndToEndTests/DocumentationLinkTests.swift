import Foundation
import Testing

/// On GitHub, where pages are read as they are, each link leads somewhere.
@Suite struct DocumentationLinkTests {
    @Test func eachLinkLeadsToAFileAndAHeading() throws {
        let samples = try ["TodoApp", "Gallery", "OwnKit"].map { try Page(path: "Samples/\($0)/README.md") }
        let pages = try [Page.readme()] + Page.catalogNames().map(Page.catalog) + samples
        for page in pages {
            for link in page.links {
                let folder = page.path.split(separator: "/").dropLast().joined(separator: "/")
                let path = link.path.isEmpty ? page.path : NSString(string: "\(folder)/\(link.path)").standardizingPath
                let target = Repository.root.appending(path: path)
                #expect(FileManager.default.fileExists(atPath: target.path), "\(page.path) links to \(link.path)")
                if let heading = link.heading {
                    #expect(try Page(path: path).anchors.contains(heading), "\(page.path) links to \(path)#\(heading)")
                }
            }
        }
    }

    /// GitHub and DocC name headings differently, so pages of the catalog, which both show, link to pages alone.
    @Test func theCatalogLinksToPages() throws {
        for page in try Page.catalogNames().map(Page.catalog) {
            #expect(page.links.allSatisfy { $0.heading == nil }, "\(page.path)")
        }
    }

    /// README and the catalog's first page lead to each page.
    @Test func eachPageIsFound() throws {
        let names = try Page.catalogNames()
        #expect(names.contains("viper-gen") && names.contains("Language"))
        for page in [try Page.readme(), try Page.catalog("viper-gen")] {
            let linked = page.links.map {
                NSString(string: NSString(string: $0.path).lastPathComponent).deletingPathExtension
            }
            for name in names where name != "viper-gen" {
                #expect(linked.contains(name), "\(page.path) does not lead to \(name)")
            }
        }
    }
}
