import { screens } from '@portico/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps } from '../camera';
import { wallContent } from '../wall-content';
import { layOutWall } from '../wall-layout';
import { canvasLimits, fittingScale, planPicture } from './picture-plan';
import { page, planSheet, room } from './sheet-plan';

const desktop = { width: 1024, height: 704 };
const phone = { width: 390, height: 844 };
const content = (show: 'defaults' | 'all') =>
  wallContent({ search: '', area: 'all', show, unfolded: [], folded: [], passes: () => true });
const wallOf = (show: 'defaults' | 'all', frame = desktop) => layOutWall(content(show), frame);
const anyFrame = fc.record({ width: fc.integer({ min: 240, max: 2560 }), height: fc.integer({ min: 240, max: 1440 }) });

describe('one picture', () => {
  it('has the wanted scale where a canvas permits it', () => {
    expect(planPicture(wallOf('defaults'), null, 0.5)).toMatchObject({ scale: 0.5, isReduced: false });
  });

  it('is scaled down to what a canvas permits', () => {
    const { box, scale, isReduced } = planPicture(wallOf('all'), null, 1);
    expect(isReduced).toBe(true);
    expect(Math.max(box.width, box.height) * scale).toBeCloseTo(canvasLimits.side, 3);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 200_000 }), (width, height) => {
        const fitting = fittingScale({ width, height }, 1);
        expect(Math.floor(width * fitting) * Math.floor(height * fitting)).toBeLessThanOrEqual(canvasLimits.area);
        expect(Math.floor(Math.max(width, height) * fitting)).toBeLessThanOrEqual(canvasLimits.side);
      }),
    );
  });

  it('shows one card without the titles around it', () => {
    const wall = wallOf('defaults');
    const card = wall.cards[3]!;
    const plan = planPicture(wall, card, 1);
    expect(plan).toMatchObject({ cards: [card], titles: [], scale: 1 });
    expect(plan.box.x).toBeLessThan(card.x);
    expect(plan.box.width).toBeGreaterThan(card.width);
  });
});

describe('the pages of a sheet', () => {
  it('show every card once, in order, by group', () => {
    const { cards } = wallOf('defaults');
    const pages = planSheet(cards, desktop);
    expect(pages.flatMap(({ cells }) => cells.map(({ card }) => card))).toEqual(cards);
    expect(cards).toHaveLength(screens.length);
    for (const { title, cells } of pages) expect(cells.every(({ card }) => card.group.title === title)).toBe(true);
  });

  it('hold six wide cards, or three high ones', () => {
    const most = (frame: typeof desktop) =>
      Math.max(...planSheet(wallOf('defaults', frame).cards, frame).map(({ cells }) => cells.length));
    expect([most(desktop), most(phone)]).toEqual([6, 3]);
  });

  it('keep their cards apart, in their shape and inside the margins, for any device', () => {
    fc.assert(
      fc.property(anyFrame, (frame) => {
        for (const { cells } of planSheet(wallOf('defaults', frame).cards, frame)) {
          for (const [index, cell] of cells.entries()) {
            expect(cell.width / cell.height).toBeCloseTo(frame.width / frame.height, 5);
            expect(cell.x + cell.width).toBeLessThanOrEqual(page.width - room.margin + 0.01);
            expect(cell.y + cell.height + room.caption).toBeLessThanOrEqual(page.height - room.margin);
            expect(cells.slice(index + 1).some((other) => overlaps(cell, other))).toBe(false);
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});
