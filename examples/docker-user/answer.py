# answer.py WORD PORT|dns...: answers every request on these ports with that word, on all addresses, IPv4 and IPv6.
# As 'dns' it answers every question about a name with 198.51.100.8, and writes the name to /tmp/names.
import socket
import socketserver
import sys
import threading

word, ports = sys.argv[1], sys.argv[2:]
body = f'{word}\n'.encode()
reply = b'HTTP/1.0 200 OK\r\nContent-Length: %d\r\n\r\n%s' % (len(body), body)


class Page(socketserver.BaseRequestHandler):
    def handle(self):
        self.request.settimeout(30)
        try:
            if self.request.recv(4096):
                self.request.sendall(reply)
        except OSError:
            pass


class Server(socketserver.ThreadingTCPServer):
    address_family = socket.AF_INET6
    allow_reuse_address = True
    daemon_threads = True


def names():
    asked = socket.socket(socket.AF_INET6, socket.SOCK_DGRAM)
    asked.bind(('::', 53))
    while True:
        query, sender = asked.recvfrom(512)
        labels, at = [], 12
        while query[at]:
            labels.append(query[at + 1 : at + 1 + query[at]].decode())
            at += 1 + query[at]
        with open('/tmp/names', 'a') as file:
            print('.'.join(labels), file=file)
        question = query[12 : at + 5]
        is_address = question[-4:-2] == b'\0\1'
        answer = b'\xc0\x0c\0\1\0\1\0\0\0\0\0\4' + socket.inet_aton('198.51.100.8')
        count = b'\0\1' if is_address else b'\0\0'
        asked.sendto(query[:2] + b'\x81\x80\0\1' + count + b'\0\0\0\0' + question + (answer if is_address else b''), sender)


waiting = []
for port in ports:
    serve = names if port == 'dns' else Server(('::', int(port)), Page).serve_forever
    waiting.append(threading.Thread(target=serve))
    waiting[-1].start()
for thread in waiting:
    thread.join()
