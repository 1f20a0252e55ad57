// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { download } from './download';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('leaves a browser time to read the file, and then forgets it', () => {
  vi.useFakeTimers();
  // The page of the tests can't download.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const addresses = new Set<string>();
  const createObjectURL = () => {
    addresses.add('blob:1');
    return 'blob:1';
  };
  vi.stubGlobal('URL', { createObjectURL, revokeObjectURL: (address: string) => addresses.delete(address) });
  download(new Blob(['codes']), 'recovery-codes.txt');
  vi.advanceTimersByTime(10_000);
  expect(addresses.size).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(addresses.size).toBe(0);
});
