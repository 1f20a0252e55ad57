import { createStore, type StoreApi } from 'zustand/vanilla';
import { createFrameSession, type FrameSession } from './frame-session';
import { watchRest } from './watch-rest';

/** A frame of the pool, loaded and connected. */
export interface PooledFrame {
  readonly id: number;
  readonly session: FrameSession;
  /** Key of the place that it belongs to; `null` if it is free. */
  readonly place: string | null;
  /** It shows its place now. A frame that is asleep waits there, with its clock stopped, until another place needs it. */
  readonly isAwake: boolean;
  /** Its screen is painted and at rest. */
  readonly isReady: boolean;
  /** The user has used its screen. */
  readonly isUsed: boolean;
  /** Counts upwards with every use: the frame with the lowest number has not been used for the longest time. */
  readonly lastUse: number;
}

interface FramePoolState {
  /** Always in the same order: moving an iframe in the document would load it again. */
  frames: readonly PooledFrame[];
}

/** A few preview frames that stay loaded and go from place to place. */
export interface FramePool {
  readonly store: StoreApi<FramePoolState>;
  /** Loads one frame more, unless one is free or asleep or the pool is full. */
  prepare(): void;
  /** Wakes the frame of a place where it fell asleep, or gives the place the frame that was not used for the longest time. */
  wake(place: string): FrameSession;
  /** Stops the frame of a place; it continues from there when it wakes again. */
  sleep(place: string): void;
  /** Takes the frame away from a place, which starts from the beginning when it wakes again. */
  release(place: string): void;
  /** The frame of a place, awake or asleep. */
  frameOf(place: string): PooledFrame | undefined;
  dispose(): void;
}

/** One for the screen in use, one for the screen below the pointer, and one ready. */
const POOL_SIZE = 3;

/** Creates a pool without frames. */
export function createFramePool(): FramePool {
  const store = createStore<FramePoolState>()(() => ({ frames: [] }));
  let created = 0;
  let uses = 0;
  const frames = () => store.getState().frames;
  const frameOf = (place: string) => frames().find((frame) => frame.place === place);

  function add(): PooledFrame {
    created += 1;
    const session = createFrameSession({ running: true });
    const frame = { id: created, session, place: null, isAwake: false, isReady: false, isUsed: false, lastUse: 0 };
    store.setState({ frames: [...frames(), frame] });
    watchRest(session, (isReady) => change(frame, { isReady }));
    session.store.subscribe(({ isUsed }, before) => {
      if (isUsed !== before.isUsed) change(frame, { isUsed });
    });
    return frame;
  }

  function change({ id }: PooledFrame, values: Partial<PooledFrame>): void {
    store.setState({ frames: frames().map((frame) => (frame.id === id ? { ...frame, ...values } : frame)) });
  }

  function frameFor(place: string): PooledFrame {
    const [best] = [...frames()].sort(
      (a, b) =>
        Number(a.isAwake) - Number(b.isAwake) ||
        Number(a.place !== null) - Number(b.place !== null) ||
        a.lastUse - b.lastUse,
    );
    const isFull = frames().length >= POOL_SIZE;
    const isUnused = best?.place === null;
    return frameOf(place) ?? (best && (isUnused || isFull) ? best : add());
  }

  return {
    store,
    frameOf,
    prepare() {
      if (frames().length < POOL_SIZE && frames().every(({ isAwake }) => isAwake)) add();
    },
    wake(place) {
      const frame = frameFor(place);
      uses += 1;
      // Until the session shows the new place, it shows the one before.
      change(frame, { place, isAwake: true, lastUse: uses, ...(frame.place !== place && { isReady: false }) });
      if (frame.place === place) frame.session.setRunning(true);
      return frame.session;
    },
    sleep(place) {
      const frame = frameOf(place);
      if (!frame) return;
      frame.session.setRunning(false);
      change(frame, { isAwake: false });
    },
    release(place) {
      const frame = frameOf(place);
      if (frame) change(frame, { place: null, isAwake: false, isReady: false, lastUse: 0 });
    },
    dispose() {
      for (const { session } of frames()) session.dispose();
      store.setState({ frames: [] });
    },
  };
}
