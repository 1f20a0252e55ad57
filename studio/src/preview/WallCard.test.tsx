// @vitest-environment jsdom
import { everyState } from '@portico/fixtures';
// A live card fetches it; loaded here, so that no request is pending when a test ends.
import '@portico/mock-backend';
import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, it } from 'vitest';
import { draftStore } from '../draft/draft-store';
import { setAt } from '../draft/path';
import { WallCard } from './WallCard';
import { createWallPool } from './wall-pool';

afterEach(() => {
  cleanup();
  while (draftStore.getState().canUndo) draftStore.getState().undo();
});

const cards = everyState().slice(0, 3);
const titles = cards.map(({ title }) => title);
const size = { width: 1024, height: 704, scale: 0.25 };
const observer = () => () => undefined;
const nothing = () => undefined;

/** Three cards of the wall, and the names of those that have rendered since the last call. */
function renderCards() {
  const rendered = new Set<string>();
  const pool = createWallPool({ most: 2, atOnce: 2 });
  render(
    cards.map((card) => (
      <Profiler key={card.title} id={card.title} onRender={() => rendered.add(card.title)}>
        <WallCard
          card={card}
          pool={pool}
          size={size}
          chosen={false}
          observer={observer}
          onChoose={nothing}
          onOpen={nothing}
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
  return { pool, takeRendered };
}

it('renders only the card that comes into the view', () => {
  const { pool, takeRendered } = renderCards();
  act(() => pool.look(titles[1] ?? '', true));
  expect(takeRendered()).toEqual([titles[1]]);
});

it('renders only the card that gets a live frame', () => {
  const { pool, takeRendered } = renderCards();
  act(() => pool.near(titles[2] ?? '', true));
  expect(takeRendered()).toEqual([titles[2]]);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

it('renders no card for an edit', () => {
  const { pool, takeRendered } = renderCards();
  act(() => pool.near(titles[0] ?? '', true));
  takeRendered();
  act(() =>
    draftStore
      .getState()
      .edit('Primary', (metadata) => setAt(metadata, ['themeV2', 'palette', 'primary', 'main'], '#204060')),
  );
  expect(takeRendered()).toEqual([]);
});
