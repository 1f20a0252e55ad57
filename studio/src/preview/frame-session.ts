import { createStore, type StoreApi } from 'zustand/vanilla';
import { createFrameAnswers } from './frame-answers';
import { acceptFrame } from './frame-link';
import { isFrameMessage } from './message-shape';
import type { FrameMessage, StudioMessage } from './protocol';
import { createSceneFeed, type Scene } from './scene-feed';
import { addressOf, blankState, newsOf, type SessionState, screenOfTarget, type Target } from './session-state';
import { createSessionWorld } from './session-world';

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
  const worlds = createSessionWorld({ elapsed, onClock: sendClock });
  let port: MessagePort | null = null;
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

  async function load(target: Target): Promise<void> {
    leaveWorld();
    store.setState(blankState(target));
    const shown = screenOfTarget(target);
    const created = shown && (await worlds.create(shown, target.persona));
    if (!created) return;
    const runs = running || shown.state.needsTime === true;
    answers.connect(created.connection);
    worlds.enter(created.world, runs);
    store.setState({ world: created.world, running: runs });
    present();
  }

  function leaveWorld(): void {
    worlds.leave();
    answers.connect(null);
  }

  function onRequest(message: Extract<FrameMessage, { type: 'request' }>): void {
    // Registered on every request, because a restored snapshot may not include it.
    store.getState().world?.allowRedirect(new URL(STUDIO_CALLBACK, window.location.origin).href);
    void answers.take(message);
  }

  function onMessage(message: FrameMessage): void {
    if (message.type === 'request') onRequest(message);
    if (message.type === 'abort') answers.abort(message.id);
    if (message.type === 'touched') worlds.noteUse();
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
      if (message.type === 'open' || message.type === 'fill-code') worlds.noteUse();
      post(message);
    },
    setRunning(runs) {
      const { world } = store.getState();
      store.setState({ running: runs });
      if (world) worlds.setRunning(world, runs);
      sendClock();
    },
    restart() {
      const { target } = store.getState();
      if (target) void load(target);
    },
    dispose() {
      scenes.stop();
      leaveWorld();
      take(null);
    },
  };
}
