import { everyState, screens, stateKindOf } from '@portico/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallAreas, wallShows } from '../view/view-place';
import { boxInView, cameraOn, cameraWith, clampCamera, overlaps, readCamera, writeCamera, zoomRange } from './camera';
import { placeTitle } from './title-place';
import { boxOf, startCamera } from './wall-camera';
import { type WallQuery, wallContent } from './wall-content';
import { CAPTION_HEIGHT, layOutWall, type PlacedCard } from './wall-layout';
import { neighbourOf } from './wall-neighbour';
import { selectedCard, toggleId } from './wall-selection';

const everything: WallQuery = {
  search: '',
  area: 'all',
  show: 'defaults',
  unfolded: [],
  folded: [],
  passes: () => true,
};
const desktop = { width: 1024, height: 704 };
const view = { width: 1000, height: 700 };

const idsOf = (query: Partial<WallQuery>) =>
  wallContent({ ...everything, ...query }).flatMap(({ screens: found }) => found.map(({ screen }) => screen.id));
const titlesOf = (query: Partial<WallQuery>) =>
  layOutWall(wallContent({ ...everything, ...query }), desktop).cards.map(({ card }) => card.title);

const anyQuery: fc.Arbitrary<WallQuery> = fc.record({
  search: fc.constantFrom('', 'password', 'code', 'wrong'),
  area: fc.constantFrom(...wallAreas),
  show: fc.constantFrom(...wallShows),
  unfolded: fc.subarray(screens.map(({ id }) => id)),
  folded: fc.subarray(wallContent(everything).map(({ id }) => id)),
  passes: fc.constantFrom<WallQuery['passes']>(
    () => true,
    ({ name }) => name !== 'default',
  ),
});
const anyFrame = fc.oneof(
  fc.constantFrom(desktop, { width: 820, height: 1180 }, { width: 390, height: 844 }),
  fc.record({ width: fc.integer({ min: 320, max: 2560 }), height: fc.constant(704) }),
);
const anyZoom = fc.double({ min: zoomRange.least, max: zoomRange.most, noNaN: true });

describe('the content of the wall', () => {
  it('is the default state of every screen', () => {
    expect(titlesOf({})).toHaveLength(screens.length);
    expect(idsOf({})).toEqual(screens.map(({ id }) => id));
  });

  it('is all states, or all errors', () => {
    expect(titlesOf({ show: 'all' })).toHaveLength(everyState().length);
    const errors = everyState().filter(({ name }) => stateKindOf(name) === 'errors');
    expect(titlesOf({ show: 'errors' })).toHaveLength(errors.length);
  });

  it('is one area', () => {
    expect(idsOf({ area: 'admin-portal' })).toEqual(
      screens.filter((one) => one.area === 'admin-portal').map(({ id }) => id),
    );
  });

  it('shows the states of an unfolded screen by kind', () => {
    const [group] = wallContent({ ...everything, unfolded: ['login-box/preLogin'] });
    const kinds = group!.screens[0]!.kinds!;
    expect(kinds.map(({ title }) => title)).toEqual(['Normal', 'Errors', 'Data']);
    expect(kinds.flatMap(({ states }) => states)).toHaveLength(Object.keys(screens[0]!.states).length);
  });

  it('finds screens by title, flow or id, and else their states', () => {
    expect(idsOf({ search: 'portal users' })).toContain('admin-portal/users');
    expect(titlesOf({ search: 'unknown user' })).toEqual(['login-box/loginWithPassword/unknownUser']);
    expect(idsOf({ search: 'no such thing' })).toEqual([]);
  });
});

