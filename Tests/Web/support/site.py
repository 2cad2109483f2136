"""Web pages that a test writes, served with the element beside them."""

import itertools
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
BUILT = ROOT / "Web" / "dist"
TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
}


class Site:
    """An origin of its own. `write` puts a page there; everything else is the built element."""

    def __init__(self):
        self._pages = {}
        self._held = {}
        self._names = itertools.count(1)
        site = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                site._answer(self)

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()

    def write(self, html: str) -> str:
        """Puts a page there and gives its address."""
        name = f"/page-{next(self._names)}"
        self._pages[name] = html.encode()
        return self.address + name

    def hold(self, suffix: str) -> threading.Event:
        """Lets files that end so wait until the event is set."""
        return self._held.setdefault(suffix, threading.Event())

    def _answer(self, request):
        path = request.path.partition("?")[0]
        for suffix, event in self._held.items():
            if path.endswith(suffix):
                event.wait(20)
        body = self._pages.get(path)
        kind = TYPES[".html"]
        if body is None:
            file = (BUILT / path.removeprefix("/")).resolve()
            kind = TYPES.get(file.suffix)
            is_there = kind and file.is_relative_to(BUILT) and file.is_file()
            body = file.read_bytes() if is_there else None
        if path == "/favicon.ico":
            kind, body = "image/x-icon", b""
        if body is None and path == "/sent":
            kind, body = TYPES[".html"], b"<!doctype html><title>Sent</title>"
        request.send_response(404 if body is None else 200)
        request.send_header("Content-Type", kind or "text/plain")
        request.send_header("Content-Length", str(len(body or b"")))
        request.send_header("Cache-Control", "no-store")
        request.end_headers()
        request.wfile.write(body or b"")
