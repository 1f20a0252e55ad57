import { readFile } from 'node:fs/promises';
import type { BrowserContext, ConsoleMessage, Download, Frame, Page, Request, WebError } from '@playwright/test';
import { DEMO_PASSWORD } from '@portico/mock-backend';
import { isAllowed, type Surface } from './allowed';
import { type ReadableText, readPage } from './read-page';
import { createSecrets, type Secrets } from './secrets';

/** Secrets that pages put where a script, another site or a user could read them. */
export interface LeakWatch {
  /** Listens to every page of a browser from now on. What one browser leaks may be the secret of another. */
  listen(context: BrowserContext): Promise<void>;
  /** Allows lines that a test causes, such as by opening an address with a code itself. */
  allow(pattern: RegExp): void;
  /** Reads every place once more. Returns one line for each leak. */
  find(): Promise<string[]>;
  /** Stops listening, so that a context can serve another test. */
  stop(): void;
}

/** Parameters of an address with a code that another site has issued. */
const CODES = ['code', 'id_token'];
const VERIFIER = /code_verifier(?:_pkce)?"?[=:]"?([\w~.-]{43,})/g;

/** What was seen until now. */
interface Seen {
  secrets: Secrets;
  texts: ReadableText[];
  /** Texts that a page or a file is still being read for. */
  reading: Promise<ReadableText[]>[];
}

/** Reads storage at each navigation, and databases only in `find()`. */
export function watchLeaks(): LeakWatch {
  const seen: Seen = { secrets: createSecrets(), texts: [], reading: [] };
  seen.secrets.add('password', DEMO_PASSWORD);
  const stops = new Map<BrowserContext, () => void>();
  const allowed: RegExp[] = [];
  return {
    listen: async (context) => void stops.set(context, await listenTo(context, seen)),
    allow: (pattern) => void allowed.push(pattern),
    async find() {
      for (const context of stops.keys()) await readAll(context, seen);
      const texts = [...seen.texts, ...(await Promise.all(seen.reading)).flat()];
      const leaks = new Set(texts.flatMap((text) => leaksIn(text, seen.secrets)));
      return [...leaks].filter((leak) => !allowed.some((pattern) => pattern.test(leak)));
    },
    stop() {
      for (const stop of stops.values()) stop();
      stops.clear();
    },
  };
}

/** Notes what the pages of a context do from now on, until the result is called. */
async function listenTo(context: BrowserContext, seen: Seen): Promise<() => void> {
  const add = (surface: Surface, at: string, text: string) => seen.texts.push({ surface, at, text });
  const onConsole = (message: ConsoleMessage) => add('console', message.type(), message.text());
  const onError = (error: WebError) => add('console', 'error', `${error.error().message} ${error.error().stack}`);
  const onDownload = (download: Download) => seen.reading.push(readDownload(download));
  const onRequest = (request: Request) => noteRequest(request, seen);
  const onNavigated = (frame: Frame) => noteAddress(frame, seen);
  await sendNotes(context, (kind, text) => {
    if (kind === 'clipboard') add('clipboard', 'copied text', text);
    else seen.secrets.add(kind, text);
  });
  context.on('console', onConsole).on('weberror', onError).on('download', onDownload);
  context.on('request', onRequest).on('framenavigated', onNavigated);
  return () => {
    context.off('console', onConsole).off('weberror', onError).off('download', onDownload);
    context.off('request', onRequest).off('framenavigated', onNavigated);
  };
}

/** The latest receiver of each context. A context that many tests share gets its scripts once. */
const receivers = new WeakMap<BrowserContext, (kind: Note, text: string) => void>();

/** Lets the pages of a context report what the user types into secret fields, and what they copy. */
async function sendNotes(context: BrowserContext, receive: (kind: Note, text: string) => void) {
  const isPrepared = receivers.has(context);
  receivers.set(context, receive);
  if (isPrepared) return;
  await context.exposeBinding('porticoTestNote', (_, kind: Note, text: string) => receivers.get(context)?.(kind, text));
  await context.addInitScript(noteTyped);
}

