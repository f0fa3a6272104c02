import Diagnostics
import Templates

/// Maps as an HTML report: a single file with the map, and the parts and flows of each module. The file loads nothing
/// from the network.
package enum MapPage {
    /// Returns the HTML document.
    package static func document(_ map: AppMap, grouping: MapPicture.Grouping) -> String {
        let picture = MapPicture(map, grouping: grouping)
        let title = map.title.escapedForXML
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title): its modules</title>
            <style>\(style)</style>
            </head>
            <body>
            <header>
            <h1>\(title)</h1><p id="counts">\(map.counts.escapedForXML)</p>
            <label for="search">Search</label>
            <input id="search" type="search" placeholder="Search  /" autocomplete="off" spellcheck="false" role="combobox" \
            aria-expanded="false" aria-controls="found">
            <div id="tools" role="toolbar" aria-label="Map">
            <button id="fold">Close folders</button><button id="out" aria-label="Zoom out">−</button>\
            <button id="in" aria-label="Zoom in">+</button><button id="fit">Fit</button>
            </div>
            <ul id="found" role="listbox" aria-label="Modules found" hidden></ul>
            </header>
            <main>
            <section id="map" tabindex="0" aria-label="Map. Arrow keys move along routes, Enter opens a module, F closes its folder.">
            <svg id="picture" role="group" aria-label="Modules and routes"></svg>
            </section>
            <aside id="detail" tabindex="-1" aria-live="polite" hidden></aside>
            </main>
            <script type="application/json" id="data">\(data(map, picture))</script>
            <script>\(script)</script>
            </body>
            </html>

            """
    }

    /// The content security policy. The browser loads nothing, and uses only the script and the style with these
    /// digests.
    private static let policy =
        "default-src 'none'; script-src '\(scriptDigest)'; style-src '\(styleDigest)'; base-uri 'none'; form-action 'none'"

    /// The digests of `script` and `style`. If one of them changes, the test of the policy fails and prints the new
    /// digest.
    private static let scriptDigest = "sha256-bpKkJohZgbD1mx/7aPk1FImBDNEH6A/VapQxWzt7e9w="
    private static let styleDigest = "sha256-QPNloXFMKsa37XjhQj2Y0vailLTAf61kymnrJEw/9W0="

    /// The style of the page and of its pictures.
    package static let style =
        PageFiles.style + SVGStyle.shapes + SVGStyle.rules(.light)
        + "@media (prefers-color-scheme: dark) {\n" + SVGStyle.rules(.dark) + PageFiles.darkStyle + "}\n"

    /// The script of the page. It sets the text of elements, and never parses text as HTML.
    package static let script = PageFiles.script

    /// Returns the data of the script as JSON. `<` is escaped, so that a text `</script>` cannot end the script
    /// element.
    private static func data(_ map: AppMap, _ picture: MapPicture) -> String {
        MapPageData.json(map, picture).text.replacing("<", with: "\\u003c")
    }
}
