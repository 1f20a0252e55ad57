import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useSize } from '../preview/use-size';
import { useView, viewStore } from '../view/view-store';
import { boxInView, overlaps, readCamera, writeCamera } from './camera';
import type { CameraControl } from './camera-control';
import { resultsCamera, startCamera } from './wall-camera';
import { CAPTION_HEIGHT, type PlacedCard, type WallLayout } from './wall-layout';

/** Height of a caption in pixels of the screen, below which it is hidden. */
const LEAST_CAPTION = 18;

export interface CameraOptions {
  view: RefObject<HTMLElement | null>;
  plane: RefObject<HTMLElement | null>;
  control: CameraControl;
  layout: WallLayout;
  selected: PlacedCard | undefined;
}

/** Connects the camera to the elements of the wall, to the layout and to the address. */
export function useCamera({ view, plane, control, layout, selected }: CameraOptions): void {
  useEffect(() => (view.current ? control.attach(view.current) : undefined), [view, control]);
  useEffect(() => control.setWall(layout), [control, layout]);
  useViewSize(view, control);
  useMovedPlane(view, plane, control);
  useCameraPlace(plane, control, layout, selected);
  useResultsInView(control, layout);
}

function useViewSize(view: RefObject<HTMLElement | null>, control: CameraControl): void {
  const size = useSize(view);
  useEffect(() => {
    if (size) control.setView(size);
  }, [control, size]);
}

/** Moves the plane without rendering: a pan changes only its transform. */
function useMovedPlane(
  view: RefObject<HTMLElement | null>,
  plane: RefObject<HTMLElement | null>,
  { store }: CameraControl,
): void {
  useEffect(() => {
    function follow(): void {
      const { camera, view: room, isMoving } = store.getState();
      if (!room || !view.current || !plane.current) return;
      const { x, y } = boxInView(camera, room);
      plane.current.style.transform = `scale(${camera.zoom}) translate(${-x}px, ${-y}px)`;
      view.current.style.setProperty('--zoom', String(camera.zoom));
      view.current.toggleAttribute('data-moving', isMoving);
      view.current.toggleAttribute('data-tiny', CAPTION_HEIGHT * camera.zoom < LEAST_CAPTION);
    }
    follow();
    return store.subscribe(follow);
  }, [store, view, plane]);
}

/**
 * Keeps the camera and the address at the same place: the address follows when the camera rests. The plane is marked
 * when the camera first stands where the address says: before, it isn't shown.
 */
function useCameraPlace(
  plane: RefObject<HTMLElement | null>,
  { store, moveTo }: CameraControl,
  layout: WallLayout,
  selected: PlacedCard | undefined,
): void {
  const isMeasured = useIsMeasured(store);
  const address = useView((state) => state.camera);
  const latest = useRef({ layout, selected });
  latest.current = { layout, selected };
  /** The last address that the camera wrote: it may have moved on before the address is there. */
  const written = useRef<string>(undefined);
  useEffect(() => {
    const { view, camera } = store.getState();
    if (!isMeasured || !view || address === written.current) return;
    const { layout: wall, selected: card } = latest.current;
    const place = address === null ? card && startCamera(wall, card, view) : readCamera(address);
    if (place && address !== writeCamera(camera)) moveTo(place, 'jump');
    plane.current?.setAttribute('data-placed', '');
  }, [plane, store, moveTo, isMeasured, address]);
  useEffect(
    () =>
      store.subscribe(({ isMoving, camera }, before) => {
        if (!before.isMoving || isMoving) return;
        written.current = writeCamera(camera);
        viewStore.getState().changeView({ camera: written.current });
      }),
    [store],
  );
}

function useIsMeasured(store: CameraControl['store']): boolean {
  return useSyncExternalStore(store.subscribe, () => store.getState().view !== null);
}

/** Shows what a search or a filter has found, unless some of it is in view. */
function useResultsInView({ store, moveTo }: CameraControl, layout: WallLayout): void {
  const shown = useView(({ search, show, area, filter, device, compare }) =>
    [search, show, area, filter, device, compare].join('\n'),
  );
  const before = useRef(shown);
  useEffect(() => {
    const { view, camera } = store.getState();
    if (before.current === shown || !view) return;
    before.current = shown;
    const seen = boxInView(camera, view);
    if (!layout.cards.some((card) => overlaps(card, seen))) moveTo(resultsCamera(layout, view));
  }, [store, moveTo, layout, shown]);
}