function noteRequest(request: Request, { secrets, texts }: Seen) {
  const { referer } = request.headers();
  if (referer && new URL(referer).origin !== new URL(request.url()).origin)
    texts.push({ surface: 'referrer', at: request.url(), text: referer });
  const sent = `${request.url()} ${request.postData() ?? ''}`;
  for (const [, verifier = ''] of sent.matchAll(VERIFIER)) secrets.add('verifier', verifier);
}

function noteAddress(frame: Frame, { secrets, texts, reading }: Seen) {
  if (!frame.url().startsWith('http')) return;
  const { pathname, searchParams } = new URL(frame.url());
  for (const name of CODES) secrets.add('authorization code', searchParams.get(name) ?? '');
  texts.push({ surface: 'address', at: pathname, text: frame.url() });
  reading.push(readFrame(frame, false));
}

/** A frame that has gone on has its storage read at its next address. */
const readFrame = (frame: Frame, databases: boolean) => frame.evaluate(readPage, databases).catch(() => []);

/** Reads what the pages of a context hold at the end. */
async function readAll(context: BrowserContext, { secrets, texts, reading }: Seen) {
  for (const page of context.pages()) {
    reading.push(...page.frames().map((frame) => readFrame(frame, true)));
    for (const text of await historyOf(page)) texts.push({ surface: 'address', at: 'history', text });
  }
  for (const { name, value } of await context.cookies())
    if (name.startsWith('fe_refresh')) secrets.add('refresh token', value);
}

/** One line for each secret that the specification does not put there. */
function leaksIn({ surface, at, text }: ReadableText, secrets: Secrets): string[] {
  const leaked = secrets.findIn(text).filter(({ kind }) => !isAllowed(kind, surface, at));
  return leaked.map(({ kind, value }) => `${kind} in ${surface} (${at}): ${value.slice(0, 12)}…`);
}

/** The addresses that the page's Back and Forward lead to. */
async function historyOf(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  const { entries } = await devTools.send('Page.getNavigationHistory');
  await devTools.detach();
  return entries.map(({ url }) => url);
}

/** The downloaded file; nothing if it was cancelled. */
async function readDownload(download: Download): Promise<ReadableText[]> {
  const path = await download.path().catch(() => null);
  return path ? [{ surface: 'download', at: download.suggestedFilename(), text: await readFile(path, 'utf8') }] : [];
}

/** What a page reports: a secret that the user typed, or a text that was copied. */
type Note = 'password' | 'one-time code' | 'clipboard';

declare global {
  interface Window {
    porticoTestNote(kind: Note, text: string): void;
  }
}

/** Notes what the user types into secret fields, and what the page copies; runs in the page. */
function noteTyped() {
  const note = ({ target }: Pick<Event, 'target'>) => {
    const fields = target instanceof HTMLFormElement ? [...target.elements] : [target];
    for (const field of fields) {
      if (!(field instanceof HTMLInputElement)) continue;
      const isCode = field.autocomplete === 'one-time-code';
      if (isCode || /password/.test(`${field.type} ${field.autocomplete}`))
        window.porticoTestNote(isCode ? 'one-time code' : 'password', field.value);
    }
  };
  const noteCode = ({ target }: Event) => {
    // Its last digit sends it, so no `change` follows. The beginnings of a password are no secrets.
    if (target instanceof HTMLInputElement && target.autocomplete === 'one-time-code') note({ target });
  };
  document.addEventListener('input', noteCode, true);
  document.addEventListener('change', note, true);
  document.addEventListener('submit', note, true);
  const { writeText } = globalThis.Clipboard?.prototype ?? {};
  if (writeText)
    Clipboard.prototype.writeText = function copied(this: Clipboard, text: string) {
      window.porticoTestNote('clipboard', text);
      return writeText.call(this, text);
    };
}
