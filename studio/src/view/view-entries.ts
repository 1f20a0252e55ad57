import { BURST_MS } from '../draft/command-log';
import type { ViewPlace } from './view-place';

/** The parts of a view that get history entries of their own; changes to other parts replace the current entry. */
const historyParts = ['screen', 'state', 'view', 'editor'] as const satisfies readonly (keyof ViewPlace)[];

/** On the wall, a screen and a state are what the user has selected: Back does not undo a selection. */
const wallParts = ['view', 'editor'] as const satisfies readonly (keyof ViewPlace)[];

/** Decides which changes of the view Back undoes one by one. */
export interface EntryRule {
  /** Whether the change from `before` to `place` gets a new entry; a burst of changes to the same part is one entry. */
  isNewEntry(place: ViewPlace, before: ViewPlace): boolean;
  /** The next change gets a new entry, however soon it follows. */
  endBurst(): void;
}

/** Creates the rule of one history; `now` returns the current time in milliseconds. */
export function createEntryRule(now: () => number): EntryRule {
  const noMove = { parts: '', at: Number.NEGATIVE_INFINITY };
  let lastMove = noMove;
  return {
    isNewEntry(place, before) {
      const counted = place.view === 'wall' && before.view === 'wall' ? wallParts : historyParts;
      const parts = counted.filter((part) => place[part] !== before[part]).join();
      if (parts === '') return false;
      const move = { parts, at: now() };
      const continues = parts === lastMove.parts && move.at - lastMove.at <= BURST_MS;
      lastMove = move;
      return !continues;
    },
    endBurst() {
      lastMove = noMove;
    },
  };
}
