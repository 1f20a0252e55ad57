import { asPersona, buildWorld, type Screen, type ScreenState, screenById } from '@portico/fixtures';
import type { Connection, World } from '@portico/mock-backend';
import type { PortalMetadata } from '@portico/sdk/metadata';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { acceptFrame } from './frame-link';
import { isFrameMessage } from './message-shape';
import type { FrameMessage, FrameReply, Inspected, Look, OutlineEntry, StudioMessage } from './protocol';

/** Which screen a frame shows, and who is signed in on it. */
interface Target {
  screen: string;
  state: string;
  /** E-mail of somebody to sign in as; `null` leaves it to the state. */
  persona: string | null;
}

/** What is to be seen: the document and how it is looked at. */
interface Scene {
  revision: number;
  metadata: PortalMetadata;
  look: Look;
}

/** What is known of a frame and of its world. */
export interface SessionState {
  /** `null` until the world is made. */
  world: World | null;
  /** `null` until something is shown. */
  target: Target | null;
  address: string;
  canGoBack: boolean;
  /** The screen stands and has been painted. */
  shown: boolean;
  outline: readonly OutlineEntry[];
  hovered: Inspected | null;
  selected: Inspected | null;
  /** The last revision that was painted. */
  painted: number;
  /** The world's clock follows real time. */
  running: boolean;
  /** No screen or state has the name that was asked for. */
  missing: boolean;
}

/** One preview frame with the world behind it. */
export interface FrameSession {
  readonly store: StoreApi<SessionState>;
  /** Takes a frame on; returns the way to let go of it. */
  attach(frame: HTMLIFrameElement): () => void;
  /** Makes a fresh world and shows a screen on it. */
  show(target: Target): void;
  /** Shows the document; several in one animation frame are one message. */
  render(scene: Scene): void;
  send(message: StudioMessage): void;
  /** Whether somebody can see the frame now: those that are seen are painted first. */
  setSeen(seen: boolean): void;
  /** Runs with real time, or stands still. */
  setRunning(running: boolean): void;
  /** The same screen on a fresh world. */
  restart(): void;
  dispose(): void;
}

export interface SessionOptions {
  /** Whether the world's clock follows real time from the start. */
  running: boolean;
  /** Counts real milliseconds. */
  elapsed?: () => number;
}

/** How long an edit waits before it reaches frames outside of the view, in milliseconds. */
const UNSEEN_DELAY_MS = 120;

/** Latency of a world that somebody uses (portal spec §9), in milliseconds. */
const LATENCY_MS = [200, 500] as const;

