import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class App(BaseHTTPRequestHandler):
    def answer(self, text):
        body = f'{text}\n'.encode()
        self.send_response(200)
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        answers = {
            '/name': os.environ['NAME'],
            '/host': self.headers['Host'],
            '/scheme': self.headers.get('X-Forwarded-Proto', ''),
        }
        self.answer(answers.get(self.path, 'Hello'))

    def do_POST(self):
        size = len(self.rfile.read(int(self.headers['Content-Length'])))
        self.answer(f'{size} bytes')


ThreadingHTTPServer(('0.0.0.0', 3000), App).serve_forever()
