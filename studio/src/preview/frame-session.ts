import { buildWorld } from '@portico/fixtures';
import type { createWorld as CreateWorld, World } from '@portico/mock-backend';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createFrameAnswers } from './frame-answers';
import { acceptFrame } from './frame-link';
import { isFrameMessage } from './message-shape';
import type { FrameMessage, StudioMessage } from './protocol';
import { createSceneFeed, type Scene } from './scene-feed';
import {
  addressOf,
  blankState,
  newsOf,
  recipeOf,
  type SessionState,
  screenOfTarget,
  type Target,
} from './session-state';
import { wait } from './wait';

/** One preview frame with the world behind it. */
export interface FrameSession {
  readonly store: StoreApi<SessionState>;
  /** Connects to a frame; returns a function that disconnects. */
  attach(frame: HTMLIFrameElement): () => void;
  /** Creates a new world and shows a screen on it. */
  show(target: Target): void;
  /** Shows the document: theme variables at once, anything else by one message for each animation frame. */
  render(scene: Scene): void;
  /** Whether the frame is in view now: frames in view are painted first. */
  setSeen(seen: boolean): void;
  send(message: StudioMessage): void;
  /** Runs the clock with real time, or stops it. */
  setRunning(running: boolean): void;
  /** Shows the same screen on a new world. */
  restart(): void;
  dispose(): void;
}

export interface SessionOptions {
  /** Whether the world's clock follows real time from the start. */
  running: boolean;
  /** Returns elapsed real milliseconds. */
  elapsed?: () => number;
}

/** Latency of a world while the user uses its screen (portal spec §9), in milliseconds. */
const LATENCY_MS = [200, 500] as const;

/** Callback on the studio's own origin; identity providers redirect to registered sites only. */
const STUDIO_CALLBACK = '/oauth/callback';

/** Creates the studio's side of one frame. */
export function createFrameSession({ running, elapsed = () => performance.now() }: SessionOptions): FrameSession {
  const store = createStore<SessionState>()(() => ({ ...blankState(null), running }));
  const scenes = createSceneFeed({
    page: () => (stands ? (page()?.document ?? null) : null),
    send: (scene) => post({ type: 'render', ...scene }),
  });
  const answers = createFrameAnswers(post);
  let port: MessagePort | null = null;
  let leaveWorld = () => {};
  let freeze = () => {};
  let touched = false;
  let loads = 0;
  let page: () => Window | null = () => null;
  /** Whether the frame has painted the current screen. */
  let stands = false;

  function post(message: StudioMessage, transfer: Transferable[] = []): void {
    port?.postMessage(message, transfer);
  }

  function sendClock(): void {
    const { world, running: runs } = store.getState();
    if (world) post({ type: 'clock', now: world.clock.now(), running: runs });
  }

  /** Sends a frame everything it needs, in the required order. */
  function present(): void {
    const { world, target } = store.getState();
    const shown = screenOfTarget(target);
    if (!port || !world || !shown || !target) return;
    stands = false;
    scenes.repeat();
    sendClock();
    const { screen, state } = target;
    post({ type: 'show', screen, state, address: addressOf(shown), flow: shown.state.flow });
  }

  /** Answers without delay until the user uses the screen: the user is not testing how it opens. */
  function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return !touched && ms <= LATENCY_MS[1] ? Promise.resolve() : wait(ms, signal);
  }

  async function load(target: Target): Promise<void> {
    const current = ++loads;
    leaveWorld();
    store.setState(blankState(target));
    const shown = screenOfTarget(target);
    if (!shown) return;
    const createWorld = await loadWorlds();
    if (current !== loads) return;
    const { world, connection } = buildWorld(recipeOf(shown, target.persona), createWorld, {
      latency: LATENCY_MS,
      sleep,
    });
    answers.connect(connection);
    enterWorld(world, running || shown.state.needsTime === true);
    present();
  }

  function enterWorld(world: World, runs: boolean): void {
    touched = false;
    follow(world, runs);
    const unsubscribe = world.clock.subscribe(sendClock);
    leaveWorld = () => {
      unsubscribe();
      freeze();
      answers.connect(null);
    };
    store.setState({ world, running: runs });
  }

  function follow(world: World, runs: boolean): void {
    freeze();
    freeze = runs ? world.clock.follow(elapsed) : () => {};
  }

  function onRequest(message: Extract<FrameMessage, { type: 'request' }>): void {
    // Registered on every request, because a restored snapshot may not include it.
    store.getState().world?.allowRedirect(new URL(STUDIO_CALLBACK, window.location.origin).href);
    void answers.take(message);
  }

  function onMessage(message: FrameMessage): void {
    if (message.type === 'request') onRequest(message);
    if (message.type === 'abort') answers.abort(message.id);
    if (message.type === 'touched') touched = true;
    if (message.type === 'shown') stands = true;
    const news = newsOf(message);
    if (news) store.setState(news);
  }

  function take(next: MessagePort | null): void {
    stands = false;
    port?.close();
    port = next;
    if (!port) return;
    port.onmessage = (event) => {
      if (isFrameMessage(event.data)) onMessage(event.data);
    };
    present();
  }

  return {
    store,
    attach(frame) {
      page = () => frame.contentWindow;
      const stop = acceptFrame(window, page, take);
      return () => {
        stop();
        take(null);
      };
    },
    show: (target) => void load(target),
    render: scenes.show,
    setSeen: scenes.setSeen,
    send(message) {
      // The vendor uses the screen from outside: by a link in a mail, or a code from the phone.
      if (message.type === 'open' || message.type === 'fill-code') touched = true;
      post(message);
    },
    setRunning(runs) {
      const { world } = store.getState();
      store.setState({ running: runs });
      if (world) follow(world, runs);
      sendClock();
    },
    restart() {
      const { target } = store.getState();
      if (target) void load(target);
    },
    dispose() {
      loads += 1;
      scenes.stop();
      leaveWorld();
      take(null);
    },
  };
}

/** Loads the chunk that creates worlds. */
export async function loadWorlds(): Promise<typeof CreateWorld> {
  const { createWorld } = await import('@portico/mock-backend');
  return createWorld;
}
