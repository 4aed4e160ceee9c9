/** The square of a picture to keep: its center in picture pixels, and its magnification (1 = all). */
export type Crop = { x: number; y: number; zoom: number };

/** The size of a picture in pixels. */
export type PictureSize = { width: number; height: number };

export const MAX_ZOOM = 4;

/** Returns the largest centered square. */
export function wholeCrop({ width, height }: PictureSize): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** Returns the side of the square to keep, in picture pixels. */
export function cropSide({ width, height }: PictureSize, zoom: number): number {
  return Math.min(width, height) / zoom;
}

/** Returns the crop with another center or zoom, kept within the picture. */
export function movedCrop(size: PictureSize, crop: Crop, change: { dx?: number; dy?: number; zoom?: number }): Crop {
  const zoom = held(change.zoom ?? crop.zoom, 1, MAX_ZOOM);
  const half = cropSide(size, zoom) / 2;
  return {
    x: held(crop.x + (change.dx ?? 0), half, size.width - half),
    y: held(crop.y + (change.dy ?? 0), half, size.height - half),
    zoom,
  };
}

function held(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
