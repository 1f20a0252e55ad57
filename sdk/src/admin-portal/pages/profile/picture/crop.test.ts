import { expect, it } from 'vitest';
import { centred, dragged, squareOf } from './crop';

const landscape = { width: 400, height: 200 };

it('starts with the largest square in the middle', () => {
  expect(squareOf(landscape, centred)).toEqual({ left: 100, top: 0, side: 200 });
});

it('keeps less of the picture at a higher zoom', () => {
  expect(squareOf(landscape, { zoom: 2, x: 0, y: 1 })).toEqual({ left: 0, top: 100, side: 100 });
});

it('moves the picture with the pointer, and not beyond its edges', () => {
  expect(dragged(landscape, centred, { x: 0.25, y: 0.25 })).toEqual({ zoom: 1, x: 0.25, y: 0.5 });
  expect(dragged(landscape, centred, { x: -9, y: 0 }).x).toBe(1);
});
