"""What every page of the tests has around its content."""


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
