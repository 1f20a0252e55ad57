import { vi } from 'vitest';

/** A file that the user has downloaded. */
export interface Download {
  file: Blob;
  name: string;
}

/** Collects the files that the user downloads from now on; jsdom saves none. For tests. */
export function collectDownloads(): Download[] {
  const downloads: Download[] = [];
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const file = files.at(-1);
    if (file) downloads.push({ file, name: this.download });
  });
  return downloads;
}
