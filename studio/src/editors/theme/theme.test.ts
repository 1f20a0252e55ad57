import { expect, it } from 'vitest';
import { readBackground, writeBackground } from './background';
import { readPicture } from './picture';

const PICTURE_LIMIT = 256 * 1024;

it.each([
  ['', { kind: 'plain' }],
  ['none', { kind: 'plain' }],
  [
    'linear-gradient(135deg, #7a1fe0 0%, rgb(1, 2, 3) 100%)',
    { kind: 'gradient', angle: 135, from: '#7a1fe0', to: 'rgb(1, 2, 3)' },
  ],
  ['url("data:image/png;base64,iVBORw0=")', { kind: 'picture', address: 'data:image/png;base64,iVBORw0=' }],
  ['radial-gradient(red, blue)', { kind: 'other', css: 'radial-gradient(red, blue)' }],
] as const)('reads the background %j', (css, background) => {
  expect(readBackground(css)).toEqual(background);
});

it('reads back every background it writes', () => {
  const gradient = { kind: 'gradient', angle: 90, from: '#ffffff', to: '#000000' } as const;
  expect(readBackground(writeBackground(gradient))).toEqual(gradient);
});

it('leaves a gradient of three colours to the code editor', () => {
  expect(readBackground('linear-gradient(1deg, red, green, blue)').kind).toBe('other');
});

const isIntact = async () => true;
const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 19.0.0, SVG Export Plug-In -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<!-- a comment --><svg xmlns="http://www.w3.org/2000/svg" xmlns:i="&ns_ai;"/>`;

it.each([
  ['logo.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]), 'data:image/png;base64,'],
  ['logo.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'data:image/jpeg;base64,'],
  ['logo.svg', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'data:image/svg+xml;base64,'],
  ['illustrator.svg', illustrator, 'data:image/svg+xml;base64,'],
])('accepts the picture %s by its content', async (name, content, start) => {
  const read = await readPicture(new File([content], name), isIntact);
  expect(read.ok && read.address).toContain(start);
});

it.each([
  ['page.png', '<!doctype html><script>alert(1)</script>'],
  ['photo.gif', 'GIF89a'],
  ['huge.png', '\u0089PNG'.padEnd(PICTURE_LIMIT + 1)],
  ['comments.svg', '<!---->'.repeat(2_000)],
])('refuses %s with a reason that names it', async (name, content) => {
  const read = await readPicture(new File([content], name), isIntact);
  expect(!read.ok && read.reason).toContain(name);
});

it('refuses a folder, which the browser cannot read', async () => {
  const folder = new File([], 'logos');
  folder.arrayBuffer = () => Promise.reject(new DOMException('A requested file could not be found.', 'NotFoundError'));
  expect(await readPicture(folder, isIntact)).toEqual({ ok: false, reason: expect.stringMatching(/^logos cannot be/) });
});
