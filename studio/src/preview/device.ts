import type { Device } from '../app/view-place';
import { deviceWidths } from '../app/view-place';

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

/** A desktop window is as wide as the available space, but has a minimum width. */
const LEAST_DESKTOP_WIDTH = 1024;
const LEAST_DESKTOP_HEIGHT = 640;
const WALL_HEIGHT = 704;
const heights = { tablet: 1180, phone: 844 } as const;

/** Fits a device into the available space; at 100 % the whole device is visible. */
export function fitDevice(device: Device, freeWidth: number, zoom: number, room: Room): FrameSize {
  if (device === 'tablet' || device === 'phone') {
    const width = deviceWidths[device];
    const height = heights[device];
    const fit = Math.min(1, room.width / width, room.height / height);
    return { width, height, scale: scaled(fit, zoom) };
  }
  const narrowest = device === 'free' ? freeWidth : LEAST_DESKTOP_WIDTH;
  const fit = Math.min(1, room.width / narrowest, room.height / LEAST_DESKTOP_HEIGHT);
  const width = device === 'free' ? freeWidth : clamp(room.width / fit, LEAST_DESKTOP_WIDTH, deviceWidths.desktop);
  return {
    width: Math.round(width),
    height: Math.round(Math.max(LEAST_DESKTOP_HEIGHT, room.height / fit)),
    scale: scaled(fit, zoom),
  };
}

/** Size of a device on the wall, where every card has the same window. */
export function wallDevice(device: Device, freeWidth: number): Room {
  if (device === 'tablet' || device === 'phone') return { width: deviceWidths[device], height: heights[device] };
  return { width: device === 'free' ? freeWidth : LEAST_DESKTOP_WIDTH, height: WALL_HEIGHT };
}

function scaled(fit: number, zoom: number): number {
  return Math.max(0.05, (fit * zoom) / 100);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
