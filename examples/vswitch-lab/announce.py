"""Tells the neighbours on an interface who has an address now: an unsolicited ARP reply, or for IPv6 an unsolicited neighbour advertisement, five times within five seconds: Linux ignores one that comes within a second of the last change (`locktime`).
  announce.py INTERFACE ADDRESS"""
import ipaddress
import socket
import struct
import sys
import time

interface, text = sys.argv[1:]
address = ipaddress.ip_address(text)
mac = bytes.fromhex(open(f"/sys/class/net/{interface}/address").read().strip().replace(":", ""))


def checksum(data):
    total = sum(struct.unpack(f"!{len(data) // 2}H", data))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


if address.version == 4:
    everyone = b"\xff" * 6
    frame = everyone + mac + struct.pack("!HHHBBH", 0x0806, 1, 0x0800, 6, 4, 2)
    frame += mac + address.packed + everyone + address.packed
else:
    nodes = ipaddress.ip_address("ff02::1").packed
    # Override: the receiver replaces what it had.
    message = struct.pack("!BBHI", 136, 0, 0, 0x20000000) + address.packed + b"\x02\x01" + mac
    sealed = checksum(address.packed + nodes + struct.pack("!II", len(message), 58) + message)
    message = message[:2] + struct.pack("!H", sealed) + message[4:]
    header = struct.pack("!IHBB", 6 << 28, len(message), 58, 255) + address.packed + nodes
    frame = b"\x33\x33\x00\x00\x00\x01" + mac + struct.pack("!H", 0x86DD) + header + message

line = socket.socket(socket.AF_PACKET, socket.SOCK_RAW)
line.bind((interface, 0))
for _ in range(5):
    line.send(frame)
    time.sleep(1.1)
