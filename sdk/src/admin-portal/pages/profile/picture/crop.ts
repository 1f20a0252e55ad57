/** Size of an image in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** The square that is cut out of an image. */
export interface Crop {
  /** 1 for the largest square that fits. */
  zoom: number;
  /** Where the square is, from 0 (left, top) to 1 (right, bottom). */
  x: number;
  y: number;
}

/** Largest zoom of the dialog. */
export const MAX_ZOOM = 4;
/** Side of the saved picture, in pixels. */
const SAVED_SIDE = 512;

/** The crop that a picture starts with: the largest square, in the middle. */
export const centred: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The pixels of the image that the crop keeps. */
export function squareOf(
  { width, height }: ImageSize,
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** The crop after the image was dragged by a distance, as a share of the frame's side. */
export function dragged(size: ImageSize, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = squareOf(size, crop);
  const moved = (share: number, distance: number, length: number) =>
    length > side ? Math.min(1, Math.max(0, share - (distance * side) / (length - side))) : share;
  return { ...crop, x: moved(crop.x, by.x, size.width), y: moved(crop.y, by.y, size.height) };
}

/** Cuts the square out of the image, as a base64 data URL of the same type. */
export function cropImage(image: HTMLImageElement, crop: Crop): string {
  const { left, top, side } = squareOf({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(SAVED_SIDE, Math.round(side));
  canvas.height = canvas.width;
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL(image.src.startsWith('data:image/png') ? 'image/png' : 'image/jpeg', 0.9);
}
