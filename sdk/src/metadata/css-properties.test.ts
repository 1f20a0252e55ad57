// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageAddress } from './css-image';
import { properties, readDeclaration } from './css-properties';

const written = (property: string, value: unknown) => readDeclaration(property, value)?.value;

it.each([
  ['padding', '10px 20px', '10px 20px'],
  ['padding', 12, '12px'],
  ['padding', 0, '0'],
  ['borderRadius', '50%', '50%'],
  ['width', 'calc(100% - 2 * 8px)', 'calc(100% - 2 * 8px)'],
  ['width', 'min(100%, calc(20rem + 1px))', 'min(100%, calc(20rem + 1px))'],
  ['width', 'clamp(10rem, 50% + 2 * 8PX, max(20rem, 40vw))', 'clamp(10rem, 50% + 2 * 8px, max(20rem, 40vw))'],
  ['color', 'Tomato', '#ff6347'],
  ['color', 'RED !important', '#ff0000'],
  ['backgroundColor', 'transparent', 'transparent'],
  ['border', '1px solid rgba(0,0,0,.1)', '1px solid rgba(0, 0, 0, 0.1)'],
  ['border', 'solid #ccc', 'solid #cccccc'],
  ['boxShadow', '0 1px 2px #0003, inset 0 0 0 1px red', '0 1px 2px rgba(0, 0, 0, 0.2), inset 0 0 0 1px #ff0000'],
  ['background', 'linear-gradient(135deg, #fff 0%, tomato 100%)', 'linear-gradient(135deg, #ffffff 0%, #ff6347 100%)'],
  [
    'backgroundImage',
    'radial-gradient(circle at center, red, blue)',
    'radial-gradient(circle at center, #ff0000, #0000ff)',
  ],
  ['backgroundImage', 'url("https://cdn.test/a b.png")', 'url("https://cdn.test/a%20b.png")'],
  ['backgroundImage', 'url(/logo.svg)', 'url("/logo.svg")'],
  ['fontFamily', "Inter, 'Open Sans', -apple-system, sans-serif", 'Inter, "Open Sans", -apple-system, sans-serif'],
  ['fontWeight', 600, '600'],
  ['lineHeight', 1.5, '1.5'],
  ['opacity', 0.5, '0.5'],
  ['textDecoration', 'underline dotted red', 'underline dotted #ff0000'],
  ['transition', 'background-color 120ms ease-out', 'background-color 120ms ease-out'],
  ['backdropFilter', 'blur(8px)', 'blur(8px)'],
  ['position', 'relative', 'relative'],
])('writes %s: %j as %j', (property, value, expected) => {
  expect(written(property, value)).toBe(expected);
});

/** Values from known attacks that break out of a style, send requests or cover the page. */
const hostile = [
  'red; background: url(//evil.test)',
  'red} * {display: none',
  'red</style><script>alert(1)</script>',
  'red/**/; }',
  '/*',
  'url(//evil.test/x.png)',
  'url(http://evil.test/x.png)',
  'url("javascript:alert(1)")',
  'url(data:text/html,<script>alert(1)</script>)',
  'url(\\2f\\2f evil.test)',
  'url(/\\evil.test/x.png)',
  'url("a.png") , url("//evil.test")',
  'url("https://a.test/x.png"); color: red',
  'image-set("https://evil.test/x.png" 1x)',
  '-webkit-image-set(url(x))',
  'expression(alert(1))',
  '-moz-binding: url(x)',
  '@import "https://evil.test/x.css"',
  'var(--secret)',
  'env(safe-area-inset-top)',
  'attr(value url)',
  'element(#password)',
  'calc(1px; color: red)',
  'calc(100% - url(x))',
  'linear-gradient(red, url(//evil.test))',
  'linear-gradient(red, blue); }',
  '"\n} body { display: none } "',
  'Inter", serif; } x { y: "',
  '\\72 ed',
  'rgb(0 0 0 / 1)}',
  '1px\u0000;',
  '!important',
  '',
];

it.each(hostile)('refuses %j for every property', (value) => {
  const taken = Object.keys(properties).filter((property) => readDeclaration(property, value) !== undefined);
  expect(taken).toEqual([]);
});

it.each([
  ['position', 'fixed'],
  ['position', 'absolute'],
  ['position', 'sticky'],
  ['zIndex', 9],
  ['inset', 0],
  ['top', 0],
  ['content', '"x"'],
  ['behavior', 'url(x)'],
  ['--portico-primary', 'red'],
  ['__proto__', 'red'],
  ['constructor', 'red'],
  ['color: red; background', 'blue'],
  ['display', 'run-in'],
  ['transform', 'scale(100)'],
  ['width', Number.NaN],
  ['width', Number.POSITIVE_INFINITY],
  ['width', { value: 1 }],
  ['width', 'calc( )'],
  ['width', 'calc(1px +)'],
  ['width', 'calc(1px 2px)'],
  ['width', 'min(1px, )'],
])('does not know %s: %j', (property, value) => {
  expect(readDeclaration(property, value)).toBeUndefined();
});

describe('pictures', () => {
  it.each([
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'https://cdn.test/logo.png?x=1',
    '/assets/logo.svg',
    './logo.svg',
  ])('may come from %s', (address) => {
    expect(imageAddress(address)).toBeDefined();
  });

  it.each([
    'http://cdn.test/logo.png',
    '//cdn.test/logo.png',
    'javascript:alert(1)',
    'data:text/html;base64,PGI+',
    'data:image/tiff;base64,AA==',
    'file:///etc/passwd',
    'blob:https://x.test/1',
    'ftp://x.test/a.png',
    `data:image/png;base64,${'A'.repeat(1024 * 1024)}`,
  ])('may not come from %.40s', (address) => {
    expect(imageAddress(address)).toBeUndefined();
  });

  it('cannot end the quotes of their address', () => {
    expect(written('backgroundImage', 'url("https://a.test/\\");x")')?.split('"')).toHaveLength(3);
    expect(imageAddress('data:image/svg+xml,<svg xmlns="x" onload=\'y\'>()')).not.toMatch(/["'()\\<>\s]/);
  });
});

const names = Object.keys(properties);
const fragments = fc.constantFrom(
  'red',
  '#fff',
  '1px',
  '50%',
  'solid',
  'url(',
  ')',
  '"',
  "'",
  ';',
  '}',
  '{',
  '/*',
  '*/',
  '\\',
  '@import',
  ',',
  ' ',
  'calc(',
  'linear-gradient(',
  'https://a.test/x',
  'data:image/png;base64,AA',
  '<',
  '\n',
  '!important',
  'to right',
  '90deg',
  'inset',
);
const nasty = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.array(fragments, { maxLength: 12 }).map((parts) => parts.join('')),
);

it('writes nothing that reads as more than one declaration', () => {
  const style = document.createElement('style');
  document.head.append(style);
  fc.assert(
    fc.property(fc.constantFrom(...names), nasty, (property, value) => {
      const read = readDeclaration(property, value);
      if (!read) return;
      expect(read.value).not.toMatch(/[;{}\\@\n]|\/\*|<\/|expression|javascript/i);
      style.textContent = `a{${read.name}:${read.value}}b{color:red}`;
      const rules = [...(style.sheet?.cssRules ?? [])] as CSSStyleRule[];
      expect(rules.map((rule) => rule.selectorText)).toEqual(['a', 'b']);
    }),
    { numRuns: 3000 },
  );
});

it('writes what it wrote the same way again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), nasty, (property, value) => {
      const read = readDeclaration(property, value);
      if (read) expect(written(property, read.value)).toBe(read.value);
    }),
    { numRuns: 3000 },
  );
});
