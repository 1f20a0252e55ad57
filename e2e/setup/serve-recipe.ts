import { buildWorld, type WorldRecipe } from '@portico/fixtures';
import { type Connection, createWorld, type WorldReply, type WorldRequest } from '@portico/mock-backend';
import { startServer } from '@portico/mock-backend/node';

/**
 * Serves the world of a recipe over HTTP. The session that a recipe begins with belongs to a browser, and a real one
 * cannot be handed its cookie: so the server answers through the recipe's own connection, which keeps it.
 */
export async function serveRecipe(recipe: WorldRecipe) {
  const { world, connection } = buildWorld(recipe, createWorld);
  const server = await startServer({ world: { ...world, answer: (request) => answerThrough(connection, request) } });
  // Of the same site as the host's page, so that nothing about its calls is special.
  return { url: server.url.replace('127.0.0.1', 'localhost'), stop: server.stop };
}

async function answerThrough({ transport }: Connection, request: WorldRequest): Promise<WorldReply> {
  const { url, method, headers, signal } = request;
  const body = method === 'GET' ? null : new Uint8Array(request.body ?? []);
  const response = await transport(new Request(url, { method, headers, body, ...(signal && { signal }) }));
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: [],
    body: new Uint8Array(await response.arrayBuffer()),
  };
}
