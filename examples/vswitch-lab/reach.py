"""Prints the seconds until an address answers, by a connection that its node refuses; fails after as many as are given.
  reach.py ADDRESS SECONDS"""
import socket
import sys
import time

address, most = sys.argv[1], float(sys.argv[2])
family = socket.AF_INET6 if ":" in address else socket.AF_INET
start = time.monotonic()
while time.monotonic() - start < most:
    attempt = socket.socket(family, socket.SOCK_STREAM)
    attempt.settimeout(0.1)
    try:
        attempt.connect((address, 9))
    except ConnectionRefusedError:
        print(f"{time.monotonic() - start:.1f}")
        break
    except OSError:
        time.sleep(0.02)
    finally:
        attempt.close()
else:
    sys.exit(f"{address} did not answer within {most} seconds")
