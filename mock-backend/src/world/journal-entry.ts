import type { JournalEntry, WorldReply } from '../core/types';
import type { Passage } from './passage';
import { redact, redactSearch } from './redact';

/** An answer in the form that adapters send. */
export interface JournalAnswer {
  content: WorldReply['body'];
  /** Whether the content is the text of a JSON value; the journal shows any other content unchanged. */
  isJson: boolean;
}

/** The answer in the entry of a request that got none. */
export const NO_CONTENT: JournalAnswer = { content: null, isJson: false };

/**
 * Returns the function that writes the journal entry of a request when the journal is read. Until then it keeps the
 * text of the answer and not its objects: those of a thousand requests would keep the garbage collector busy.
 */
export function createEntry(
  { id, at, status }: { id: number; at: number; status: number },
  { request, match, fault, waitMs }: Passage,
  { content, isJson }: JournalAnswer,
): () => JournalEntry {
  const { method, path, body } = request;
  const { search } = request.url;
  const call = match.kind === 'found' ? match.route.path : null;
  const kind = fault?.kind;
  return () => ({
    id,
    at: new Date(at).toISOString(),
    method,
    path: path + redactSearch(new URLSearchParams(search)),
    call,
    status,
    ms: waitMs,
    ...(body !== undefined && { requestBody: redact(body instanceof FormData ? formNames(body) : body) }),
    ...(content !== null && { responseBody: redact(isJson ? JSON.parse(String(content)) : content) }),
    ...(kind && { fault: kind }),
  });
}

function formNames(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '[file]']));
}
