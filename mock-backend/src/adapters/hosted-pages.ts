import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';

/** Path below which the hosted login page and the other hosted pages are served (sign-in spec §2). */
const PAGES_PATH = '/account';

/** Next to the bundle of a published package; below the package's folder when its sources run. */
const builtFolders = [join(import.meta.dirname, 'hosted'), join(import.meta.dirname, '../../dist/hosted')];

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Scripts are the page's own; a theme that a vendor publishes may name pictures and fonts of other sites. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src * data: blob:',
  'font-src * data:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A file of the hosted pages, ready to send. */
export interface HostedFile {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** Whether a path is one of the hosted pages or of their files. */
export function isHostedPath(path: string): boolean {
  return path === PAGES_PATH || path.startsWith(`${PAGES_PATH}/`);
}

/**
 * A file of a built login page; for a path without a file name, its `index.html`.
 *
 * @param folder Default: the page in this package.
 */
export async function readHostedFile(path: string, folder = builtFolders.find(existsSync)): Promise<HostedFile> {
  if (folder === undefined) return notBuilt();
  const root = resolve(folder);
  const file = resolve(root, `.${decode(path.slice(PAGES_PATH.length))}`);
  const isInside = file.startsWith(join(root, '/'));
  const named = isInside && types[extname(file)] ? await readFile(file).catch(() => undefined) : undefined;
  if (named) return send(named, file);
  if (extname(path) !== '')
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'There is no such file.' };
  const first = join(root, 'index.html');
  return readFile(first).then((page) => send(page, first), notBuilt);
}

function send(body: Buffer, file: string): HostedFile {
  const type = types[extname(file)] ?? 'application/octet-stream';
  // The names of built files contain a hash, so they never change; `index.html` has the names of the current ones.
  const keeps = extname(file) === '.html' ? 'no-store' : 'public, max-age=31536000, immutable';
  const headers = { 'content-type': type, 'cache-control': keeps, 'content-security-policy': POLICY };
  return { status: 200, headers: { ...headers, 'x-content-type-options': 'nosniff' }, body };
}

function notBuilt(): HostedFile {
  const body =
    'The hosted login page has not been built. Run "npm run build", or name a folder with a page of your own.';
  return { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
