#!/bin/sh
# Makes the folder shelf as it is after a lesson: sh start.sh 4
set -eu
here="$(cd "$(dirname "$0")" && pwd)"
mkdir shelf
for step in "$here"/[0-9][0-9]; do
  test "$(basename "$step")" -le "$1" || break
  cp -R "$step/." shelf/
done
cd shelf
if [ -f .env.example ]; then cp .env.example .env; fi
git init --quiet --initial-branch main
git add .
git -c user.name=Shelf -c user.email=shelf@example.com commit --quiet --message "The shelf after lesson $1"
