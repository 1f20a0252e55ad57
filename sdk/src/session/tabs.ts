import type { Clock } from '../core/clock';
import { announce, isMessage, onAnnounced, openChannel } from './channel';
import type { Answer, Question, Shared } from './tab-messages';

/** Coordinates the tabs of one application: a lock, a shared answer of a refresh, and sign-outs. */
export interface Tabs {
  /**
   * Runs while no other tab does, or immediately if locks are not supported. A tab that waits uses the answer of the
   * previous tab if the `key` is the same; without `shared` it always runs itself. A waiting tab continues after 5
   * seconds if another tab hangs.
   */
  withLock<T>(run: () => Promise<T>, shared?: Shared<T>): Promise<T>;
  announceSignOut(): void;
  /** Listens to the other tabs; returns a function that unsubscribes. */
  onSignOut(listener: () => void): () => void;
}

/** A single tab, for previews, tests and servers. */
export const soloTabs: Tabs = {
  withLock: (run) => run(),
  announceSignOut: () => undefined,
  onSignOut: () => () => undefined,
};

const SIGNED_OUT = 'portico:signed-out';

/** Connects the tabs of this origin that use the same service and client, identified by `name`. */
export function createTabs(name: string, clock: Clock, locks = globalThis.navigator?.locks): Tabs {
  return {
    async withLock(run, shared) {
      if (!locks) return run();
      const runShared = () => (shared ? runAndShare(name, shared.key, run) : run());
      let running: ReturnType<typeof run> | undefined;
      const begin = (lock: Lock | null) => {
        running = lock ? runShared() : undefined;
        return running;
      };
      // A tab whose lock is stolen after 5 seconds still gets its own answer.
      await locks.request(name, { ifAvailable: true }, begin).catch(() => undefined);
      if (running) return running;
      // The chunk failed to load, so the network is probably down: there is nothing to coordinate.
      const { waitForLock } = await import('./wait-for-lock').catch(() => ({ waitForLock: runShared }));
      return waitForLock({ name, shared, run: runShared, clock, locks });
    },
    announceSignOut: () => announce(name, SIGNED_OUT),
    onSignOut: (listener) => onAnnounced(name, SIGNED_OUT, listener),
  };
}

/** Runs, and shares the answer with the other tabs if another tab has requested it meanwhile. */
async function runAndShare<T>(name: string, key: string, run: () => Promise<T>): Promise<T> {
  const channel = openChannel(name);
  if (!channel) return run();
  let isAsked = false;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    isAsked ||= isMessage<Question>(data, 'portico:asked') && data.key === key;
  };
  try {
    const answer = await run();
    if (isAsked && answer) channel.postMessage({ type: 'portico:answered', key, answer } satisfies Answer);
    return answer;
  } finally {
    channel.close();
  }
}
