import type { ErrorCode } from '@portico/sdk/contract';
import type { Context } from './context';
import type { HandlerReply } from './handler-context';
import { Refusal } from './refusal';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** These pages load nothing from other origins, run no script and can't be framed. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

const STYLE = `
  :root {
    color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif;
    --page: light-dark(#f6f6f9, #121217); --card: light-dark(#fff, #1b1b22); --line: light-dark(#e2e2ea, #34343f);
    --text: light-dark(#18181d, #f3f3f7); --quiet: light-dark(#5c5c6b, #a9a9b8); --hover: light-dark(#f3f3f8, #26262f);
    --accent: light-dark(#4f46e5, #8b85ff); --on-accent: light-dark(#fff, #121217); --badge: light-dark(#ecebfd, #2b2950);
    --border: light-dark(#85859a, #77778a);
  }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem .75rem; background: var(--page); color: var(--text) }
  main { width: min(26rem, 100%); padding: clamp(1.25rem, 6vw, 2rem); border: 1px solid var(--line); border-radius: 14px; background: var(--card); box-shadow: 0 12px 32px #1818300f }
  h1 { margin: 0 0 .375rem; font-size: 1.375rem; line-height: 1.25; letter-spacing: -.01em; overflow-wrap: anywhere }
  p { margin: 0; color: var(--quiet); overflow-wrap: anywhere }
  a { color: var(--accent) }
  form { display: grid; gap: .875rem; margin-block-start: 1.25rem }
  label { display: grid; gap: .25rem; font-weight: 500 }
  button, input, select { font: inherit; color: inherit; padding: .5625rem .75rem; border: 1px solid var(--border); border-radius: 8px; background: var(--card) }
  input[type=checkbox] { width: 1rem; height: 1rem; margin: 0; accent-color: var(--accent) }
  label:has([type=checkbox]) { display: flex; gap: .5rem; align-items: center; font-weight: 400 }
  button { cursor: pointer; font-weight: 500; border-color: var(--line) }
  button:hover { background: var(--hover) }
  button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
  button.main:hover { filter: brightness(1.08) }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  .accounts { display: grid; overflow: hidden; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 10px }
  .accounts button { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 .75rem; align-items: center; border: 0; border-radius: 0; text-align: start; overflow-wrap: anywhere }
  .accounts button + button { border-block-start: 1px solid var(--line) }
  .accounts button:focus-visible { outline-offset: -3px }
  .accounts i { grid-row: span 2; display: grid; place-items: center; width: 2.25rem; height: 2.25rem; border-radius: 50%; background: var(--badge); color: var(--accent); font-style: normal; font-weight: 600 }
  small { color: var(--quiet); font-weight: 400; font-size: .8125rem }
  fieldset { display: grid; gap: .625rem; margin: 0; padding: .875rem; border: 1px solid var(--line); border-radius: 10px }
  legend { padding-inline: .375rem; color: var(--quiet); font-size: .8125rem }
  .choices { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem }
`;

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A page of the service itself; `title` is text, `content` is HTML. */
export function htmlPage(
  context: Context,
  status: number,
  title: string,
  content: string,
  headers: Readonly<Record<string, string>> = {},
): HandlerReply {
  const name = escapeHtml(title);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>`;
  const body = `<!doctype html><html lang="en"><head>${head}<style>${STYLE}</style></head><body><main><h1>${name}</h1>${content}</main></body></html>`;
  const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
  return context.reply(status, body, { headers: { ...type, ...headers } });
}

/** Redirects the browser; `address` may be a path of the service. */
export function sendTo(context: Context, address: string, cookies: readonly string[] = []): HandlerReply {
  return context.reply(302, undefined, { headers: { location: address }, cookies });
}

/** Refuses a request: with a page for browsers, with the usual error body for programs. */
export function refuseWithPage(context: Context, status: number, code: ErrorCode, message: string): never {
  const forPeople = context.request.headers.accept?.includes('text/html');
  throw new Refusal(
    forPeople
      ? htmlPage(context, status, 'This does not work', `<p>${escapeHtml(message)}</p>`)
      : context.fail(status, code, message),
  );
}
