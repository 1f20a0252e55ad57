import { expect, it } from 'vitest';
import { isNewPicture, pictureBlob, readPicture } from './picture';

const MAX_PICTURE_BYTES = 1_048_576;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const file = (bytes: readonly number[], size = bytes.length) => {
  const content = new Uint8Array(size);
  content.set(bytes);
  return new File([content], 'me.png', { type: 'image/png' });
};

it.each([
  ['image/png', PNG],
  ['image/jpeg', JPEG],
])('reads %s by its first bytes', async (type, bytes) => {
  expect(await readPicture(file(bytes))).toEqual({ dataUrl: expect.stringMatching(`^data:${type};base64,`) });
});

it('refuses other files, even if their name has a picture’s extension', async () => {
  expect(await readPicture(file([0x47, 0x49, 0x46, 0x38]))).toEqual({ problem: 'wrongType' });
  expect(await readPicture(new File(['<svg/>'], 'me.png', { type: 'image/png' }))).toEqual({ problem: 'wrongType' });
  expect(await readPicture(file([]))).toEqual({ problem: 'wrongType' });
});

it('accepts at most one megabyte', async () => {
  expect(await readPicture(file(PNG, MAX_PICTURE_BYTES))).toHaveProperty('dataUrl');
  expect(await readPicture(file(PNG, MAX_PICTURE_BYTES + 1))).toEqual({ problem: 'tooLarge' });
});

it('reports a file that cannot be read', async () => {
  const gone = { size: 3, arrayBuffer: () => Promise.reject(new Error('gone')) };
  expect(await readPicture(gone as unknown as Blob)).toEqual({ problem: 'unreadable' });
});

it('returns the bytes unchanged', async () => {
  const read = await readPicture(file(PNG));
  if (!('dataUrl' in read)) throw new Error('not read');
  const blob = pictureBlob(read.dataUrl);
  expect(blob.type).toBe('image/png');
  expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual(PNG);
});

it('treats only another base64 picture as new', () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo=';
  expect(isNewPicture(picture, null)).toBe(true);
  expect(isNewPicture(picture, picture)).toBe(false);
  expect(isNewPicture('https://example.test/a.png', null)).toBe(false);
  expect(isNewPicture('data:text/html;base64,PGI+', null)).toBe(false);
});
