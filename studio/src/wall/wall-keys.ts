import type { WallCommands } from './wall-commands';
import { type Direction, neighbourOf } from './wall-neighbour';

/** How much one press of + zooms in. */
export const ZOOM_STEP = 1.25;
/** How far Shift and an arrow move the view, as a part of its size. */
const PAN_STEP = 0.25;

const arrows: { readonly [D in Direction]: readonly [number, number] } = {
  ArrowLeft: [-PAN_STEP, 0],
  ArrowRight: [PAN_STEP, 0],
  ArrowUp: [0, -PAN_STEP],
  ArrowDown: [0, PAN_STEP],
};

/** Keys that work wherever the focus is on the wall, unless the user types text. */
const keys: Readonly<Record<string, (commands: WallCommands) => void>> = {
  '0': ({ fitAll }) => fitAll(),
  '1': ({ zoomTo }) => zoomTo(1),
  '2': ({ fitSelection }) => fitSelection(),
  '+': ({ zoomBy }) => zoomBy(ZOOM_STEP),
  '=': ({ zoomBy }) => zoomBy(ZOOM_STEP),
  '-': ({ zoomBy }) => zoomBy(1 / ZOOM_STEP),
};

/**
 * The grid of cards is one Tab stop. Arrows, Home and End move between its cards, Enter wakes one, Shift+Enter the next
 * screen of a card that compares some, Escape puts it to sleep, F opens it in Focus; with Shift, arrows move the view.
 */
export function runWallKey(event: KeyboardEvent, commands: WallCommands): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
  if (event.target.closest('input, select')) return;
  const command = keys[event.key] ?? arrowCommand(event) ?? cardCommand(event, event.target);
  if (!command) return;
  event.preventDefault();
  command(commands);
}

function arrowCommand({ key, shiftKey }: KeyboardEvent) {
  if (!isDirection(key) || !shiftKey) return undefined;
  return ({ pan }: WallCommands) => pan(...arrows[key]);
}

/** The command of a key on a card; buttons in a card handle their own keys. */
function cardCommand({ key, shiftKey }: KeyboardEvent, target: Element) {
  if (!target.matches('.wall-card')) return undefined;
  if (key === 'Enter') return (commands: WallCommands) => enterSelected(commands, shiftKey ? 'next' : undefined);
  if (key === 'Escape') return ({ rest }: WallCommands) => rest();
  if (key.toLowerCase() === 'f') return openSelected;
  if (key === 'Home') return (commands: WallCommands) => goToIndex(commands, () => 0);
  if (key === 'End') return (commands: WallCommands) => goToIndex(commands, (_, { length }) => length - 1);
  if (!isDirection(key)) return undefined;
  return (commands: WallCommands) => goToIndex(commands, (from, cards) => neighbourOf(cards, from, key));
}

function enterSelected({ selected, enter }: WallCommands, which: 'next' | undefined): void {
  const placed = selected();
  if (placed) enter(placed.card, which);
}

function openSelected({ selected, open }: WallCommands): void {
  const placed = selected();
  if (placed) open(placed.card);
}

type Cards = ReturnType<WallCommands['layout']>['cards'];

function goToIndex({ selected, layout, goTo }: WallCommands, to: (from: number, cards: Cards) => number): void {
  const { cards } = layout();
  const current = selected();
  const next = current && cards[to(cards.indexOf(current), cards)];
  if (next) goTo(next);
}

function isDirection(key: string): key is Direction {
  return Object.hasOwn(arrows, key);
}
