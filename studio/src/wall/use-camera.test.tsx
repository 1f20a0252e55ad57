// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewStore } from '../view/view-store';
import { writeCamera } from './camera';
import { type CameraControl, createCameraControl } from './camera-control';
import { useCamera } from './use-camera';
import { wallContent } from './wall-content';
import { layOutWall } from './wall-layout';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const everything = { search: '', area: 'all', show: 'defaults', unfolded: [], folded: [], passes: () => true } as const;
const layout = layOutWall(wallContent(everything), { width: 1024, height: 704 });

function Plane({ control }: { control: CameraControl }) {
  const view = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  useCamera({ view, plane, control, layout, selected: undefined });
  return (
    <div ref={view}>
      <div ref={plane} />
    </div>
  );
}

async function openPlane() {
  const control = createCameraControl();
  render(<Plane control={control} />);
  await act(async () => control.setView({ width: 1000, height: 700 }));
  return control;
}

const overview = { x: 2000, y: 2000, zoom: 0.05 };
const close = { x: 2000, y: 2000, zoom: 1 };

it('writes where the camera rests into the address', async () => {
  const control = await openPlane();
  await act(async () => {
    control.moveTo(overview);
    await vi.advanceTimersByTimeAsync(1_000);
  });
  expect(viewStore.getState().camera).toBe(writeCamera(overview));
});

it('stays where the user has moved on before the address is written', async () => {
  const control = await openPlane();
  await act(async () => {
    control.moveTo(close);
    await vi.advanceTimersByTimeAsync(1_000);
  });
  await act(async () => {
    control.moveTo(overview);
    const stop = control.store.subscribe(({ isMoving }) => {
      if (isMoving) return;
      stop();
      control.moveTo(close);
    });
    await vi.advanceTimersByTimeAsync(1_000);
  });
  expect(control.store.getState().camera).toEqual(close);
});

it('moves to the address of an earlier place', async () => {
  const control = await openPlane();
  await act(async () => {
    control.moveTo(overview);
    await vi.advanceTimersByTimeAsync(1_000);
  });
  await act(async () => {
    viewStore.getState().changeView({ camera: writeCamera(close) });
    await vi.advanceTimersByTimeAsync(1_000);
  });
  expect(control.store.getState().camera).toEqual(close);
});
