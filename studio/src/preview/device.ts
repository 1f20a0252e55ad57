import { deviceWidths, type ViewPlace } from '../app/view-place';

/** Size of a frame in CSS pixels, and its scale on the canvas. */
export interface FrameSize {
  width: number;
  height: number;
  scale: number;
}

/** Available space for the device, in pixels of the canvas. */
export interface Room {
  width: number;
  height: number;
}

/** The chosen device, and its orientation. */
export type DeviceChoice = Pick<ViewPlace, 'device' | 'width' | 'height' | 'orientation'>;

/** A window on a desktop is as high as the available space, within these limits, in pixels. */
const windowHeights = { least: 640, most: 1024 };
/** Space around devices, between two, and the height of a device's bar, in pixels of the canvas. */
const MARGIN = 24;
const GAP = 40;
const BAR_HEIGHT = 38;
/** Windows on the wall are smaller, so that more screens fit. */
const WALL_WINDOW = { width: 1024, height: 704 };
const heights = { tablet: 1180, phone: 844 } as const;

/** Fits a device into the available space; at 100 % the whole device is visible. */
export function fitDevice(choice: DeviceChoice, zoom: number, room: Room): FrameSize {
  const { width, height } = windowOf(choice);
  const { least, most } = windowHeights;
  const fit = Math.min(1, room.width / width, room.height / (height ?? least));
  return {
    width,
    height: height ?? Math.round(Math.min(most, Math.max(least, room.height / fit))),
    scale: scaled(fit, zoom),
  };
}

/** How some devices of the same kind are arranged on the canvas. */
export interface Arrangement {
  size: FrameSize;
  direction: 'row' | 'column';
}

/** Arranges devices next to or below each other, whichever shows them larger. */
export function arrangeDevices(choice: DeviceChoice, zoom: number, room: Room, count: number): Arrangement {
  const width = room.width - 2 * MARGIN;
  const height = room.height - 2 * MARGIN;
  const share = (space: number) => (space - (count - 1) * GAP) / count;
  const row = fitDevice(choice, zoom, { width: share(width), height: height - BAR_HEIGHT });
  const column = fitDevice(choice, zoom, { width, height: share(height) - BAR_HEIGHT });
  return column.scale > row.scale ? { size: column, direction: 'column' } : { size: row, direction: 'row' };
}

/** The window of a device; without a height if it takes what is available. */
function windowOf({ device, width, height, orientation }: DeviceChoice): { width: number; height?: number } {
  if (device === 'free') return { width, ...(height !== null && { height }) };
  if (device === 'desktop') return { width: deviceWidths.desktop };
  const [short, long] = [deviceWidths[device], heights[device]];
  return orientation === 'landscape' ? { width: long, height: short } : { width: short, height: long };
}

/** Size of a device on the wall, where every card has the same window. */
export function wallDevice({ device, width, height }: Pick<DeviceChoice, 'device' | 'width' | 'height'>): Room {
  if (device === 'tablet' || device === 'phone') return { width: deviceWidths[device], height: heights[device] };
  if (device === 'free') return { width, height: height ?? WALL_WINDOW.height };
  return WALL_WINDOW;
}

function scaled(fit: number, zoom: number): number {
  return Math.max(0.05, (fit * zoom) / 100);
}
