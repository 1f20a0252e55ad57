import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readShareLink, writeShareLink } from './share-link';

const SHARE_LIMIT = 8_192;
const UNPACKED_LIMIT = 512 * 1024;

const page = 'https://studio.test/';

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

it('carries a design to another studio unchanged', async () => {
  const document = {
    name: 'Acme “Überlogin”',
    metadata: { themeV2: { palette: { primary: { main: '#ff0000' } } }, unknown: { kept: [1, null, 'ü'] } },
  };
  const link = await writeShareLink(page, '#screen=login-box/preLogin', document);
  expect(link).toMatch(/^https:\/\/studio\.test\/#screen=login-box\/preLogin&share=[\w-]+$/);
  expect(await readShareLink(new URL(link!).hash)).toEqual({ kind: 'shared', ...document });
});

it.each(['.', ',', ')', '>', '%3E', '”', '\u200b', '").'])(
  'opens a link that was copied with a trailing %j',
  async (tail) => {
    const document = { name: 'Acme', metadata: { themeV2: { palette: { primary: { main: '#ff0000' } } } } };
    const link = await writeShareLink(page, '', document);
    expect(await readShareLink(new URL(`${link}${tail}`).hash)).toEqual({ kind: 'shared', ...document });
  },
);

it('makes no link longer than the limit', async () => {
  const image = Buffer.from(Array.from({ length: SHARE_LIMIT }, (_, at) => (at * 7919 + ((at * at) % 251)) % 256));
  const metadata = { themeV2: { loginBox: { logo: { image: `data:image/png;base64,${image.toString('base64')}` } } } };
  expect(await writeShareLink(page, '', { name: 'Large', metadata })).toBeNull();
});

it('makes no link that would unpack to more than the limit', async () => {
  const metadata = { themeV2: { loginBox: { logo: { alt: 'A'.repeat(UNPACKED_LIMIT) } } } };
  expect(await writeShareLink(page, '', { name: 'Repeated', metadata })).toBeNull();
});

it('returns no design and no error for an address without a design', async () => {
  expect(await readShareLink('#screen=login-box/preLogin')).toEqual({ kind: 'none' });
});

it('refuses a link that unpacks to more than a design can have', async () => {
  const bomb = await packed(`{"v":1,"name":"x","metadata":{"a":"${'0'.repeat(UNPACKED_LIMIT)}"}}`);
  expect(await readShareLink(`#share=${bomb}`)).toMatchObject({ kind: 'broken' });
});

it.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['cut off', 'q1YqU7Iy'],
  ['bytes that are not packed', 'AAAA'],
])('refuses a link that holds %s', async (_, share) => {
  expect(await readShareLink(`#share=${encodeURIComponent(share)}`)).toMatchObject({ kind: 'broken' });
});

it.each([
  ['another version', '{"v":2,"name":"x","metadata":{}}'],
  ['no document', '{"v":1,"name":"x"}'],
  ['a list', '[]'],
  ['a wrong type', '{"v":1,"name":"x","metadata":{"themeV2":7}}'],
  [
    'a picture that runs',
    '{"v":1,"name":"x","metadata":{"themeV2":{"loginBox":{"logo":{"favicon":"javascript:alert(1)"}}}}}',
  ],
  ['a way into prototypes', '{"v":1,"name":"x","metadata":{"__proto__":{"polluted":true}}}'],
])('refuses a link that unpacks to %s', async (_, text) => {
  expect(await readShareLink(`#share=${await packed(text)}`)).toMatchObject({ kind: 'broken' });
  expect('polluted' in {}).toBe(false);
});

it('never throws, whatever the address contains', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 200 }), async (text) => {
      expect((await readShareLink(`#share=${encodeURIComponent(text)}`)).kind).toBe('broken');
    }),
    { numRuns: 50 },
  );
});
