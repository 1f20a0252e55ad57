import { expect, it } from 'vitest';
import type { Device } from '../view/view-place';
import { arrangeDevices, type DeviceChoice, fitDevice, type Room, wallDevice } from './device';

const rooms: Room[] = [
  { width: 867, height: 636 },
  { width: 867, height: 340 },
  { width: 500, height: 900 },
  { width: 1_900, height: 1_000 },
];
const devices: Device[] = ['desktop', 'tablet', 'phone', 'free'];
const orientations = ['portrait', 'landscape'] as const;

const choice = (
  device: Device,
  orientation: DeviceChoice['orientation'] = 'portrait',
  width = 1_200,
): DeviceChoice => ({
  device,
  orientation,
  width,
  height: null,
});

it.each(
  devices.flatMap((device) =>
    orientations.flatMap((way) => rooms.map((room) => ({ device, orientation: way, ...room }))),
  ),
)('shows all of a $device in $orientation in $width × $height', ({ device, orientation, ...room }) => {
  const { width, height, scale } = fitDevice(choice(device, orientation), 100, room);
  expect(width * scale).toBeLessThanOrEqual(room.width + 1);
  expect(height * scale).toBeLessThanOrEqual(room.height + 1);
  expect(scale).toBeLessThanOrEqual(1);
});

it.each([500, 867, 1_900])('gives a desktop window 1,440 pixels in a space of %i', (width) => {
  expect(fitDevice(choice('desktop'), 100, { width, height: 636 }).width).toBe(1_440);
});

it('gives a desktop window the height of the space, between 640 and 1,024 pixels', () => {
  expect(fitDevice(choice('desktop'), 100, { width: 1_440, height: 900 })).toEqual({
    width: 1_440,
    height: 900,
    scale: 1,
  });
  expect(fitDevice(choice('desktop'), 100, { width: 1_440, height: 320 })).toMatchObject({ height: 640, scale: 0.5 });
  expect(fitDevice(choice('desktop'), 100, { width: 720, height: 900 })).toMatchObject({ height: 1_024, scale: 0.5 });
});

it('rotates a phone and a tablet, and no window', () => {
  const room = { width: 2_000, height: 2_000 };
  expect(fitDevice(choice('phone', 'landscape'), 100, room)).toEqual({ width: 844, height: 390, scale: 1 });
  expect(fitDevice(choice('tablet', 'landscape'), 100, room)).toEqual({ width: 1_180, height: 820, scale: 1 });
  expect(fitDevice(choice('free', 'landscape', 400), 100, room).width).toBe(400);
});

it('shows a whole phone in the available space', () => {
  expect(fitDevice(choice('phone'), 100, { width: 800, height: 422 })).toEqual({ width: 390, height: 844, scale: 0.5 });
});

it('gives a window of free size both sides, on the wall too', () => {
  const choice: DeviceChoice = { device: 'free', orientation: 'portrait', width: 500, height: 400 };
  expect(fitDevice(choice, 100, { width: 2_000, height: 2_000 })).toEqual({ width: 500, height: 400, scale: 1 });
  expect(fitDevice(choice, 100, { width: 2_000, height: 200 })).toEqual({ width: 500, height: 400, scale: 0.5 });
  expect(wallDevice(choice)).toEqual({ width: 500, height: 400 });
  expect(wallDevice({ ...choice, height: null })).toEqual({ width: 500, height: 704 });
});

it('is never larger than 100 % unless zoomed', () => {
  const room = { width: 2_000, height: 900 };
  expect(fitDevice(choice('free', 'portrait', 400), 100, room).scale).toBe(1);
  expect(fitDevice(choice('free', 'portrait', 400), 150, room).scale).toBe(1.5);
});

it('arranges windows below each other and phones next to each other in a space as wide as high', () => {
  const room = { width: 800, height: 760 };
  expect(arrangeDevices([choice('desktop'), choice('desktop')], 100, room).direction).toBe('column');
  expect(arrangeDevices(Array(3).fill(choice('phone')), 100, room).direction).toBe('row');
});

it.each([1, 2, 3])('shows all of %i devices', (count) => {
  for (const device of devices) {
    const choices = Array<DeviceChoice>(count).fill(choice(device));
    const { sizes, direction } = arrangeDevices(choices, 100, { width: 800, height: 760 });
    const [size] = sizes;
    const [across, down] = direction === 'row' ? [count, 1] : [1, count];
    expect(sizes).toEqual(Array(count).fill(size));
    expect(across * size!.width * size!.scale).toBeLessThan(800);
    expect(down * size!.height * size!.scale).toBeLessThan(760);
  }
});

it.each(rooms)('shows a desktop and a phone next to each other at the same scale in $width × $height', (room) => {
  const { sizes, direction } = arrangeDevices([choice('desktop'), choice('phone')], 100, room);
  const [desktop, phone] = sizes;
  expect(direction).toBe('row');
  expect(desktop!.scale).toBe(phone!.scale);
  expect((desktop!.width + phone!.width) * phone!.scale).toBeLessThan(room.width);
  expect(Math.max(desktop!.height, phone!.height) * phone!.scale).toBeLessThan(room.height);
});
