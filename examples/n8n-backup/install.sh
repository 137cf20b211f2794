#!/bin/bash
# n8n from npm, without its compiled modules: install.sh 2.39.10 makes a folder of that name.
set -euo pipefail
mkdir "$1" && cd "$1"
# cssomnom isn't on every registry, and cssom does for a start. Without --ignore-scripts, kafka's client is compiled.
echo "{\"private\":true,\"dependencies\":{\"n8n\":\"$1\"},\"overrides\":{\"cssomnom\":\"npm:cssom@0.5.0\"}}" > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error
