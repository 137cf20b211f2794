from http.server import BaseHTTPRequestHandler, HTTPServer


class Notebook(BaseHTTPRequestHandler):
    def answer(self, work):
        try:
            status, text = 200, work()
        except OSError as error:
            status, text = 500, f'{error}\n'
        body = text.encode()
        self.send_response(status)
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        files = {'/greeting': '/app/greetings/en.json', '/notes': '/data/notes.txt'}
        self.answer(lambda: open(files[self.path]).read() if self.path in files else 'ready\n')

    def do_POST(self):
        body = self.rfile.read(int(self.headers['Content-Length']))

        def keep():
            with open('/data/notes.txt' if self.path == '/notes' else '/uploads/last', 'ab') as file:
                file.write(body + b'\n')
            return 'kept\n'

        self.answer(keep)


HTTPServer(('0.0.0.0', 8000), Notebook).serve_forever()
