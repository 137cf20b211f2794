"""Tells the neighbours on an interface who has an address now, as MetalLB's speaker does: for IPv4 a gratuitous ARP request and
the same as a reply, for IPv6 an unsolicited neighbour advertisement; at a line on standard input, and then every 1.1 seconds
for five seconds.
  announce.py INTERFACE ADDRESS [KINDS TIMES]   KINDS for IPv4: request,reply (as MetalLB) or only one of them"""
import ipaddress
import socket
import struct
import sys
import time

interface, text = sys.argv[1:3]
kinds, times = sys.argv[3:] or ("request,reply", 5)
address = ipaddress.ip_address(text)
mac = bytes.fromhex(open(f"/sys/class/net/{interface}/address").read().strip().replace(":", ""))
EVERYONE = b"\xff" * 6


def checksum(data):
    total = sum(struct.unpack(f"!{len(data) // 2}H", data))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def arp(kind):
    frame = EVERYONE + mac + struct.pack("!HHHBBH", 0x0806, 1, 0x0800, 6, 4, {"request": 1, "reply": 2}[kind])
    return frame + mac + address.packed + EVERYONE + address.packed


def advertisement():
    nodes = ipaddress.ip_address("ff02::1").packed
    # Override: the receiver replaces what it had.
    message = struct.pack("!BBHI", 136, 0, 0, 0x20000000) + address.packed + b"\x02\x01" + mac
    sealed = checksum(address.packed + nodes + struct.pack("!II", len(message), 58) + message)
    message = message[:2] + struct.pack("!H", sealed) + message[4:]
    header = struct.pack("!IHBB", 6 << 28, len(message), 58, 255) + address.packed + nodes
    return b"\x33\x33\x00\x00\x00\x01" + mac + struct.pack("!H", 0x86DD) + header + message


frames = [arp(kind) for kind in kinds.split(",")] if address.version == 4 else [advertisement()]
line = socket.socket(socket.AF_PACKET, socket.SOCK_RAW)
line.bind((interface, 0))
sys.stdin.readline()
for turn in range(int(times)):
    if turn > 0:
        time.sleep(1.1)
    for frame in frames:
        line.send(frame)
