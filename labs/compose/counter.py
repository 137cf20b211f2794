import os
import socket
from http.server import BaseHTTPRequestHandler, HTTPServer


def visits():
    with socket.create_connection((os.environ['REDIS_HOST'], 6379), timeout=2) as redis:
        redis.sendall(b'INCR visits\r\n')
        return redis.recv(100).decode().strip(':\r\n')


class Counter(BaseHTTPRequestHandler):
    def do_GET(self):
        try:
            status, text = 200, f'visit {visits()}'
        except OSError as error:
            status, text = 503, f'no Redis: {error}'
        body = f'{text}\n'.encode()
        self.send_response(status)
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)


HTTPServer(('0.0.0.0', 8080), Counter).serve_forever()
