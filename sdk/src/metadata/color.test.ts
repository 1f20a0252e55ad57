import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAnyColor } from './any-color';
import { contrastRatio, darken, lighten, nearestPassing, readableOn, readColor } from './color';

const TEXT_CONTRAST = 4.5;

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('measures contrast as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#4f46e5', '#4f46e5')).toBe(1);
});

it('sees a see-through colour over what is behind it', () => {
  expect(contrastRatio('rgba(0, 0, 0, 0)', '#ffffff')).toBe(1);
});

it.each([
  ['#ABC', '#aabbcc'],
  ['tomato', '#ff6347'],
  ['rgb(79 70 229)', '#4f46e5'],
  ['hsl(0, 100%, 50%)', '#ff0000'],
  ['#4f46e580', 'rgba(79, 70, 229, 0.502)'],
  ['red; color: blue', undefined],
  ['url(x)', undefined],
  ['', undefined],
])('reads %j as %j', (text, written) => {
  expect(readAnyColor(text)).toBe(written);
});

it('shades towards white and black', () => {
  expect(lighten('#000000', 0.4)).toBe('#666666');
  expect(darken('#ffffff', 0.2)).toBe('#cccccc');
});

it('finds a colour that reads, for every pair', () => {
  fc.assert(
    fc.property(hex, hex, (color, against) => {
      expect(contrastRatio(nearestPassing(color, against, TEXT_CONTRAST), against)).toBeGreaterThanOrEqual(
        TEXT_CONTRAST,
      );
      expect(contrastRatio(readableOn(against, '#14141c'), against)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }),
  );
});

it('leaves a colour that reads as it is', () => {
  expect(nearestPassing('#4f46e5', '#ffffff', TEXT_CONTRAST)).toBe('#4f46e5');
});

it('gives the better of black and white when nothing reads on both', () => {
  expect(nearestPassing('#808080', ['#000000', '#ffffff'], 10)).toMatch(/^#(000000|ffffff)$/);
});

it('reads plain forms the same way with and without the larger reader', () => {
  const plain = fc.oneof(
    hex,
    fc
      .tuple(hex, fc.integer({ min: 0, max: 255 }))
      .map(([color, alpha]) => color + alpha.toString(16).padStart(2, '0')),
    fc.tuple(fc.nat(300), fc.nat(255), fc.nat(255)).map((parts) => `rgb(${parts.join(', ')})`),
    fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(100)).map(([r, g, b, a]) => `rgb(${r} ${g} ${b} / ${a}%)`),
  );
  fc.assert(
    fc.property(plain, (color) => {
      const written = readColor(color);
      expect(written).toMatch(/^(#[0-9a-f]{6}|rgba\(\d+, \d+, \d+, [\d.]+\))$/);
      expect(readAnyColor(color)).toBe(written);
      expect(readColor(written ?? '')).toBe(written);
    }),
  );
});
