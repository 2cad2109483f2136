"""What the pages of the tests are made of."""


def document(body: str, *, head: str = "", lang: str = "en", direction: str = "ltr") -> str:
    """A page with the element's script, which begins when the markup is there already."""
    return f"""<!doctype html>
<html lang="{lang}" dir="{direction}">
<head>
<meta charset="utf-8">
<title>A page of a test</title>
<meta name="viewport" content="width=device-width">
{head}
<script type="module" src="/number-select.js"></script>
</head>
<body><main>
{body}
</main></body>
</html>"""


def selector(attributes: str, before: str, after: str) -> str:
    """One selector with these attributes, and what is around it."""
    element = f'<number-select id="it" aria-label="Bags" {attributes}></number-select>'
    return before + element + after
