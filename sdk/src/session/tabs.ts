import type { Clock } from '../core/clock';

/** How long a tab waits for another one's refresh before it goes ahead on its own. */
export const LOCK_TIMEOUT_MS = 5000;

/** What the tabs of one application share. No token ever passes between them. */
export interface Tabs {
  /** Runs while no other tab does; after 5 seconds of waiting, or where there are no locks, at once. */
  exclusively<T>(run: () => Promise<T>): Promise<T>;
  announceSignOut(): void;
  /** Listens to the other tabs; returns the way to stop. */
  onSignOut(listener: () => void): () => void;
}

/** One tab on its own: previews, tests and servers. */
export const soloTabs: Tabs = {
  exclusively: (run) => run(),
  announceSignOut: () => undefined,
  onSignOut: () => () => undefined,
};

interface SignOutMessage {
  type: 'portico:signed-out';
}

/** The tabs of this origin that use the same service and client; `name` tells them from others. */
export function createTabs(name: string, clock: Clock, locks = globalThis.navigator?.locks): Tabs {
  return {
    async exclusively(run) {
      if (!locks) return run();
      const waiting = new AbortController();
      const timer = new AbortController();
      let granted = false;
      clock.sleep(LOCK_TIMEOUT_MS, timer.signal).then(
        () => waiting.abort(),
        () => undefined,
      );
      try {
        return await locks.request(name, { signal: waiting.signal }, () => {
          granted = true;
          timer.abort();
          return run();
        });
      } catch (error) {
        // Waited too long, or locks are forbidden here.
        if (granted) throw error;
        timer.abort();
        return run();
      }
    },
    announceSignOut() {
      const channel = openChannel(name);
      channel?.postMessage({ type: 'portico:signed-out' } satisfies SignOutMessage);
      channel?.close();
    },
    onSignOut(listener) {
      const channel = openChannel(name);
      if (!channel) return () => undefined;
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isSignOut(data)) listener();
      };
      return () => channel.close();
    },
  };
}

function openChannel(name: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}

function isSignOut(data: unknown): boolean {
  return typeof data === 'object' && data !== null && (data as Partial<SignOutMessage>).type === 'portico:signed-out';
}
