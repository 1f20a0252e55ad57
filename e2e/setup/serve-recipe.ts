import { buildWorld, type WorldRecipe } from '@portico/fixtures';
import { type Connection, createWorld, type WorldReply, type WorldRequest } from '@portico/mock-backend';
import { startServer } from '@portico/mock-backend/node';

/**
 * Serves the world of a recipe over HTTP. The recipe's session belongs to its connection, whose cookie can't be passed
 * to a real browser, so the server answers through that connection.
 */
export async function serveRecipe(recipe: WorldRecipe) {
  const { world, connection } = buildWorld(recipe, createWorld);
  const server = await startServer({ world: { ...world, answer: (request) => answerThrough(connection, request) } });
  // The same site as the host's page, so that its cookies are sent.
  return { url: server.url.replace('127.0.0.1', 'localhost'), stop: server.stop };
}

async function answerThrough({ transport }: Connection, request: WorldRequest): Promise<WorldReply> {
  const { url, method, signal } = request;
  // Without the browser's own address, the world takes the one that it takes in a page.
  const { 'x-forwarded-for': _address, ...headers } = request.headers;
  const body = method === 'GET' ? null : new Uint8Array(request.body ?? []);
  const response = await transport(new Request(url, { method, headers, body, ...(signal && { signal }) }));
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: [],
    body: new Uint8Array(await response.arrayBuffer()),
  };
}
