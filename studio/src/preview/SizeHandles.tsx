import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { freeSize } from '../view/view-place';
import { useView } from '../view/view-store';
import type { FrameSize } from './device';

/** A press of an arrow key, in pixels; with Shift one pixel. */
const STEP = 10;

/** The two sides of a frame, with the keys that make each smaller and larger. */
const sides = {
  width: { label: 'Width of the frame', orientation: 'vertical', less: 'ArrowLeft', more: 'ArrowRight' },
  height: { label: 'Height of the frame', orientation: 'horizontal', less: 'ArrowUp', more: 'ArrowDown' },
} as const;
type Side = keyof typeof sides;

/** Handles on the right and on the bottom edge of a frame of free size: by drag or by arrow keys. */
export function SizeHandles({ size }: { size: FrameSize }) {
  return (
    <>
      <SizeHandle side="width" size={size} />
      <SizeHandle side="height" size={size} />
    </>
  );
}

function SizeHandle({ side, size }: { side: Side; size: FrameSize }) {
  const changeView = useView((view) => view.changeView);
  const start = useRef({ pointer: 0, pixels: 0, scale: 1 });
  const { label, orientation, less, more } = sides[side];
  const pixels = size[side];
  const set = (next: number) =>
    changeView({ [side]: Math.round(Math.min(freeSize.most, Math.max(freeSize.least, next))) });
  const positionOf = ({ clientX, clientY }: PointerEvent) => (side === 'width' ? clientX : clientY);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { pointer: positionOf(event), pixels, scale: size.scale };
  }
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { pointer, pixels: before, scale } = start.current;
    // The device is centred: its edge moves half as far as it grows.
    set(before + (2 * (positionOf(event) - pointer)) / scale);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== less && event.key !== more) return;
    event.preventDefault();
    const step = event.shiftKey ? 1 : STEP;
    set(pixels + (event.key === more ? step : -step));
  }
  return (
    <hr
      className="device-handle"
      data-side={side}
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={pixels}
      aria-valuemin={freeSize.least}
      aria-valuemax={freeSize.most}
      aria-valuetext={`${pixels} pixels`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
}
