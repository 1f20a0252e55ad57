import { asApiError } from './response-error';

/**
 * Reads a response of one JSON object a line, as the lines arrive. Other lines are ignored.
 *
 * @throws {ApiError} if the connection breaks or the request is aborted.
 */
export async function* readJsonLines<Line extends object>({ body }: Response): AsyncGenerator<Partial<Line>> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    while (reader) {
      const { done, value } = await reader.read();
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      yield* lines.flatMap((line) => parseObject<Line>(line));
      if (done) return;
    }
  } catch (thrown) {
    throw asApiError(thrown, true);
  } finally {
    // Without this, a listener who stops would leave the connection open. A broken one is closed already.
    await reader?.cancel().catch(() => undefined);
  }
}

function parseObject<Line extends object>(text: string): Partial<Line>[] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? [value as Partial<Line>] : [];
  } catch {
    return [];
  }
}
