# station.py: serves its own name at /, and what the next station says at /next.
# station.py ask URL: prints what that address says, or the error.
import os
import socket
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.request import urlopen


def ask(url):
    try:
        return urlopen(url, timeout=3).read().decode()
    except OSError as error:
        reason = getattr(error, 'reason', error)
        return 'no address for this name\n' if isinstance(reason, socket.gaierror) else f'{reason}\n'


class Station(BaseHTTPRequestHandler):
    def do_GET(self):
        name = os.environ['NAME']
        text = ask(os.environ['NEXT']) if self.path == '/next' else f'{name}\n'
        body = text.encode()
        self.send_response(200)
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)


if sys.argv[1:2] == ['ask']:
    print(ask(sys.argv[2]), end='')
else:
    address = (os.environ.get('LISTEN', '0.0.0.0'), int(os.environ['PORT']))
    ThreadingHTTPServer(address, Station).serve_forever()
