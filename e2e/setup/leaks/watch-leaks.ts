import { readFile } from 'node:fs/promises';
import type { Download, Frame, Page, Request } from '@playwright/test';
import { DEMO_PASSWORD } from '@portico/mock-backend';
import { isAllowed, type Surface } from './allowed';
import { type ReadableText, readPage } from './read-page';
import { createSecrets } from './secrets';

/** Secrets that a page put where a script, another site or a user could read them. */
export interface LeakWatch {
  /** Reads every place once more. Returns one line for each leak. */
  find(): Promise<string[]>;
}

/** Parameters of an address with a code that another site has issued. */
const CODES = ['code', 'id_token'];
const VERIFIER = /code_verifier(?:_pkce)?"?[=:]"?([\w~.-]{43,})/g;

/** Listens from now on; reads storage at each navigation, and databases only in `find()`. */
export async function watchLeaks(page: Page): Promise<LeakWatch> {
  const secrets = createSecrets();
  secrets.add('password', DEMO_PASSWORD);
  const texts: ReadableText[] = [];
  const reading: Promise<unknown>[] = [];
  const downloads: Download[] = [];
  const add = (surface: Surface, at: string, text: string) => texts.push({ surface, at, text });

  await page.exposeBinding('porticoTestNote', (_, kind: 'password' | 'one-time code' | 'clipboard', text: string) => {
    if (kind === 'clipboard') add('clipboard', 'copied text', text);
    else secrets.add(kind, text);
  });
  await page.addInitScript(noteTyped);
  page.on('console', (message) => add('console', message.type(), message.text()));
  page.on('pageerror', (error) => add('console', 'error', `${error.message} ${error.stack}`));
  page.on('download', (download) => downloads.push(download));
  page.on('request', (request) => noteRequest(request));
  page.on('framenavigated', (frame) => noteAddress(frame));

  function noteRequest(request: Request) {
    const { referer } = request.headers();
    if (referer && new URL(referer).origin !== new URL(request.url()).origin) add('referrer', request.url(), referer);
    for (const [, verifier = ''] of (request.postData() ?? '').matchAll(VERIFIER)) secrets.add('verifier', verifier);
  }

  function noteAddress(frame: Frame) {
    if (!frame.url().startsWith('http')) return;
    const { pathname, searchParams } = new URL(frame.url());
    for (const name of CODES) secrets.add('authorization code', searchParams.get(name) ?? '');
    add('address', pathname, frame.url());
    reading.push(read(frame, false));
  }

  async function read(frame: Frame, databases: boolean) {
    // A frame that has gone on has its storage read at its next address.
    texts.push(...(await frame.evaluate(readPage, databases).catch(() => [])));
  }

  return {
    async find() {
      if (!page.isClosed()) {
        reading.push(...page.frames().map((frame) => read(frame, true)));
        for (const address of await historyOf(page)) add('address', 'history', address);
      }
      await Promise.all(reading);
      for (const { name, value } of await page
        .context()
        .cookies()
        .catch(() => []))
        if (name.startsWith('fe_refresh')) secrets.add('refresh token', value);
      for (const download of downloads) add('download', download.suggestedFilename(), await downloadText(download));
      const leaks = texts.flatMap(({ surface, at, text }) =>
        secrets
          .findIn(text)
          .filter(({ kind }) => !isAllowed(kind, surface, at))
          .map(({ kind, value }) => `${kind} in ${surface} (${at}): ${value.slice(0, 12)}…`),
      );
      return [...new Set(leaks)];
    },
  };
}

/** The addresses that the page's Back and Forward lead to. */
async function historyOf(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  const { entries } = await devTools.send('Page.getNavigationHistory');
  await devTools.detach();
  return entries.map(({ url }) => url);
}

/** The downloaded file as text; empty if it was cancelled. */
const downloadText = async (download: Download) => {
  const path = await download.path().catch(() => null);
  return path ? readFile(path, 'utf8') : '';
};

declare global {
  interface Window {
    porticoTestNote(kind: 'password' | 'one-time code' | 'clipboard', text: string): void;
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
