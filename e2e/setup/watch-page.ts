import type { Page, Request } from '@playwright/test';

/** Errors of a page that the assertions of a test do not see. */
export interface PageWatch {
  /** Errors in the console and uncaught ones, and requests that left this machine; empty when all is well. */
  problems(): string[];
  /** Allows lines that a test provokes, such as the log of an injected error. */
  allow(pattern: RegExp): void;
  forget(): void;
  /** What a user would see and wait for now, for the report of a failed test. */
  account(): Promise<string>;
}

/** A frame without scripts refuses those that the tests add to each frame. */
const blockedInFrame = /^Blocked script execution in 'about:srcdoc'/;

/** Listens from now on. Leaves out the console line of a refused call, which the browser writes and not the SDK. */
export function watchPage(page: Page): PageWatch {
  let problems: string[] = [];
  const allowed: RegExp[] = [];
  const calls = new Map<Request, string>();
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const isOfBrowser = message.text().startsWith('Failed to load resource') || blockedInFrame.test(message.text());
    if (message.type() === 'error' && !isOfBrowser) problems.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => calls.set(request, request.failure()?.errorText ?? 'failed'));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('request', (request) => {
    calls.set(request, 'no answer');
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1')
      problems.push(`left the machine: ${request.url()}`);
  });
  return {
    problems: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    allow: (pattern) => allowed.push(pattern),
    forget: () => {
      problems = [];
    },
    async account() {
      const shown = page.isClosed() ? 'closed' : await page.locator('body').ariaSnapshot();
      const open = [...calls].map(([request, state]) => `${state}: ${request.method()} ${request.url()}`);
      return [page.url(), shown, ...open, ...problems].join('\n');
    },
  };
}
