import type { Room } from '../preview/device';
import type { Box } from './wall-layout';

/** Where the user looks at the wall: the point in the middle of the view, and the zoom. 1 is 100 %. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export const zoomRange = { least: 0.05, most: 2 } as const;

/** Space around what is made to fit, in pixels of the screen. */
const MARGIN = 32;

/** The camera that shows a whole box, as large as it can be, but never larger than `most`. */
export function cameraOn(box: Box, view: Room, most = 1): Camera {
  const fitting = Math.min((view.width - 2 * MARGIN) / box.width, (view.height - 2 * MARGIN) / box.height, most);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, zoom: clampZoom(fitting) };
}

function clampZoom(zoom: number): number {
  return Math.min(zoomRange.most, Math.max(zoomRange.least, zoom));
}

/** The nearest camera in range: its middle is a point of the wall, so that a part of the wall is always in view. */
export function clampCamera({ x, y, zoom }: Camera, wall: Room): Camera {
  return { x: clamp(x, wall.width), y: clamp(y, wall.height), zoom: clampZoom(zoom) };
}

/** The part of the wall that is in view, with `around` pixels of the screen on every side. */
export function boxInView({ x, y, zoom }: Camera, view: Room, around = 0): Box {
  const width = (view.width + 2 * around) / zoom;
  const height = (view.height + 2 * around) / zoom;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The camera that shows a box after the shortest move; one that is larger than the view is shown from its start. */
export function cameraWith(box: Box, camera: Camera, view: Room): Camera {
  const seen = boxInView(camera, view, -MARGIN);
  return {
    ...camera,
    x: camera.x + shortestMove(box.x, box.width, seen.x, seen.width),
    y: camera.y + shortestMove(box.y, box.height, seen.y, seen.height),
  };
}

/** `1200,3400,25`: the middle in pixels of the wall and the zoom in percent. */
export function writeCamera({ x, y, zoom }: Camera): string {
  return [Math.round(x), Math.round(y), Math.round(zoom * 1000) / 10].join();
}

/** Reads what {@link writeCamera} wrote; `null` for anything else. */
export function readCamera(text: string): Camera | null {
  const [x, y, percent] = text.split(',').map(Number);
  if (x === undefined || y === undefined || percent === undefined) return null;
  return [x, y, percent].every(Number.isFinite) ? { x, y, zoom: clampZoom(percent / 100) } : null;
}

function shortestMove(start: number, size: number, seenStart: number, seenSize: number): number {
  if (start < seenStart || size > seenSize) return start - seenStart;
  return Math.max(0, start + size - seenStart - seenSize);
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
