import type { World } from '@portico/mock-backend';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FrameMessage, StudioMessage } from '../protocol/messages';
import { createFrameAnswers } from './frame-answers';
import { createFramePort } from './frame-port';
import { createFrameView } from './frame-view';
import { createPageCopies, type PageCopy } from './page-copies';
import type { Scene } from './scene-feed';
import { blankState, hasHangingRequest, newsOf, type SessionState, screenOfTarget, type Target } from './session-state';
import { allowStudioCallback, createSessionWorld } from './session-world';

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
  /** Copies the page as it is now, or once it is at rest; `null` without a page, or if it does not come to rest. */
  copyPage(when: 'now' | 'at rest'): Promise<PageCopy | null>;
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

/** Creates the studio's side of one frame. */
export function createFrameSession({ running, elapsed = () => performance.now() }: SessionOptions): FrameSession {
  const store = createStore<SessionState>()(() => ({ ...blankState(null), running }));
  const port = createFramePort({ onChange: onPort, onMessage });
  const view = createFrameView(store, port);
  const answers = createFrameAnswers(port.post);
  const copies = createPageCopies(port);
  const worlds = createSessionWorld({ elapsed, answers, onClock: view.sendClock });

  function onPort(): void {
    copies.stop();
    view.present();
  }

  function noteUse(): void {
    worlds.noteUse();
    store.setState({ isUsed: true });
  }

  async function load(target: Target): Promise<void> {
    worlds.leave();
    store.setState(blankState(target));
    const shown = screenOfTarget(target);
    const created = shown && (await worlds.create(shown, target.persona));
    if (!created) return;
    const runs = running || shown.state.needsTime === true;
    worlds.enter(created, runs);
    store.setState({ ...created, running: runs });
    view.present();
  }

  function onMessage(message: FrameMessage): void {
    if (message.type === 'request') {
      allowStudio(store.getState().world);
      void answers.take(message);
    }
    if (message.type === 'abort') answers.abort(message.id);
    if (message.type === 'touched') noteUse();
    if (message.type === 'shown') view.notePainted();
    if (message.type === 'captured') copies.take(message);
    const news = newsOf(message);
    if (news) store.setState(news);
  }

  return {
    store,
    attach: port.attach,
    show: (target) => void load(target),
    render: view.scenes.show,
    setSeen: view.scenes.setSeen,
    copyPage(when) {
      const { target } = store.getState();
      return copies.request(when === 'now' ? { type: 'copy' } : { type: 'capture', hangs: hasHangingRequest(target) });
    },
    send(message) {
      // The vendor uses the screen from outside: by a link in a mail, or a code from the phone.
      if (message.type === 'open' || message.type === 'fill-code') noteUse();
      port.post(message);
    },
    setRunning(runs) {
      const { world } = store.getState();
      store.setState({ running: runs });
      if (world) worlds.setRunning(world, runs);
      view.sendClock();
    },
    restart() {
      const { target } = store.getState();
      if (target) void load(target);
    },
    dispose() {
      view.scenes.stop();
      worlds.leave();
      copies.stop();
      port.close();
    },
  };
}

/** Allows redirects back to the studio. Called before every request, because a restored snapshot may not include it. */
function allowStudio(world: World | null): void {
  if (world) allowStudioCallback(world);
}
