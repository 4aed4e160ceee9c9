import { type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { type Crop, cropSide, MAX_ZOOM, movedCrop, wholeCrop } from "./crop-rules.ts";
import "./photo-cropper.css";

export type PhotoCropperProps = {
  /** The picture, upright, and its file name. */
  picture: ImageBitmap;
  fileName: string;
  onDone: (file: File) => void;
  onCancel: () => void;
};

/** The side of the square on the screen and in the upload, in pixels. */
const SHOWN = 640;
const SENT = 1024;
const QUALITY = 0.9;
/** Crops a picture to a square photo by dragging, or by three sliders that also work by keyboard. */
export function PhotoCropper({ picture, fileName, onDone, onCancel }: PhotoCropperProps) {
  const [crop, setCrop] = useState(() => wholeCrop(picture));
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const side = cropSide(picture, crop.zoom);

  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop, SHOWN);
  }, [picture, crop]);

  function move(change: Parameters<typeof movedCrop>[2]) {
    setCrop((current) => movedCrop(picture, current, change));
  }

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!dragged.current) return;
    // The picture follows the pointer, so the square moves the other way.
    const scale = side / event.currentTarget.clientWidth;
    move({ dx: (dragged.current.x - event.clientX) * scale, dy: (dragged.current.y - event.clientY) * scale });
    dragged.current = { x: event.clientX, y: event.clientY };
  }

  async function finish() {
    const square = document.createElement("canvas");
    draw(square, picture, crop, Math.min(SENT, Math.max(1, Math.round(side))));
    const blob = await new Promise<Blob | null>((resolve) => square.toBlob(resolve, "image/jpeg", QUALITY));
    if (blob) onDone(new File([blob], `${fileName.replace(/\.[^.]*$/, "")}.jpg`, { type: "image/jpeg" }));
    else onCancel();
  }

  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title="Choose what your photo shows"
      foot={
        <>
          <Button variant="main" onClick={() => void finish()}>
            Use this photo
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </>
      }
    >
      <div className="stack">
        <p>Drag the picture, or use the sliders. Everything inside the circle is shown.</p>
        <canvas
          ref={canvas}
          className="crop"
          width={SHOWN}
          height={SHOWN}
          role="img"
          aria-label="What your photo will show"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            dragged.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            dragged.current = null;
          }}
        />
        <Slider label="Nearer or farther" from={1} to={MAX_ZOOM} value={crop.zoom} onMove={(zoom) => move({ zoom })} />
        <Slider
          label="Left or right"
          from={side / 2}
          to={picture.width - side / 2}
          value={crop.x}
          onMove={(x) => move({ dx: x - crop.x })}
        />
        <Slider
          label="Up or down"
          from={side / 2}
          to={picture.height - side / 2}
          value={crop.y}
          onMove={(y) => move({ dy: y - crop.y })}
        />
      </div>
    </Dialog>
  );
}

type SliderProps = { label: string; from: number; to: number; value: number; onMove: (value: number) => void };

function Slider({ label, from, to, value, onMove }: SliderProps) {
  const span = to - from;
  const percent = span > 0 ? Math.round((100 * (value - from)) / span) : 50;
  return (
    <label className="cropslider">
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        disabled={span <= 0}
        onChange={(event) => onMove(from + (span * Number(event.currentTarget.value)) / 100)}
      />
    </label>
  );
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, size: number): void {
  const side = cropSide(picture, crop.zoom);
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context) return;
  // Transparent pixels become white, as on the server.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, size, size);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, size, size);
}
