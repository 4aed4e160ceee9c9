#!/bin/sh
# Cuts the two typefaces down to what the pages use and writes them to app/ui/fonts (90 kB is the budget of them all).
# Needs fontTools and brotli: apt-get install fonttools python3-brotli. Run from the repository's root after npm install.
set -eu

out=app/ui/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Two files of each cut: what English is written with, and the letters of other European names and rarer marks, which a
# browser fetches when one is there (unicode-range in styles/fonts.css names the same).
# open-zero.woff2 is not made here: it is Atkinson's zero without its bar, one glyph drawn by hand, under the same licence.
english="U+0020-007E,U+00A0,U+00A9,U+00B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026"
more="U+00A1,U+00A3,U+00A7,U+00AA-00AB,U+00AE,U+00B0-00B2,U+00BA-00FF,U+0131,U+0152-0153,U+0160-0161,U+0178,U+017D-017E,U+2010-2012,U+2015,U+201A,U+201E,U+20AC,U+2122,U+2190-2193,U+2212"

# Fraunces comes in three cuts, each at one weight and optical size, because the axes between them weigh as much as all
# three: headings, the titles of public pages, and quotations. Text needs every weight from 400 to 800.
fraunces=node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2
fonttools varLib.instancer -q -o "$work/fraunces-heading.ttf" "$fraunces" wght=560 opsz=60
fonttools varLib.instancer -q -o "$work/fraunces-title.ttf" "$fraunces" wght=525 opsz=80
fonttools varLib.instancer -q -o "$work/fraunces-quote.ttf" "$fraunces" wght=430 opsz=36
fonttools varLib.instancer -q -o "$work/atkinson.ttf" \
  node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2 wght=400:800

cut() {
  pyftsubset "$work/$1.ttf" --unicodes="$2" --layout-features=kern,liga,ccmp,locl,mark,mkmk,lnum,tnum --flavor=woff2 \
    --no-hinting --desubroutinize --drop-tables+=DSIG,STAT --name-IDs=1,2,13,14 --output-file="$out/$3.woff2"
}
for face in fraunces-heading fraunces-title fraunces-quote atkinson; do
  cut $face "$english" $face
  cut $face "$more" $face-more
done

ls -l "$out"
