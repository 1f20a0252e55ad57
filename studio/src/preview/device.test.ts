import { expect, it } from 'vitest';
import type { Device } from '../app/view-place';
import { fitDevice, type Room } from './device';

const rooms: Room[] = [
  { width: 867, height: 636 },
  { width: 867, height: 340 },
  { width: 500, height: 900 },
  { width: 1_900, height: 1_000 },
];
const devices: Device[] = ['desktop', 'tablet', 'phone', 'free'];

it.each(devices.flatMap((device) => rooms.map((room) => ({ device, ...room }))))(
  'shows all of a $device in $width × $height',
  ({ device, ...room }) => {
    const { width, height, scale } = fitDevice(device, 1_200, 100, room);
    expect(width * scale).toBeLessThanOrEqual(room.width + 1);
    expect(height * scale).toBeLessThanOrEqual(room.height + 1);
    expect(scale).toBeLessThanOrEqual(1);
  },
);

it('widens a desktop window that is short of height, and never makes it narrower than the minimum', () => {
  expect(fitDevice('desktop', 0, 100, { width: 867, height: 340 })).toMatchObject({ width: 1_440, height: 640 });
  expect(fitDevice('desktop', 0, 100, { width: 500, height: 900 }).width).toBe(1_024);
});
