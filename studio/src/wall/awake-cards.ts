import { createStore, type StoreApi } from 'zustand/vanilla';
import { createFramePool, type FramePool } from '../preview/frame-pool';
import type { PageCopy } from '../preview/page-copies';
import { afterPaint } from '../ui/after-paint';
import { viewStore } from '../view/view-store';
import { cardShape } from './card-shape';
import { readPanelKey } from './panel-key';
import { dropScreenCopy, hasScreenCopy, showScreenCopy } from './screen-copies';
import { stillRequest } from './still-requests';

/** The panels that are awake, by key. */
interface AwakeState {
  /** The one that the user uses: by a click or by Enter. */
  used: string | null;
  /** The one that the pointer rests on. */
  hovered: string | null;
  /** The one that takes the focus once it is shown. */
  focusNext: string | null;
}

/** Wakes cards into live screens, and puts them to sleep. */
export interface AwakeCards {
  readonly store: StoreApi<AwakeState>;
  readonly pool: FramePool;
  /** Wakes a panel that the user wants to use, with or without the focus; the one before falls asleep. */
  wake(panel: string, how?: 'focus'): void;
  /** The panel has taken the focus. */
  noteFocus(): void;
  /** Wakes the panel below the pointer; `null` for none. The one before falls asleep unless it is used. */
  hover(panel: string | null): void;
  /** Puts the used panel to sleep. A copy of its screen stays on the card. */
  rest(): void;
  /** Returns a panel to the beginning of its state. */
  reset(panel: string): void;
  dispose(): void;
}

const nothingAwake: AwakeState = { used: null, hovered: null, focusNext: null };

/** Creates the state of a wall on which all cards are asleep. */
export function createAwakeCards(): AwakeCards {
  const pool = createFramePool();
  const store = createStore<AwakeState>()(() => nothingAwake);

  function isWanted(panel: string): boolean {
    const { used, hovered } = store.getState();
    return panel === used || panel === hovered;
  }

  /** The panel has no frame any more, so waking it would drop the copy of its screen. Moving the pointer must not do that. */
  function startsAgain(panel: string | null): boolean {
    return panel !== null && hasScreenCopy(panel) && !pool.frameOf(panel);
  }

  /** The live screen stays until the still of what it shows is painted. */
  async function fallAsleep(panel: string | null): Promise<void> {
    const frame = panel === null ? undefined : pool.frameOf(panel);
    if (!frame || panel === null) return;
    const copy = frame.isUsed ? await frame.session.copyPage('now') : null;
    if (isWanted(panel) || pool.frameOf(panel)?.id !== frame.id) return;
    if (!copy) return pool.sleep(panel);
    showCopy(panel, copy);
    afterPaint(() => isWanted(panel) || pool.sleep(panel));
  }

  return {
    store,
    pool,
    wake(panel, how) {
      const { used, hovered } = store.getState();
      if (how === 'focus') store.setState({ focusNext: panel });
      if (used === panel) return;
      if (startsAgain(panel)) dropScreenCopy(panel);
      store.setState({ used: panel, hovered: hovered === panel ? null : hovered });
      pool.wake(panel);
      void fallAsleep(used);
    },
    noteFocus: () => store.setState({ focusNext: null }),
    hover(panel) {
      const { used, hovered } = store.getState();
      const wanted = panel === used || startsAgain(panel) ? null : panel;
      if (wanted === hovered) return;
      store.setState({ hovered: wanted });
      if (wanted !== null) pool.wake(wanted);
      void fallAsleep(hovered);
    },
    rest() {
      const { used } = store.getState();
      store.setState({ used: null, focusNext: null });
      void fallAsleep(used);
    },
    reset(panel) {
      dropScreenCopy(panel);
      const frame = pool.frameOf(panel);
      if (frame?.isAwake) frame.session.restart();
      else pool.release(panel);
    },
    dispose() {
      store.setState(nothingAwake);
      pool.dispose();
    },
  };
}

function showCopy(key: string, copy: PageCopy): void {
  const view = viewStore.getState();
  const place = readPanelKey(key);
  const panel = place && cardShape(view).panels[place.panel];
  if (panel) showScreenCopy(key, stillRequest(place.card, panel, view.persona), copy);
}
