import { expect, it } from 'vitest';
import { isInForeignFrame } from './foreign-frame';

type Frame = { parent: Frame; location: { href: string } };

/** A page of the same origin, in a frame or at the top. */
function ownPage(parent?: Frame): Frame {
  const frame = { location: { href: 'https://app.test/' } } as Frame;
  frame.parent = parent ?? frame;
  return frame;
}

/** A page of another origin, which throws when its address is read. */
function foreignPage(parent?: Frame): Frame {
  const frame = {
    get location(): never {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  } as unknown as Frame;
  frame.parent = parent ?? frame;
  return frame;
}

it.each<[string, Frame, boolean]>([
  ['at the top', ownPage(), false],
  ['in a frame of its own origin', ownPage(ownPage()), false],
  ['in frames of its own origin', ownPage(ownPage(ownPage())), false],
  ['in a frame of another origin', ownPage(foreignPage()), true],
  ['in its own frame that another origin holds', ownPage(ownPage(foreignPage())), true],
  ['in a frame of another origin that its own holds', ownPage(foreignPage(ownPage())), true],
])('recognizes a page %s', (_, page, isForeign) => {
  expect(isInForeignFrame(page as unknown as Window)).toBe(isForeign);
});

it('reports no frame on a server', () => {
  expect(isInForeignFrame(undefined)).toBe(false);
});
