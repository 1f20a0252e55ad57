// @vitest-environment jsdom
import { everyState } from '@portico/fixtures';
// A live card fetches it; loaded here, so that no request is pending when a test ends.
import '@portico/mock-backend';
import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, it } from 'vitest';
import { draftStore } from '../draft/draft-store';
import { setAt } from '../draft/path';
import { createCameraControl } from './camera-control';
import { WallCard } from './WallCard';
import { createWallCommands } from './wall-commands';
import { layOutWall } from './wall-layout';

afterEach(() => {
  cleanup();
  while (draftStore.getState().canUndo) draftStore.getState().undo();
});

const cards = everyState().slice(0, 3);
const titles = cards.map(({ title }) => title);
const frame = { width: 1024, height: 704 };
const layout = layOutWall([], frame);
const commands = createWallCommands(
  createCameraControl(),
  () => layout,
  () => undefined,
);

/** Three cards of the wall, one of them selected, and the names of those that have rendered since the last call. */
function renderCards() {
  const rendered = new Set<string>();
  const wall = (selected?: string) =>
    cards.map((card) => (
      <Profiler key={card.title} id={card.title} onRender={() => rendered.add(card.title)}>
        <WallCard
          card={card}
          column={0}
          stateCount={0}
          x={0}
          y={0}
          frame={frame}
          selected={card.title === selected}
          commands={commands}
        />
      </Profiler>
    ));
  const { rerender } = render(wall());
  const takeRendered = () => {
    const names = [...rendered];
    rendered.clear();
    return names;
  };
  takeRendered();
  return { select: (title?: string) => rerender(wall(title)), takeRendered };
}

it('gives only the selected card a live frame', async () => {
  const { select } = renderCards();
  select(titles[2]);
  await expect.poll(() => document.querySelectorAll('iframe').length).toBe(1);
  select();
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
});

it('renders no card for an edit', () => {
  const { takeRendered } = renderCards();
  act(() =>
    draftStore
      .getState()
      .edit('Primary', (metadata) => setAt(metadata, ['themeV2', 'palette', 'primary', 'main'], '#204060')),
  );
  expect(takeRendered()).toEqual([]);
});
