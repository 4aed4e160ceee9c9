import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { redrawPhoto } from "./photos.server.ts";

const MEGABYTE = 1024 * 1024;

function aPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#7a5230" }, limitInputPixels: false });
}

/** Returns the re-encoded picture. Throws if it is refused. */
async function drawn(bytes: Buffer): Promise<Buffer> {
  const { bytes: picture, refusal } = await redrawPhoto(bytes);
  if (refusal !== null) throw new Error(refusal);
  return picture;
}

/** Returns the same JPEG with another size in its header. */
function saying(jpeg: Buffer, width: number, height: number): Buffer {
  const at = jpeg.indexOf("ffc0", "hex");
  jpeg.writeUInt16BE(height, at + 5);
  jpeg.writeUInt16BE(width, at + 7);
  return jpeg;
}

describe("a photo", () => {
  // Clauses 7.2-22, D55.
  it("is re-encoded: square, small, without location and trailing bytes", async () => {
    const exif = { IFD0: { Copyright: "canary-exif" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 42/1 51/1" } };
    const taken = await aPicture(1600, 900).withExif(exif).jpeg().toBuffer();
    expect(taken.includes("canary-exif")).toBe(true);
    const picture = await drawn(Buffer.concat([taken, Buffer.from("PK\u0003\u0004canary-tail")]));
    const { format, width, height, exif: kept } = await sharp(picture).metadata();
    expect([format, width, height, kept]).toEqual(["jpeg", 512, 512, undefined]);
    for (const canary of ["canary-exif", "canary-tail", "GPS"]) expect(picture.includes(canary)).toBe(false);
  });

  // Clauses 5-16.
  it("may be a PNG or a WebP", async () => {
    await drawn(await aPicture(64, 48).png().toBuffer());
    await drawn(await aPicture(64, 48).webp().toBuffer());
  });

  it("of 48 megapixels is decoded in a few megabytes", async () => {
    const taken = await aPicture(8000, 6000).withMetadata({ orientation: 6 }).jpeg({ quality: 50 }).toBuffer();
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 2);
    const picture = await drawn(taken);
    clearInterval(watch);
    expect((await sharp(picture).metadata()).width).toBe(512);
    expect(peak - before).toBeLessThan(60 * MEGABYTE);
  });

  it.each([
    [
      "256 megapixels in a small PNG",
      () => aPicture(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer(),
      /40 million/,
    ],
    ["48 megapixels in layers", () => aPicture(8000, 6000).jpeg({ progressive: true }).toBuffer(), /40 million/],
    [
      "300 megapixels",
      () =>
        aPicture(80, 60)
          .jpeg()
          .toBuffer()
          .then((small) => saying(small, 20_000, 15_000)),
      /250 million/,
    ],
  ])("of %s is refused with that reason", async (_, take, reason) => {
    expect((await redrawPhoto(await take())).refusal).toMatch(reason);
  });

  it.each([
    ["HEIC", Buffer.from("....ftypheic....", "latin1"), /HEIC photo, the kind iPhones/],
    ["HEIF", Buffer.from("....ftypmif1....", "latin1"), /HEIC photo, the kind iPhones/],
    ["AVIF", Buffer.from("....ftypavif....", "latin1"), /AVIF/],
    ["TIFF", Buffer.from("II*\0........", "latin1"), /TIFF/],
    ["TIFF of a Mac", Buffer.from("MM\0*........", "latin1"), /TIFF/],
    ["GIF", Buffer.from("GIF89a"), /GIF/],
    ["BMP", Buffer.from("BM......"), /BMP/],
    ["SVG", Buffer.from('<?xml version="1.0"?><svg xmlns="x"><script>alert(1)</script></svg>'), /SVG/],
    ["PDF", Buffer.from("%PDF-1.7"), /PDF, not a picture/],
    ["nobody's", Buffer.from("MZ"), /isn't a JPG, PNG or WebP/],
    ["empty", Buffer.alloc(0), /isn't a JPG, PNG or WebP/],
    ["a JPG's beginning alone", Buffer.from("ffd8ff00112233", "hex"), /may be damaged/],
    ["a PNG's beginning alone", Buffer.from("89504e470d0a1a0a00", "hex"), /may be damaged/],
  ])("that is %s is refused with advice", async (_, bytes, sentence) => {
    expect((await redrawPhoto(bytes)).refusal).toMatch(sentence);
  });
});
