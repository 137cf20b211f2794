"""Whether Caddy starts in a limit right after its image was pulled or built, and with its files not cached.

    sudo python3 pulled.py REGISTRY [ROUNDS]   into pulled.csv; REGISTRY is one that you may push to, such as 127.0.0.1:5000

The image is this machine's /usr/bin/caddy with its libraries and nothing else. `pulled` and `built` get the image anew and go down through the
limits until one is too small; `empty` takes the program out of the cache before each start. A limit is enough if Caddy answers
within a minute, and then to 20 requests. Needs Docker with overlay2, control groups of version 1, and no swap.
"""

import csv
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from programs import FIELDS, HERE, docker, files_of, forget, start

LIMITS = {"pulled": ["none", 40, 32, 24, 16, 12, 8], "built": ["none", 40, 32, 24, 16, 12, 8], "empty": [40, 12]}


if __name__ == "__main__":
    image = f"{sys.argv[1]}/caddy"
    with tempfile.TemporaryDirectory() as folder, (HERE / "pulled.csv").open("w", newline="") as file:
        libraries = subprocess.run(["ldd", "/usr/bin/caddy"], check=True, capture_output=True, text=True).stdout
        files = ["/usr/bin/caddy", *re.findall(r"/\S+", libraries)]
        subprocess.run(["cp", "-L", "--parents", *files, folder], check=True)
        Path(folder, "Dockerfile").write_text("FROM scratch\nCOPY . /\n")
        writer = csv.DictWriter(file, FIELDS, lineterminator="\n")
        writer.writeheader()
        docker("build", "-q", "--no-cache", "-t", image, folder)
        docker("push", "-q", image)
        for round_ in range(1, int((sys.argv[2:] or ["3"])[0]) + 1):
            for case, limits in LIMITS.items():
                if case != "empty":
                    # Its layer goes with it, so that the next one is unpacked.
                    docker("rmi", image)
                    docker(*(["pull", "-q", image] if case == "pulled" else ["build", "-q", "--no-cache", "-t", image, folder]))
                for limit in limits:
                    if case == "empty":
                        forget(files_of(image))
                    line = start("caddy", image, case, limit)
                    writer.writerow({"round": round_, **line})
                    file.flush()
                    print(line, flush=True)
                    if line["answered"] != 20 and case != "empty":
                        break
