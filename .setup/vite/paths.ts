import { resolve } from 'node:path';

/** The folder of the project. */
export const root = resolve(import.meta.dirname, '../..');

/** The full path of a file of the project. */
export const at = (path: string): string => resolve(root, path);
