import { deviceWidths, type ViewPlace } from '../view/view-place';

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
  return sizeAt(choice, fitOf(choice, room), zoom, room);
}

/** The scale at which a device fits into the available space. */
function fitOf(choice: DeviceChoice, room: Room): number {
  const { width, height = windowHeights.least } = windowOf(choice);
  return Math.min(1, room.width / width, room.height / height);
}

function sizeAt(choice: DeviceChoice, fit: number, zoom: number, room: Room): FrameSize {
  const { width, height } = windowOf(choice);
  const { least, most } = windowHeights;
  const available = Math.round(Math.min(most, Math.max(least, room.height / fit)));
  return { width, height: height ?? available, scale: scaled(fit, zoom) };
}

/** How some devices are arranged on the canvas. */
export interface Arrangement {
  /** In the order of the devices. */
  sizes: readonly FrameSize[];
  direction: 'row' | 'column';
}

/**
 * Arranges devices at the same scale: next to each other, or below each other where devices of the same kind are larger
 * that way.
 */
export function arrangeDevices(choices: readonly DeviceChoice[], zoom: number, room: Room): Arrangement {
  const width = room.width - 2 * MARGIN;
  const height = room.height - 2 * MARGIN;
  const gaps = (choices.length - 1) * GAP;
  const row = fitRow(choices, zoom, { width: width - gaps, height: height - BAR_HEIGHT });
  const [first] = choices;
  if (!first || choices.some(({ device }) => device !== first.device)) return { sizes: row, direction: 'row' };
  const column = fitDevice(first, zoom, { width, height: (height - gaps) / choices.length - BAR_HEIGHT });
  return column.scale > (row[0]?.scale ?? 0)
    ? { sizes: choices.map(() => column), direction: 'column' }
    : { sizes: row, direction: 'row' };
}

/** Fits devices next to each other into a space that their widths share. */
function fitRow(choices: readonly DeviceChoice[], zoom: number, room: Room): FrameSize[] {
  const total = choices.reduce((sum, choice) => sum + windowOf(choice).width, 0);
  const shares = choices.map((choice) =>
    fitOf(choice, { ...room, width: (room.width * windowOf(choice).width) / total }),
  );
  const fit = Math.min(...shares);
  return choices.map((choice) => sizeAt(choice, fit, zoom, room));
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