describe('the layout of the wall', () => {
  it('overlaps no cards and no titles', () => {
    fc.assert(
      fc.property(anyQuery, anyFrame, (query, frame) => {
        const { cards, titles } = layOutWall(wallContent(query), frame);
        const boxes = [...cards, ...titles];
        const overlapping = boxes.flatMap((box, index) =>
          boxes.slice(index + 1).filter((other) => overlaps(box, other)),
        );
        expect(overlapping).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('leaves room between cards for the focus ring at the smallest zoom', () => {
    const [first, second] = layOutWall(wallContent(everything), desktop).cards;
    const RING = 3;
    expect((second!.x - first!.x - first!.width) * zoomRange.least).toBeGreaterThan(RING);
    expect(CAPTION_HEIGHT * zoomRange.least).toBeGreaterThan(RING);
  });

  it('keeps every title that is not stuck above its cards, at any zoom', () => {
    fc.assert(
      fc.property(anyQuery, anyZoom, (query, zoom) => {
        const { cards, titles, width } = layOutWall(wallContent(query), desktop);
        // Contains the wall, and space above it: no title sticks.
        const whole = { width: width * zoom, height: 1_000_000 };
        const SPACE = 200;
        const camera = { x: width / 2, y: (whole.height / 2 - SPACE) / zoom, zoom };
        for (const title of titles) {
          const place = placeTitle(title, camera, whole);
          if (!place) continue;
          expect(place.y).toBeGreaterThanOrEqual(SPACE + title.y * zoom - 0.01);
          expect(place.y + place.height).toBeLessThanOrEqual(SPACE + (title.y + title.height) * zoom + 0.01);
        }
        expect(cards.every((card) => card.x + card.width <= width)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('names every group at the smallest zoom', () => {
    const { titles } = layOutWall(wallContent(everything), desktop);
    const camera = { x: 0, y: 0, zoom: zoomRange.least };
    expect(titles.every((title) => placeTitle(title, camera, view) !== null)).toBe(true);
  });

  it('moves no other column when a screen is unfolded or a group is folded', () => {
    const columnOf = (query: Partial<WallQuery>) =>
      layOutWall(wallContent({ ...everything, ...query }), desktop)
        .titles.filter(({ level }) => level === 1)
        .map(({ x }) => x);
    expect(columnOf({ unfolded: ['login-box/preLogin'] })).toEqual(columnOf({}));
    expect(columnOf({ folded: ['login-box/Sign in'] })).toEqual(columnOf({}));
  });

  it('shows only the title of a folded group', () => {
    const { cards, titles } = layOutWall(wallContent({ ...everything, folded: ['login-box/Sign in'] }), desktop);
    expect(cards.filter(({ group }) => group.id === 'login-box/Sign in')).toEqual([]);
    expect(titles.find(({ id }) => id === 'login-box/Sign in')).toMatchObject({ isFolded: true });
  });
});

describe('a title of the wall', () => {
  const layout = layOutWall(wallContent(everything), desktop);
  const group = layout.titles[1]!;

  it('sticks to the top while its cards are in view, and leaves with the last of them', () => {
    const camera = { x: group.x, y: group.y + group.height + 1_500, zoom: 0.5 };
    expect(placeTitle(group, camera, view)).toMatchObject({ y: 0, isStuck: true });
    expect(placeTitle(group, { ...camera, y: group.y }, view)?.isStuck).toBe(false);
    const atEnd = { ...camera, y: group.bottom + view.height - 10 };
    expect(placeTitle(group, atEnd, view)?.y).toBeLessThan(0);
  });

  it('sticks to the left while its cards are in view', () => {
    const camera = { x: group.x + 1_800, y: group.y, zoom: 0.5 };
    expect(placeTitle(group, camera, view)?.x).toBe(0);
  });
});

describe('the camera', () => {
  const layout = layOutWall(wallContent(everything), desktop);

  it('shows a whole box in the middle, at 100 % at most', () => {
    const camera = cameraOn({ x: 100, y: 200, width: 9_360, height: 100 }, view);
    expect(camera).toEqual({ x: 4_780, y: 250, zoom: 0.1 });
    expect(cameraOn({ x: 0, y: 0, width: 10, height: 10 }, view).zoom).toBe(1);
  });

  it('keeps its middle on the wall and its zoom in range', () => {
    expect(clampCamera({ x: -5, y: 9e9, zoom: 9 }, layout)).toEqual({ x: 0, y: layout.height, zoom: 2 });
  });

  it('moves as little as possible to bring a card into view', () => {
    fc.assert(
      fc.property(fc.constantFrom(...layout.cards), anyZoom, (card, zoom) => {
        const moved = cameraWith(card, { x: 0, y: 0, zoom }, view);
        expect(overlaps(card, boxInView(moved, view))).toBe(true);
        const again = cameraWith(card, moved, view);
        expect(again.x).toBeCloseTo(moved.x, 5);
        expect(again.y).toBeCloseTo(moved.y, 5);
      }),
    );
  });

  it('is read back from the address', () => {
    expect(readCamera(writeCamera({ x: 1_200.4, y: -3, zoom: 0.2354 }))).toEqual({ x: 1_200, y: -3, zoom: 0.235 });
    expect(readCamera('1,2,9999')).toMatchObject({ zoom: zoomRange.most });
    expect(readCamera('1,2')).toBeNull();
  });

  it('starts where the selected card is in view, below the title of its group', () => {
    const selected = selectedCard(layout, 'admin-portal/users', 'default')!;
    const seen = boxInView(startCamera(layout, selected, view), view);
    expect(selected.card.title).toBe('admin-portal/users/default');
    expect(overlaps(selected, seen)).toBe(true);
  });
});

describe('the selection', () => {
  const unfolded = layOutWall(wallContent({ ...everything, unfolded: ['admin-portal/users'] }), desktop);
  const layout = layOutWall(wallContent(everything), desktop);

  it('is the selected state, else its screen, else the first card', () => {
    expect(selectedCard(unfolded, 'admin-portal/users', 'empty')?.card.name).toBe('empty');
    expect(selectedCard(layout, 'admin-portal/users', 'empty')?.card.title).toBe('admin-portal/users/default');
    expect(selectedCard(layout, 'gone', 'default')).toBe(layout.cards[0]);
  });

  it('has the box of a screen, or of its title when it is unfolded', () => {
    expect(boxOf(layout, 'admin-portal/users')).toMatchObject({ width: desktop.width });
    const title = unfolded.titles.find(({ id }) => id === 'admin-portal/users')!;
    expect(boxOf(unfolded, 'admin-portal/users')).toMatchObject({ x: title.x, y: title.y, width: title.width });
  });

  it('adds and removes an id', () => {
    expect(toggleId('', 'a')).toBe('a');
    expect(toggleId('a,b', 'c')).toBe('a,b,c');
    expect(toggleId('a,b', 'a')).toBe('b');
  });
});

describe('the arrows of the wall', () => {
  // Two rows of three, and a third row with one card.
  const boxes = [0, 1, 2, 3, 4, 5, 6].map((index) => ({
    x: (index % 3) * 100,
    y: Math.floor(index / 3) * 80,
    width: 90,
    height: 70,
  }));

  it.each([
    [1, 'ArrowRight', 2],
    [4, 'ArrowLeft', 3],
    [0, 'ArrowLeft', 0],
    [6, 'ArrowDown', 6],
    [1, 'ArrowDown', 4],
    [5, 'ArrowDown', 6],
    [6, 'ArrowUp', 3],
    [1, 'ArrowUp', 1],
  ] as const)('lead from %i by %s to %i', (from, direction, to) => {
    expect(neighbourOf(boxes, from, direction)).toBe(to);
  });

  it('lead from every card to every other', () => {
    const { cards } = layOutWall(wallContent(everything), desktop);
    const reached = new Set<PlacedCard>([cards[0]!]);
    for (const card of reached) {
      for (const direction of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        reached.add(cards[neighbourOf(cards, cards.indexOf(card), direction)]!);
      }
    }
    expect(reached.size).toBe(cards.length);
  });
});
