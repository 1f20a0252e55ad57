import type { PortalMetadata } from '@portico/sdk/metadata';
import { expect, it } from 'vitest';
import { refusedPicture, remotePictures, withoutPictures } from './pictures';

const page = new URL('http://localhost:5173/#screen=login-box/preLogin');

const withLogo = (image: string): PortalMetadata => ({ themeV2: { loginBox: { logo: { image } } } });

it.each([
  ['a logo', withLogo('https://cdn.acme.test/logo.png'), 'https://cdn.acme.test/logo.png'],
  ['an address without a scheme', withLogo('//cdn.acme.test/logo.png'), 'http://cdn.acme.test/logo.png'],
  ['a backslash', withLogo('/\\cdn.acme.test/logo.png'), 'http://cdn.acme.test/logo.png'],
  ['a tab in the address', withLogo('ht\ttps://cdn.acme.test/logo.png'), 'https://cdn.acme.test/logo.png'],
  ['another port', withLogo('http://localhost:8000/logo.png'), 'http://localhost:8000/logo.png'],
  [
    'a background among gradients',
    {
      themeV2: {
        loginBox: { rootStyle: { backgroundImage: 'linear-gradient(red, blue), URL( "https://a.test/b.png")' } },
      },
    },
    'https://a.test/b.png',
  ],
  ...['\u00a0', '\ufeff'].map((space): [string, PortalMetadata, string] => [
    `an address after the space U+${space.charCodeAt(0).toString(16)}`,
    { themeV2: { loginBox: { rootStyle: { backgroundImage: `url("${space}https://a.test/b.png")` } } } },
    'https://a.test/b.png',
  ]),
  [
    'the older theme',
    { theme: { any: [{ background: "url('https://a.test/b.png')" }] } } as PortalMetadata,
    'https://a.test/b.png',
  ],
])('finds %s', (_, metadata, address) => {
  expect(remotePictures(metadata, page)).toEqual([address]);
  const without = withoutPictures(metadata, [address], page);
  expect(remotePictures(without, page)).toEqual([]);
});

it.each([
  ['/logo.svg'],
  ['./logo.svg'],
  ['data:image/png;base64,AAAA'],
  ['blob:http://localhost:5173/1'],
  ['http://localhost:5173/logo.png'],
  ['Acme'],
])('does not ask about pictures of the page itself: %s', (image) => {
  expect(remotePictures(withLogo(image), page)).toEqual([]);
  expect(refusedPicture(withLogo(image))).toBeNull();
});

it('does not ask about an address of fonts, which is not loaded', () => {
  const externalAssets = { fontCdnUrl: 'https://fonts.test/inter.css' };
  expect(remotePictures({ themeV2: { externalAssets, loginBox: { externalAssets } } }, page)).toEqual([]);
});

it('removes the values with these addresses, and nothing else', () => {
  const metadata: PortalMetadata = {
    themeV2: { loginBox: { logo: { image: 'https://a.test/a.png', alt: 'Acme', favicon: 'https://b.test/b.png' } } },
    localizations: { en: { title: 'https://a.test/a.png' } },
  };
  expect(withoutPictures(metadata, ['https://a.test/a.png'], page)).toEqual({
    themeV2: { loginBox: { logo: { alt: 'Acme', favicon: 'https://b.test/b.png' } } },
    localizations: { en: { title: 'https://a.test/a.png' } },
  });
});

it.each([
  ['javascript:alert(1)', 'javascript'],
  [' java\nscript:alert(1)', 'javascript'],
  ['file:///etc/passwd', 'file'],
  ['ftp://a.test/logo.png', 'ftp'],
])('refuses %s as a picture', (image, scheme) => {
  expect(refusedPicture(withLogo(image))).toBe(
    `themeV2.loginBox.logo.image: a picture can't be loaded from a ${scheme}: address.`,
  );
});

it('refuses such an address inside CSS', () => {
  const metadata = { themeV2: { loginBox: { rootStyle: { backgroundImage: 'url(file:///etc/passwd)' } } } };
  expect(refusedPicture(metadata)).toContain('file:');
});

it('treats a sentence with a colon as a text', () => {
  expect(refusedPicture({ themeV2: { loginBox: { boxFooter: 'Note: ours' } } })).toBeNull();
  expect(refusedPicture(withLogo('Acme: the best'))).toBeNull();
});
