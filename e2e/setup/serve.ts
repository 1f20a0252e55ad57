import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { dirname, extname, join, normalize, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

const root = resolve(import.meta.dirname, '../..');

/** The builds under test, each on a port of its own: same site, so cookies travel; other origin, so CORS is real. */
const folders = {
  studio: 'studio/dist',
  spa: 'e2e/dist/spa',
  'spa-demo': 'e2e/dist/spa-demo',
  stage: 'e2e/dist/stage',
  parity: 'e2e/dist/parity',
  form: 'e2e/dist/form',
  world: 'e2e/dist/world',
  swift: 'e2e/dist/swift',
  'swift-own': 'e2e/dist/swift-own',
  plain: 'e2e/dist/plain',
  'plain-form': 'e2e/dist/plain-form',
  bookings: 'e2e/dist/bookings',
  'bookings-demo': 'e2e/dist/bookings-demo',
} as const;

export type SiteName = keyof typeof folders;

const names = Object.keys(folders) as SiteName[];
/** Two checkouts on one machine test side by side when each has ports of its own. */
const firstPort = Number(process.env.PORTICO_FIRST_PORT ?? 4400);

/** Where a build is served. */
export function siteUrl(site: SiteName) {
  return `http://localhost:${portOf(site)}`;
}

/** Where a build lies. */
export function folderOf(site: SiteName) {
  return join(root, folders[site]);
}

function portOf(site: SiteName) {
  return firstPort + names.indexOf(site);
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

/** A site with what its first page names in a `Link` header, for the browser to fetch while it reads the page. */
export type LinksOfPages = Partial<Record<SiteName, string>>;

/** Serves every build; an address without a file is the site's first page, as a single-page application wants. */
export async function serveBuilds(sites = names, links: LinksOfPages = {}) {
  const serve = (site: SiteName) => serveFolder(folderOf(site), portOf(site), links[site]);
  const servers = await Promise.all(sites.map(serve));
  return () => {
    for (const server of servers) server.close();
  };
}

function serveFolder(folder: string, port: number, link?: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    if (link && !isFile(file)) response.setHeader('link', link);
    const zipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    return send(response, isFile(file) ? file : firstPage(folder), zipped);
  });
  return new Promise<Server>((ready) => server.listen(port, 'localhost', () => ready(server)));
}

function isFile(path: string) {
  return existsSync(path) && statSync(path).isFile();
}

function firstPage(folder: string) {
  return ['index.html', 'demo.html'].map((name) => join(folder, name)).find(isFile);
}

/** Texts travel compressed, as from any server: what a page weighs and how long it takes is measured on these builds. */
function send(response: ServerResponse, file: string | undefined, zipped: boolean) {
  if (!file) return answer(response, 404, 'not built; run npm run build');
  const type = types[extname(file)] ?? 'application/octet-stream';
  const zips = zipped && /text|json|svg/.test(type);
  // Built files carry a hash in their names: a browser keeps them, as from any server.
  const keeps = dirname(file).endsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-store';
  const headers = { 'content-type': type, 'cache-control': keeps, ...(zips && { 'content-encoding': 'gzip' }) };
  response.writeHead(200, headers);
  // Not `pipe`: a page that closes on the way would leave the file open.
  pipeline([createReadStream(file), ...(zips ? [createGzip()] : []), response], () => undefined);
}

function answer(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
}
