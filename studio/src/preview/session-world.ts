import { buildWorld } from '@portico/fixtures';
import type { Connection, createWorld as CreateWorld, World } from '@portico/mock-backend';
import { recipeOf, type TargetScreen } from './session-state';
import { wait } from './wait';

/** Latency of a world while the user uses its screen (portal spec §9), in milliseconds. */
const LATENCY_MS = [200, 500] as const;

/** The world behind one frame, and its clock. */
export interface SessionWorld {
  /** Leaves the world before and creates one; `null` if another call or `leave` came before it was created. */
  create(shown: TargetScreen, persona: string | null): Promise<{ world: World; connection: Connection } | null>;
  /** Follows the clock of a created world until the next one. */
  enter(world: World, runs: boolean): void;
  /** Runs the clock with real time, or stops it. */
  setRunning(world: World, runs: boolean): void;
  /** The user uses the screen: from now on, answers take as long as a real service's. */
  noteUse(): void;
  leave(): void;
}

export interface SessionWorldOptions {
  /** Returns elapsed real milliseconds. */
  elapsed: () => number;
  /** Called when the clock is changed, other than by time that passes. */
  onClock: () => void;
}

/** Creates the place for the worlds of one frame, one after another. */
export function createSessionWorld({ elapsed, onClock }: SessionWorldOptions): SessionWorld {
  let unsubscribe = () => {};
  let freeze = () => {};
  let isUsed = false;
  let loads = 0;

  /** Answers without delay until the user uses the screen: the user is not testing how it opens. */
  function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return !isUsed && ms <= LATENCY_MS[1] ? Promise.resolve() : wait(ms, signal);
  }
  function setRunning(world: World, runs: boolean): void {
    freeze();
    freeze = runs ? world.clock.follow(elapsed) : () => {};
  }
  function leave(): void {
    loads += 1;
    unsubscribe();
    freeze();
  }

  return {
    async create(shown, persona) {
      leave();
      const load = loads;
      const createWorld = await loadWorlds();
      if (load !== loads) return null;
      return buildWorld(recipeOf(shown, persona), createWorld, { latency: LATENCY_MS, sleep });
    },
    enter(world, runs) {
      isUsed = false;
      setRunning(world, runs);
      unsubscribe = world.clock.subscribe(onClock);
    },
    setRunning,
    noteUse() {
      isUsed = true;
    },
    leave,
  };
}

/** Loads the chunk that creates worlds. */
export async function loadWorlds(): Promise<typeof CreateWorld> {
  const { createWorld } = await import('@portico/mock-backend');
  return createWorld;
}
