"""Title, folders and tags of a link travel with it: into its job, and into its note."""

from __future__ import annotations

import json

from tests.faults.product import Product
from tests.faults.site import Site

EXPORT = """<!DOCTYPE NETSCAPE-Bookmark-file-1>
<H1>Bookmarks</H1>
<DL><p>
    <DT><H3>Food &amp; Drink</H3>
    <DL><p>
        <DT><H3>Soups</H3>
        <DL><p>
            <DT><A HREF="{}" TAGS="winter,quick">Grandmother&#39;s</A>
        </DL><p>
    </DL><p>
</DL><p>
"""


def test_what_an_export_says_of_a_link_stands_in_its_note(product: Product, site: Site) -> None:
    (product.drop / "From the phone").mkdir()
    (product.drop / "From the phone" / "bookmarks.html").write_text(EXPORT.format(site.url("/good/soup")), "utf-8")
    assert product.once().returncode == 0
    [job] = product.rows("SELECT title, folders, tags FROM ingestion_queue")
    assert job["title"] == "Grandmother's"
    assert json.loads(job["folders"]) == ["Food & Drink", "Soups"]
    assert json.loads(job["tags"]) == ["winter", "quick", "From the phone"]
    [note] = product.notes()
    front_matter = note.read_text("utf-8").split("---")[1]
    assert 'folder: "Food & Drink/Soups"' in front_matter
    assert 'tags:\n  - recipe\n  - "winter"\n  - "quick"\n  - "From-the-phone"\n' in front_matter
