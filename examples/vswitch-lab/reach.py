"""Asks an address all the time, by a connection that its node refuses. Prints `ready` at the first answer and then, from a line
on standard input on, waits for the next one: it prints the seconds since the last answer. Fails after as many as are given.
  reach.py ADDRESS SECONDS"""
import select
import socket
import sys
import time

address, most = sys.argv[1], float(sys.argv[2])
family = socket.AF_INET6 if ":" in address else socket.AF_INET
last, gone = time.monotonic(), False
ready = False
while time.monotonic() - last < most:
    gone = gone or (ready and bool(select.select([sys.stdin], [], [], 0)[0]))
    attempt = socket.socket(family, socket.SOCK_STREAM)
    attempt.settimeout(0.1)
    try:
        attempt.connect((address, 9))
    except ConnectionRefusedError:
        now = time.monotonic()
        if gone:
            print(f"{now - last:.1f}")
            break
        last = now
        if not ready:
            ready = True
            print("ready", flush=True)
    except OSError:
        pass
    finally:
        attempt.close()
    time.sleep(0.02)
else:
    sys.exit(f"{address} did not answer within {most} seconds")
