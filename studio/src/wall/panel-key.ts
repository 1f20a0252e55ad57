import { everyState, type ListedState } from '@portico/fixtures';

/** One screen of the wall: a card, and which of its panels from 0. */
export interface PanelPlace {
  card: ListedState;
  panel: number;
}

const cards = new Map(everyState().map((card) => [card.title, card]));

/** `0 login-box/preLogin/default`: identifies a panel in the whole wall. */
export function panelKey({ title }: ListedState, panel: number): string {
  return `${panel} ${title}`;
}

/** Reads what {@link panelKey} wrote. */
export function readPanelKey(key: string): PanelPlace | null {
  const space = key.indexOf(' ');
  const card = cards.get(key.slice(space + 1));
  return card ? { card, panel: Number(key.slice(0, space)) } : null;
}
