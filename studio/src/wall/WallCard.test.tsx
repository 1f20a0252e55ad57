// @vitest-environment jsdom
import { everyState } from '@portico/fixtures';
import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, it } from 'vitest';
import { draftStore } from '../draft/draft-store';
import { setAt } from '../draft/path';
import { undoAll } from '../draft/test-draft';
import { startPlace } from '../view/view-place';
import { createAwakeCards } from './awake-cards';
import { createCameraControl } from './camera-control';
import { cardShape } from './card-shape';
import { WallCard } from './WallCard';
import { createWallCommands } from './wall-commands';
import { layOutWall } from './wall-layout';

afterEach(() => {
  cleanup();
  undoAll();
});

const cards = everyState().slice(0, 3);
const size = { width: 1024, height: 704 };
const shape = cardShape(startPlace);
const layout = layOutWall([], size);
const awake = createAwakeCards();
const commands = createWallCommands(
  createCameraControl(),
  () => layout,
  () => undefined,
  awake,
);

/** Three cards of the wall, and the names of those that have rendered since the last call. */
function renderCards() {
  const rendered = new Set<string>();
  render(
    cards.map((card) => (
      <Profiler key={card.title} id={card.title} onRender={() => rendered.add(card.title)}>
        <WallCard
          card={card}
          column={0}
          stateCount={0}
          x={0}
          y={0}
          shape={shape}
          selected={false}
          awake={awake}
          commands={commands}
        />
      </Profiler>
    )),
  );
  const takeRendered = () => {
    const names = [...rendered];
    rendered.clear();
    return names;
  };
  takeRendered();
  return { takeRendered };
}

it('renders no card for an edit', () => {
  const { takeRendered } = renderCards();
  act(() =>
    draftStore
      .getState()
      .edit('Primary', (metadata) => setAt(metadata, ['themeV2', 'palette', 'primary', 'main'], '#204060')),
  );
  expect(takeRendered()).toEqual([]);
});
