#!/usr/bin/env bash
# chromium_npm.sh FOLDER: installs the locked npm packages with a headless Chromium and fonts into FOLDER and unpacks
# them; FOLDER/chromium starts the browser. It needs no root, no library of the machine and no font.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$1
PATH="$(workshop/node.sh):$PATH"
from=$PWD/requirements/chromium

mkdir -p "$folder"
cd "$folder"
cp "$from/package.json" "$from/package-lock.json" "$from/.npmrc" "$from/fonts.conf" .
npm ci --silent --ignore-scripts

unpack() {
    node -e 'process.stdin.pipe(require("zlib").createBrotliDecompress()).pipe(process.stdout)' \
        <"node_modules/@sparticuz/chromium/bin/$1.br"
}
unpack al2023.tar | tar x      # lib/: NSS and expat
unpack swiftshader.tar | tar x # drawing without a graphics card
unpack chromium >headless_shell
chmod +x headless_shell
# Last, for it tells that all the rest is there; new, although the one that is copied may be old.
cp "$from/chromium" . && touch chromium