/** Makes the studio's side of one frame. */
export function createFrameSession({ running, elapsed = () => performance.now() }: SessionOptions): FrameSession {
  const store = createStore<SessionState>()(() => ({ ...blank(null), running }));
  let port: MessagePort | null = null;
  let connection: Connection | null = null;
  let freeze: (() => void) | null = null;
  let unsubscribe: (() => void) | null = null;
  let scene: Scene | null = null;
  let sceneSent: Scene | null = null;
  let sceneWaits = false;
  let seen = true;
  let touched = false;
  let turn = 0;
  const underWay = new Map<number, AbortController>();

  const post = (message: StudioMessage, transfer: Transferable[] = []) => port?.postMessage(message, transfer);

  function sendScene(): void {
    sceneSent = scene;
    if (scene) post({ type: 'render', ...scene });
  }

  /** The first change of an animation frame goes at once, further ones together; a frame nobody sees comes later. */
  function passScene(): void {
    if (scene === sceneSent || sceneWaits) return;
    sceneWaits = true;
    if (!seen) {
      setTimeout(settleScene, UNSEEN_DELAY_MS);
      return;
    }
    sendScene();
    requestAnimationFrame(() => {
      sceneWaits = false;
      passScene();
    });
  }

  function settleScene(): void {
    sceneWaits = false;
    if (scene !== sceneSent) sendScene();
  }

  function sendClock(): void {
    const { world, running: runs } = store.getState();
    if (world) post({ type: 'clock', now: world.clock.now(), running: runs });
  }

  function present(): void {
    const { world, target } = store.getState();
    const place = placeOf(target);
    if (!port || !world || !place || !target) return;
    sendScene();
    sendClock();
    const address = place.state.address ?? place.screen.address;
    post({ type: 'show', screen: target.screen, state: target.state, address, flow: place.state.flow });
  }

  /** Answers come at once until somebody uses the screen: opening it is not what is being tried. */
  function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    const skipped = !touched && ms <= LATENCY_MS[1];
    return skipped ? Promise.resolve() : wait(ms, signal);
  }

  async function load(next: Target): Promise<void> {
    const current = ++turn;
    leaveWorld();
    const place = placeOf(next);
    store.setState({ ...blank(next), missing: place === null });
    if (!place) return;
    const { createWorld } = await import('@portico/mock-backend');
    if (current !== turn) return;
    const made = buildWorld(recipeOf(place, next.persona), createWorld, { latency: LATENCY_MS, sleep });
    connection = made.connection;
    enterWorld(made.world, running || place.state.needsTime === true);
    present();
  }

  function enterWorld(world: World, runs: boolean): void {
    touched = false;
    follow(world, runs);
    unsubscribe = world.clock.subscribe(sendClock);
    store.setState({ world, running: runs });
  }

  function leaveWorld(): void {
    for (const controller of underWay.values()) controller.abort();
    underWay.clear();
    unsubscribe?.();
    freeze?.();
    connection = null;
    freeze = null;
    unsubscribe = null;
  }

  function follow(world: World, runs: boolean): void {
    freeze?.();
    freeze = runs ? world.clock.follow(elapsed) : null;
  }

  async function answer(request: Extract<FrameMessage, { type: 'request' }>): Promise<void> {
    const controller = new AbortController();
    underWay.set(request.id, controller);
    const reply = await replyTo(request, controller.signal, connection);
    if (underWay.get(request.id) !== controller) return;
    underWay.delete(request.id);
    const body = reply.kind === 'answer' ? reply.body : null;
    post({ type: 'answer', id: request.id, reply }, body ? [body] : []);
  }

  function onMessage(message: FrameMessage): void {
    if (message.type === 'request') void answer(message);
    if (message.type === 'touched') touched = true;
    if (message.type === 'abort') {
      underWay.get(message.id)?.abort();
      underWay.delete(message.id);
    }
    const news = newsOf(message);
    if (news) store.setState(news);
  }

  return {
    store,
    attach(frame) {
      const stop = acceptFrame(
        window,
        () => frame.contentWindow,
        (next) => {
          port?.close();
          port = next;
          port.onmessage = (event) => {
            if (isFrameMessage(event.data)) onMessage(event.data);
          };
          present();
        },
      );
      return () => {
        stop();
        port?.close();
        port = null;
      };
    },
    show: (next) => void load(next),
    restart() {
      const { target } = store.getState();
      if (target) void load(target);
    },
    render(next) {
      scene = next;
      passScene();
    },
    send(message) {
      // Somebody uses the screen from outside: by a link in a mail, or a code off the phone.
      if (message.type === 'open' || message.type === 'fill-code') touched = true;
      post(message);
    },
    setSeen(sees) {
      seen = sees;
      if (seen && scene !== sceneSent) sendScene();
    },
    setRunning(runs) {
      const { world } = store.getState();
      store.setState({ running: runs });
      if (world) follow(world, runs);
      sendClock();
    },
    dispose() {
      turn += 1;
      leaveWorld();
      port?.close();
      port = null;
    },
  };
}

function blank(target: Target | null): Omit<SessionState, 'running'> {
  const place = placeOf(target);
  return {
    world: null,
    target,
    address: place ? (place.state.address ?? place.screen.address) : '/',
    canGoBack: false,
    shown: false,
    outline: [],
    hovered: null,
    selected: null,
    painted: -1,
    missing: false,
  };
}

/** What a message says about the frame. */
function newsOf(message: FrameMessage): Partial<SessionState> | null {
  if (message.type === 'shown') return { shown: true };
  if (message.type === 'moved') return { address: message.address, canGoBack: message.canGoBack };
  if (message.type === 'outline') return { outline: message.elements };
  if (message.type === 'hovered') return { hovered: message.element };
  if (message.type === 'selected') return { selected: message.element };
  return message.type === 'painted' ? { painted: message.revision } : null;
}

interface PlaceOfTarget {
  screen: Screen;
  state: ScreenState;
}

function placeOf(target: Target | null): PlaceOfTarget | null {
  const screen = target && screenById(target.screen);
  const state = screen && Object.hasOwn(screen.states, target.state) ? screen.states[target.state] : undefined;
  return screen && state ? { screen, state } : null;
}

/** A persona is somebody at the admin portal; on the login box nobody is signed in yet. */
function recipeOf({ screen, state }: PlaceOfTarget, persona: string | null): ScreenState['world'] {
  return persona && screen.area === 'admin-portal' ? asPersona(state.world, persona) : state.world;
}

async function replyTo(
  { method, url, headers, body }: Extract<FrameMessage, { type: 'request' }>,
  signal: AbortSignal,
  connection: Connection | null,
): Promise<FrameReply> {
  if (!connection) return { kind: 'failed' };
  try {
    const response = await connection.transport(new Request(url, { method, headers, body, signal }));
    const answer = await response.arrayBuffer();
    return {
      kind: 'answer',
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: answer.byteLength > 0 ? answer : null,
    };
  } catch {
    return { kind: 'failed' };
  }
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
