import sharp from "sharp";
import { expect, test } from "vitest";
import { redrawPhoto } from "./photos.server.ts";

function aPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#7a5230" }, limitInputPixels: false });
}

test("a photo is drawn anew: square, small, a JPEG, without where it was taken and without a tail", async () => {
  const exif = { IFD0: { Copyright: "canary-exif" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 42/1 51/1" } };
  const taken = await aPicture(1600, 900).withExif(exif).jpeg().toBuffer();
  expect(taken.includes("canary-exif")).toBe(true);
  const drawn = await redrawPhoto(Buffer.concat([taken, Buffer.from("PK\u0003\u0004canary-tail")]));
  if (!drawn) throw new Error("expected a picture");
  const { format, width, height, exif: kept } = await sharp(drawn).metadata();
  expect([format, width, height, kept]).toEqual(["jpeg", 512, 512, undefined]);
  for (const canary of ["canary-exif", "canary-tail", "GPS"]) expect(drawn.includes(canary)).toBe(false);
});

test("PNG and WebP are read too", async () => {
  expect(await redrawPhoto(await aPicture(64, 48).png().toBuffer())).not.toBeNull();
  expect(await redrawPhoto(await aPicture(64, 48).webp().toBuffer())).not.toBeNull();
});

test("a picture of 256 megapixels is refused however small its file", async () => {
  const huge = await aPicture(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
  expect(huge.length).toBeLessThan(2_000_000);
  expect(await redrawPhoto(huge)).toBeNull();
});

test("every other format, and what only begins like a picture, is refused", async () => {
  const others = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    await aPicture(8, 8).gif().toBuffer(),
    await aPicture(8, 8).tiff().toBuffer(),
    Buffer.from("....ftypheic", "latin1"),
    Buffer.from("ffd8ff00112233", "hex"),
    Buffer.from("89504e470d0a1a0a00", "hex"),
    Buffer.alloc(0),
  ];
  for (const bytes of others) expect(await redrawPhoto(bytes)).toBeNull();
});
