import { createStore } from 'zustand/vanilla';
import type { StillRequest, StillResult } from '../../stills/still';
import { whenIdle } from '../../stills/when-idle';
import type { StillCheck, StillInspector } from './inspect-still';

/** What is known about the stills of a card: what is true of one of its screens is true of the card. */
export interface CardCheck extends StillCheck {
  /** The state could not be rendered. */
  isFailed: boolean;
}

export type CardChecks = ReadonlyMap<string, CardCheck>;

/** One screen of a card to check. */
export interface CheckedCard {
  title: string;
  request: StillRequest;
}

export interface CheckTools {
  read(request: StillRequest): StillResult;
  inspector: StillInspector;
  /** Resolves when the page is idle. */
  idle?: () => Promise<void>;
}

/** The checks of the wall's cards, by the title of the card. A card whose still is not inspected yet has none. */
export const cardChecks = createStore<CardChecks>()(() => new Map());

/** Checks are published after so many inspections: the wall filters its cards by them. */
const BATCH = 12;
/** Inspections in one idle moment go on for this long, in milliseconds. */
const SLICE_MS = 8;

/** Publishes what is known about the cards, and inspects still after still while the page is idle. */
export async function checkCards(
  cards: readonly CheckedCard[],
  { read, inspector, idle = whenIdle }: CheckTools,
  signal: AbortSignal,
): Promise<void> {
  const publish = () => publishChecks(cards, { read, inspector });
  publish();
  const stills = cards.flatMap(({ request }) => read(request).still ?? []);
  const waiting = stills.filter((still) => !inspector.cached(still));
  let end = 0;
  for (const [index, still] of waiting.entries()) {
    if (performance.now() >= end) {
      await idle();
      end = performance.now() + SLICE_MS;
    }
    if (signal.aborted) return;
    inspector.inspect(still);
    if (index % BATCH === BATCH - 1 || index === waiting.length - 1) publish();
  }
}

/** A still of which nothing is known after an edit has the last check of its card until it is inspected again. */
function publishChecks(cards: readonly CheckedCard[], { read, inspector }: Pick<CheckTools, 'read' | 'inspector'>) {
  const last = cardChecks.getState();
  const found = new Map<string, CardCheck>();
  for (const { title, request } of cards) {
    const { status, still } = read(request);
    const isFailed = status === 'failed';
    const check = (still && inspector.cached(still)) ?? last.get(title);
    if (check || isFailed) found.set(title, joinChecks(found.get(title), { ...(check ?? nothingFound), isFailed }));
  }
  cardChecks.setState(found, true);
}

const nothingFound: StillCheck = { isChanged: false, faint: [] };

function joinChecks(one: CardCheck | undefined, other: CardCheck): CardCheck {
  return {
    isFailed: other.isFailed || one?.isFailed === true,
    isChanged: other.isChanged || one?.isChanged === true,
    // Two screens that are not inspected yet both have the last check of the card.
    faint: [...new Set([...(one?.faint ?? []), ...other.faint])],
  };
}
