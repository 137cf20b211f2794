import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class App(BaseHTTPRequestHandler):
    def do_GET(self):
        status, text = 200, os.environ['NAME']
        if 'ILL' in os.environ and self.path in ('/', '/health'):
            status, text = 503, 'no database'
        elif self.path == '/visitor':
            text = self.headers.get('X-Forwarded-For', 'nobody')
        elif self.path == '/report':
            time.sleep(3)
        body = f'{text}\n'.encode()
        self.send_response(status)
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)


ThreadingHTTPServer(('0.0.0.0', 3000), App).serve_forever()
