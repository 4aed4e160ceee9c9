import sharp, { type Sharp } from "sharp";

const SIDE_PIXELS = 512;
const QUALITY = 82;
/** Formats that are decoded whole: at most 240 MB. */
const MAX_PIXELS = 40_000_000;
/** A camera's baseline JPEG is decoded at a reduced size, in a few megabytes whatever its dimensions. */
const MAX_PIXELS_BASELINE_JPEG = 250_000_000;

// Only these three decoders are enabled; a picture of any other format never reaches its decoder.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
sharp.cache(false);
sharp.concurrency(1);

/** A re-encoded picture, or the reason for its refusal, as a sentence. */
export type Redrawn = { bytes: Buffer; refusal: null } | { bytes: null; refusal: string };

/**
 * Re-encodes a picture as a square JPEG of 512 pixels, without metadata, location, or trailing bytes. Refuses anything
 * but a valid JPEG, PNG, or WebP with a limited number of pixels.
 */
export async function redrawPhoto(bytes: Buffer): Promise<Redrawn> {
  return await redraw(bytes, (picture) =>
    picture
      .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: "cover", position: "attention" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: QUALITY }),
  );
}

/** Re-encodes a whole picture on white as a PNG of at most 512 by 256 pixels. Refuses like redrawPhoto. */
export async function redrawLogo(bytes: Buffer): Promise<Redrawn> {
  return await redraw(bytes, (picture) =>
    picture
      .resize(SIDE_PIXELS, SIDE_PIXELS / 2, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .png({ compressionLevel: 9 }),
  );
}

/** Re-encodes a whole picture as a JPEG of at most 1,280 by 960 pixels. Refuses like redrawPhoto. */
export async function redrawPicture(bytes: Buffer): Promise<Redrawn> {
  return await redraw(bytes, (picture) =>
    picture
      .resize(1280, 960, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: QUALITY }),
  );
}

const UNREADABLE = "We can't read this picture. It may be damaged. Please save it as JPG or PNG again and try again.";

async function redraw(bytes: Buffer, how: (picture: Sharp) => Sharp): Promise<Redrawn> {
  const format = formatOf(bytes);
  if (format !== "read") return { bytes: null, refusal: OTHER_FORMATS[format] };
  try {
    const options = { failOn: "error", pages: 1 } as const;
    const facts = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    const isBaseline = facts.format === "jpeg" && !facts.isProgressive;
    const most = isBaseline ? MAX_PIXELS_BASELINE_JPEG : MAX_PIXELS;
    if (facts.width * facts.height > most) return { bytes: null, refusal: tooManyPixels(most) };
    return {
      bytes: await how(sharp(bytes, { ...options, limitInputPixels: most }).rotate()).toBuffer(),
      refusal: null,
    };
  } catch {
    // Every decoding error means the same to the person.
    return { bytes: null, refusal: UNREADABLE };
  }
}

function tooManyPixels(most: number): string {
  return `This picture has more than ${most / 1_000_000} million pixels. Please make it smaller and try again.`;
}

type OtherFormat = "heic" | "avif" | "tiff" | "gif" | "bmp" | "svg" | "pdf" | "other";

/** Other picture formats that people send, each with advice on how to make a JPG. */
const OTHER_FORMATS: Record<OtherFormat, string> = {
  heic: "This is a HEIC photo, the kind iPhones take. Please save or export it as a JPG, and choose the new file.",
  tiff: "This is a TIFF picture, the kind scanners make. Please open it, save it as a JPG, and choose the new file.",
  avif: "This is an AVIF picture. Please open it, save it as a JPG, and choose the new file.",
  gif: "This is a GIF picture. Please open it, save it as a JPG or PNG, and choose the new file.",
  bmp: "This is a BMP picture. Please open it, save it as a JPG or PNG, and choose the new file.",
  svg: "This is an SVG drawing. Please export it as a PNG, and choose the new file.",
  pdf: "This is a PDF, not a picture. Please choose a JPG, PNG or WebP file.",
  other: "This isn't a JPG, PNG or WebP picture. Please choose one.",
};

/** The brands of HEIC and related files (ISO 23008-12). */
const HEIC_BRANDS = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

function formatOf(bytes: Buffer): OtherFormat | "read" {
  const start = bytes.toString("latin1", 0, 16);
  const hex = bytes.toString("hex", 0, 8);
  if (hex.startsWith("ffd8ff") || hex === "89504e470d0a1a0a") return "read";
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return "read";
  if (start.slice(4, 8) === "ftyp") {
    const brand = start.slice(8, 12);
    return HEIC_BRANDS.test(brand) ? "heic" : /^avi[fs]$/.test(brand) ? "avif" : "other";
  }
  if (hex.startsWith("49492a00") || hex.startsWith("4d4d002a")) return "tiff";
  if (start.startsWith("GIF8")) return "gif";
  if (start.startsWith("BM")) return "bmp";
  if (start.startsWith("%PDF")) return "pdf";
  return /^[\s\S]{0,300}?<svg[\s>]/.test(bytes.toString("utf8", 0, 400)) ? "svg" : "other";
}
