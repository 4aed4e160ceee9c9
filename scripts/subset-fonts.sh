#!/bin/sh
# Cuts the two typefaces down to what the pages use and writes them to app/ui/fonts (90 kB is the budget of all three).
# Needs fontTools and brotli: apt-get install fonttools python3-brotli. Run from the repository's root after npm install.
set -eu

out=app/ui/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Latin 1, the typographic marks our texts use, and the letters of common European names.
# open-zero.woff2 is not made here: it is Atkinson's zero without its bar, one glyph drawn by hand, under the same licence.
latin="U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0160-0161,U+0178,U+017D-017E,U+2010-2015,U+2018-201A,U+201C-201E,U+2020-2022,U+2026,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212"

# The axes stop where site.css stops: headings use 400 to 700 at optical sizes 24 to 100, text 400 to 800.
fonttools varLib.instancer -q -o "$work/fraunces.ttf" \
  node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2 wght=400:700 opsz=24:100
fonttools varLib.instancer -q -o "$work/atkinson.ttf" \
  node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2 wght=400:800

cut() {
  pyftsubset "$work/$1.ttf" --unicodes="$latin" --layout-features="$2" --flavor=woff2 --no-hinting \
    --desubroutinize --drop-tables+=DSIG --name-IDs=1,2,13,14 --output-file="$out/$1.woff2"
}
cut fraunces kern,liga,ccmp,locl,mark,mkmk,lnum,tnum
cut atkinson kern,liga,ccmp,locl,mark,mkmk,lnum,tnum

ls -l "$out"
