import sharp, { type Sharp } from "sharp";

const SIDE_PIXELS = 512;
const MAX_PIXELS = 40_000_000;
const QUALITY = 82;

// Only these three are read; a picture in any other format never reaches its decoder.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * The picture as a square JPEG of 512 pixels, drawn anew: no metadata, no place, nothing behind it. Null for anything
 * that is no JPEG, PNG or WebP, is damaged, or has more than 40 million pixels.
 */
export async function redrawPhoto(bytes: Buffer): Promise<Buffer | null> {
  return await redraw(bytes, (picture) =>
    picture
      .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: "cover", position: "attention" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: QUALITY }),
  );
}

/** The picture whole, on white, as a PNG of at most 512 by 256 pixels, drawn anew. Null as for redrawPhoto. */
export async function redrawLogo(bytes: Buffer): Promise<Buffer | null> {
  return await redraw(bytes, (picture) =>
    picture
      .resize(SIDE_PIXELS, SIDE_PIXELS / 2, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .png({ compressionLevel: 9 }),
  );
}

async function redraw(bytes: Buffer, how: (picture: Sharp) => Sharp): Promise<Buffer | null> {
  if (!isPicture(bytes)) return null;
  try {
    return await how(sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 }).rotate()).toBuffer();
  } catch {
    // Whatever a decoder says about a stranger's bytes, it means the same to the person.
    return null;
  }
}

function isPicture(bytes: Buffer): boolean {
  const isJpeg = bytes.toString("hex", 0, 3) === "ffd8ff";
  const isPng = bytes.toString("hex", 0, 8) === "89504e470d0a1a0a";
  const isWebp = bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  return isJpeg || isPng || isWebp;
}
