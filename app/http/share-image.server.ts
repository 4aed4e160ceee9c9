import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { BRAND } from "#app/brand.ts";
import { shortenedAtWord, xmlText } from "#app/words.ts";
import atkinson from "./share-parts/atkinson-500.ttf?inline";
import background from "./share-parts/background.png?inline";
import fraunces from "./share-parts/fraunces-600.ttf?inline";

/** The three lines in the picture of a shared link. */
export type ShareWords = { title: string; company: string; pay: string };

const MARGIN = 72;
const COLUMN = 620;
const LONGEST_TITLE = 70;
const LONGEST_LINE = 44;
const COLOURS = { ink: "#15261d", soft: "#394840" } as const;

/** The fonts' location for each data directory: a process has one, tests have several. */
const unpacked = new Map<string, ReturnType<typeof unpackFonts>>();
/** Draws one picture at a time, because they are rare and must not slow down pages. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws the PNG, 1200 by 630, of one job. The background comes from scripts/draw-share-background.ts. Fonts are stored
 * as files below `dataDir`; throws when they cannot be written, and tries again the next time.
 */
export function drawShareImage(dataDir: string, words: ShareWords): Promise<Buffer> {
  const drawn = last.then(() => draw(dataDir, words));
  last = drawn.catch(() => {});
  return drawn;
}

async function draw(dataDir: string, { title, company, pay }: ShareWords): Promise<Buffer> {
  const fonts = await fontsBelow(dataDir);
  const [name, heading, employer, money] = await Promise.all([
    line(BRAND.name, fonts.heading, `Fraunces 34`, COLOURS.ink),
    line(shortenedAtWord(title, LONGEST_TITLE), fonts.heading, "Fraunces 58", COLOURS.ink),
    line(shortenedAtWord(company, LONGEST_LINE), fonts.text, "Atkinson Hyperlegible Next 30", COLOURS.soft),
    line(shortenedAtWord(pay, LONGEST_LINE), fonts.text, "Atkinson Hyperlegible Next 34", COLOURS.ink),
  ]);
  const top = 180;
  const below = top + heading.height + 34;
  return await sharp(bytesOf(background))
    .composite([
      { input: name.png, left: MARGIN + 66, top: 84 },
      { input: heading.png, left: MARGIN, top },
      { input: employer.png, left: MARGIN, top: below },
      { input: money.png, left: MARGIN, top: below + employer.height + 24 },
    ])
    .png({ palette: true, colours: 64 })
    .toBuffer();
}

async function line(text: string, fontfile: string, font: string, colour: string) {
  const markup = `<span foreground="${colour}">${xmlText(text)}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font, fontfile, rgba: true, width: COLUMN, wrap: "word-char", dpi: 72 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, height: info.height };
}

/** Unpacks the fonts once; a failed attempt is repeated. */
async function fontsBelow(dataDir: string) {
  const fonts = unpacked.get(dataDir) ?? unpackFonts(dataDir);
  unpacked.set(dataDir, fonts);
  try {
    return await fonts;
  } catch (error) {
    unpacked.delete(dataDir);
    throw error;
  }
}

/**
 * The drawing library reads fonts from files only; the bundle includes them, so that it works on a machine without
 * fonts. They go below the data directory, because that may be the only writable place.
 */
async function unpackFonts(dataDir: string) {
  const folder = join(dataDir, "fonts");
  await mkdir(folder, { recursive: true });
  const [heading, text] = [join(folder, "heading.ttf"), join(folder, "text.ttf")];
  await Promise.all([writeWhole(heading, bytesOf(fraunces)), writeWhole(text, bytesOf(atkinson))]);
  return { heading, text };
}

/** Writes atomically, because several processes may share the data directory. */
async function writeWhole(path: string, bytes: Buffer) {
  const half = `${path}.${randomUUID()}`;
  try {
    await writeFile(half, bytes);
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}
