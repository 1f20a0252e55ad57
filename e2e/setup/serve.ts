import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { dirname, extname, join, normalize, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

const root = resolve(import.meta.dirname, '../..');

/** The builds under test, each on its own port: same site, so cookies are sent; other origin, so CORS applies. */
const folders = {
  studio: 'studio/dist',
  spa: 'e2e/dist/spa',
  'spa-demo': 'e2e/dist/spa-demo',
  stage: 'e2e/dist/stage',
  parity: 'e2e/dist/parity',
  form: 'e2e/dist/form',
  world: 'e2e/dist/world',
  swift: 'e2e/dist/swift',
  'swift-themed': 'e2e/dist/swift-themed',
  plain: 'e2e/dist/plain',
  'plain-form': 'e2e/dist/plain-form',
  bookings: 'e2e/dist/bookings',
  'bookings-demo': 'e2e/dist/bookings-demo',
  stills: 'e2e/dist/stills',
  table: 'e2e/dist/table',
} as const;

export type SiteName = keyof typeof folders;

const names = Object.keys(folders) as SiteName[];
/** The first port. With other ports, two checkouts on one machine can run tests at the same time. */
const firstPort = Number(process.env.PORTICO_FIRST_PORT ?? 4400);

/** The address of a build. */
export function siteUrl(site: SiteName) {
  return `http://localhost:${portOf(site)}`;
}

/** The folder of a build. */
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

/** A site with the resources that its first page preloads by a `Link` header. */
export type LinksOfPages = Partial<Record<SiteName, string>>;

/**
 * Serves every build. An address without a file returns the first page, as for a single-page application.
 *
 * @throws An error that names the port if one of them is in use.
 */
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
  return new Promise<Server>((ready, fail) => {
    server.once('error', (error) => fail(explained(error, port)));
    server.listen(port, 'localhost', () => ready(server));
  });
}

/** Says how to go on if the port is in use, most often by the server of an earlier run. */
function explained(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  const find = process.platform === 'win32' ? `netstat -ano | findstr :${port}` : `lsof -i :${port}`;
  return new Error(
    `port ${port} is in use: end the process that \`${find}\` names, or set PORTICO_FIRST_PORT to the first of ${names.length} free ports.`,
  );
}

function isFile(path: string) {
  return existsSync(path) && statSync(path).isFile();
}

function firstPage(folder: string) {
  return ['index.html', 'demo.html'].map((name) => join(folder, name)).find(isFile);
}

/** Compresses text files, as servers do: sizes and times are measured on these builds. */
function send(response: ServerResponse, file: string | undefined, zipped: boolean) {
  if (!file) return answer(response, 404, 'not built; run npm run build');
  const type = types[extname(file)] ?? 'application/octet-stream';
  const zips = zipped && /text|json|svg/.test(type);
  // The names of built files contain a hash, so the browser may cache them, as from any server.
  const keeps = dirname(file).endsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-store';
  const headers = { 'content-type': type, 'cache-control': keeps, ...(zips && { 'content-encoding': 'gzip' }) };
  response.writeHead(200, headers);
  // Not `pipe`: a page that closes during the transfer would leave the file open.
  pipeline([createReadStream(file), ...(zips ? [createGzip()] : []), response], () => undefined);
}

function answer(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
}
