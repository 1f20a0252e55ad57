import { select } from 'd3-selection';
import 'd3-transition';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Room } from '../preview/device';
import { type Camera, clampCamera, zoomRange } from './camera';
import { panByWheel, startsGesture, wheelZoom } from './wall-gestures';

/** The camera of the wall, which gestures and commands move. */
export interface CameraControl {
  readonly store: StoreApi<CameraState>;
  /** Listens for gestures on the view; returns a function that stops. */
  attach(view: HTMLElement): () => void;
  /** Sets the size of the wall, which limits the camera. */
  setWall(wall: Room): void;
  /** Sets the size of the view. The middle of it stays in the middle. */
  setView(view: Room): void;
  /** Moves the camera; over time, so that the user sees where it goes, unless it jumps. */
  moveTo(camera: Camera, how?: 'jump'): void;
}

export interface CameraState {
  camera: Camera;
  /** `null` until the view is measured. */
  view: Room | null;
  /** The camera has moved within the last {@link REST_MS}. */
  isMoving: boolean;
}

/** The camera rests when it has not moved for this long: longer than the pause between two turns of a wheel. */
const REST_MS = 160;
const GLIDE_MS = 240;

/** Creates a camera that looks at the start of the wall. */
export function createCameraControl(): CameraControl {
  const store = createStore<CameraState>()(() => ({ camera: { x: 0, y: 0, zoom: 1 }, view: null, isMoving: false }));
  let element: HTMLElement | null = null;
  let wall: Room = { width: 0, height: 0 };
  let rest: ReturnType<typeof setTimeout> | undefined;

  const room = () => store.getState().view ?? { width: 0, height: 0 };
  const gestures = zoomIn(room, () => wall).on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) =>
    follow(toCamera(transform, room())),
  );

  function follow(camera: Camera): void {
    clearTimeout(rest);
    rest = setTimeout(() => store.setState({ isMoving: false }), REST_MS);
    store.setState({ camera, isMoving: true });
  }

  function jump(camera: Camera): void {
    if (element) select(element).interrupt().call(gestures.transform, toTransform(camera, room()));
  }

  return {
    store,
    attach(view) {
      element = view;
      const stopWheel = panByWheel(view, (x, y) => {
        const { k } = zoomTransform(view);
        select(view)
          .interrupt()
          .call(gestures.translateBy, x / k, y / k);
      });
      // A double click opens a card.
      select(view).call(gestures).on('dblclick.zoom', null);
      return () => {
        stopWheel();
        clearTimeout(rest);
        select(view).interrupt().on('.zoom', null);
        element = null;
      };
    },
    setWall(next) {
      wall = next;
    },
    setView(view) {
      const { camera } = store.getState();
      store.setState({ view });
      jump(camera);
    },
    moveTo(camera, how) {
      const target = clampCamera(camera, wall);
      if (how === 'jump' || matchMedia('(prefers-reduced-motion: reduce)').matches) return jump(target);
      if (!element) return;
      const glide = select(element).interrupt().transition().duration(GLIDE_MS);
      glide.call(gestures.transform, toTransform(target, room()));
    },
  };
}

/** The gestures of a view that looks at a wall, and their limits. */
function zoomIn(view: () => Room, wall: () => Room): ZoomBehavior<HTMLElement, unknown> {
  return zoom<HTMLElement, unknown>()
    .scaleExtent([zoomRange.least, zoomRange.most])
    .filter(startsGesture)
    .wheelDelta(wheelZoom)
    .extent(() => [
      [0, 0],
      [view().width, view().height],
    ])
    .constrain((transform) => toTransform(clampCamera(toCamera(transform, view()), wall()), view()));
}

function toCamera({ x, y, k }: ZoomTransform, view: Room): Camera {
  return { x: (view.width / 2 - x) / k, y: (view.height / 2 - y) / k, zoom: k };
}

function toTransform({ x, y, zoom: k }: Camera, view: Room): ZoomTransform {
  return zoomIdentity.translate(view.width / 2 - x * k, view.height / 2 - y * k).scale(k);
}
