import { screenById } from '@portico/fixtures';
import { viewStore } from '../view/view-store';
import type { AwakeCards } from './awake-cards';
import { boxInView, type Camera, cameraOn, cameraWith, writeCamera } from './camera';
import type { CameraControl } from './camera-control';
import { cardShape } from './card-shape';
import { panelKey, readPanelKey } from './panel-key';
import { boxOf, wholeWall } from './wall-camera';
import type { PlacedCard, WallLayout } from './wall-layout';
import { selectedCard, toggleId } from './wall-selection';

/** What buttons and keys of the wall do. */
export interface WallCommands {
  select(card: PlacedCard['card']): void;
  /** Selects a card and wakes one of its screens. */
  wake(card: PlacedCard['card'], panel: number): void;
  /**
   * Wakes a screen of a card by the keyboard: the focus moves into it. The screen in use, else the first; `next` is the
   * one after it.
   */
  enter(card: PlacedCard['card'], which?: 'next'): void;
  /** Puts the screen in use to sleep. */
  rest(): void;
  /** Selects a card and brings it into the view. */
  goTo(card: PlacedCard): void;
  /** Opens a card in Focus. Back returns to this place of the wall. */
  open(card: PlacedCard['card']): void;
  /** Folds or unfolds a group. */
  toggleGroup(id: string): void;
  /** Shows all states of a screen, or only its default. */
  toggleScreen(id: string): void;
  /** Brings a group or a screen into the view. */
  reveal(id: string): void;
  fitAll(): void;
  fitSelection(): void;
  /** Zooms to 1 for 100 %. */
  zoomTo(zoom: number): void;
  /** Zooms in or out by a factor. */
  zoomBy(factor: number): void;
  /** Moves the view by parts of its size. */
  pan(x: number, y: number): void;
  layout(): WallLayout;
  selected(): PlacedCard | undefined;
}

const { changeView } = viewStore.getState();

/** Creates the commands; they act on the current layout. */
export function createWallCommands(
  { store, moveTo }: CameraControl,
  layout: () => WallLayout,
  revealNext: (id: string) => void,
  awake: Pick<AwakeCards, 'store' | 'wake' | 'rest'>,
): WallCommands {
  const view = () => store.getState().view ?? { width: 0, height: 0 };
  const move = (change: Partial<Camera>) => moveTo({ ...store.getState().camera, ...change });
  const selected = () => {
    const { screen, state } = viewStore.getState();
    return selectedCard(layout(), screen, state);
  };
  const commands: WallCommands = {
    select: ({ screen, name }) => changeView({ screen: screen.id, state: name }),
    wake(card, panel) {
      commands.select(card);
      awake.wake(panelKey(card, panel));
    },
    enter(card, which) {
      commands.select(card);
      const { used } = awake.store.getState();
      const place = used === null ? null : readPanelKey(used);
      const current = place?.card === card ? place.panel : 0;
      const { panels } = cardShape(viewStore.getState());
      awake.wake(panelKey(card, which === 'next' ? (current + 1) % panels.length : current), 'focus');
    },
    rest: awake.rest,
    goTo(placed) {
      commands.select(placed.card);
      moveTo(cameraWith(placed, store.getState().camera, view()));
    },
    open({ screen, name }) {
      changeView({ screen: screen.id, state: name, camera: writeCamera(store.getState().camera) });
      changeView({ view: 'focus' });
    },
    toggleGroup(id) {
      revealNext(id);
      changeView({ folded: toggleId(viewStore.getState().folded, id) });
    },
    toggleScreen(id) {
      revealNext(id);
      const { unfolded, screen } = viewStore.getState();
      changeView({ unfolded: toggleId(unfolded, id), ...(screen !== id && { screen: id, state: defaultState(id) }) });
    },
    reveal(id) {
      const box = boxOf(layout(), id);
      if (box) moveTo(cameraWith(box, store.getState().camera, view()));
    },
    fitAll: () => moveTo(cameraOn(wholeWall(layout()), view())),
    fitSelection() {
      const card = selected();
      if (card) moveTo(cameraOn(card, view()));
    },
    zoomTo: (zoom) => move({ zoom }),
    zoomBy: (factor) => move({ zoom: store.getState().camera.zoom * factor }),
    pan(x, y) {
      const { camera } = store.getState();
      const seen = boxInView(camera, view());
      move({ x: camera.x + x * seen.width, y: camera.y + y * seen.height });
    },
    layout,
    selected,
  };
  return commands;
}

function defaultState(screen: string): string {
  return Object.keys(screenById(screen)?.states ?? {})[0] ?? 'default';
}
