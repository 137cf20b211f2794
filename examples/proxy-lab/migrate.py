#!/usr/bin/env python3
"""Tells what this kernel does with a queued connection when its listening socket is closed and another one is left:
    sudo unshare -n python3 migrate.py
Sets net.ipv4.tcp_migrate_req in the network namespace it runs in, so give it one of its own."""
import fcntl
import select
import socket
import struct

PLACE = ('127.0.0.1', 9999)
SETTING = '/proc/sys/net/ipv4/tcp_migrate_req'
SET_FLAGS, UP = 0x8914, 1


def listener():
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    made.bind(PLACE)
    made.listen(16)
    made.setblocking(False)
    return made


def reload(setting):
    """Opens a connection to one socket, then a second socket, closes the first, and looks at the second."""
    with open(SETTING, 'w') as file:
        file.write(setting)
    old = listener()
    client = socket.create_connection(PLACE)
    new = listener()
    woken = select.epoll()
    woken.register(new, select.EPOLLIN)
    old.close()
    told = bool(woken.poll(0.5))
    try:
        new.accept()[0].close()
        moved = True
    except BlockingIOError:
        moved = False
    client.close()
    new.close()
    if not moved:
        return 'lost'
    return 'moved, and the new socket is woken' if told else "moved, but the new socket isn't woken: CVE-2026-46015"


with socket.socket() as any_socket:
    fcntl.ioctl(any_socket, SET_FLAGS, struct.pack('16sh', b'lo', UP))
for setting in '01':
    print(f'tcp_migrate_req={setting}: {reload(setting)}')
