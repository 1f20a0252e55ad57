import { buildWorld } from '@portico/fixtures';
import type { Connection, createWorld as CreateWorld, World } from '@portico/mock-backend';
import type { FrameAnswers } from './frame-answers';
import { recipeOf, type TargetScreen } from './session-state';
import { wait } from './wait';

/** Latency of a world while the user uses its screen (portal spec §9), in milliseconds. */
const LATENCY_MS = [200, 500] as const;

/** A world, and the connection of the user's browser to it. */
interface CreatedWorld {
  world: World;
  connection: Connection;
}

/** The world behind one frame, and its clock. */
export interface SessionWorld {
  /** Leaves the world before and creates one; `null` if another call or `leave` came before it was created. */
  create(shown: TargetScreen, persona: string | null): Promise<CreatedWorld | null>;
  /** Answers from a created world and follows its clock, until the next one. */
  enter(created: CreatedWorld, runs: boolean): void;
  /** Runs the clock with real time, or stops it. */
  setRunning(world: World, runs: boolean): void;
  /** The user uses the screen: from now on, answers take as long as a real service's. */
  noteUse(): void;
  /** Stops its clock and aborts pending requests. */
  leave(): void;
}

export interface SessionWorldOptions {
  /** Returns elapsed real milliseconds. */
  elapsed: () => number;
  /** The requests of the frame. */
  answers: Pick<FrameAnswers, 'connect'>;
  /** Called when the clock is changed, other than by time that passes. */
  onClock: () => void;
}

/** Creates the place for the worlds of one frame, one after another. */
export function createSessionWorld({ elapsed, answers, onClock }: SessionWorldOptions): SessionWorld {
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
    answers.connect(null);
  }

  return {
    async create(shown, persona) {
      leave();
      const load = loads;
      const createWorld = await loadWorlds();
      if (load !== loads) return null;
      return buildWorld(recipeOf(shown, persona), createWorld, { latency: LATENCY_MS, sleep });
    },
    enter({ world, connection }, runs) {
      isUsed = false;
      answers.connect(connection);
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

/** Callback on the studio's own origin; identity providers redirect to registered sites only. */
const STUDIO_CALLBACK = '/oauth/callback';

/** Lets the identity providers of a world redirect to the studio. */
export function allowStudioCallback(world: World): void {
  world.allowRedirect(new URL(STUDIO_CALLBACK, window.location.origin).href);
}
