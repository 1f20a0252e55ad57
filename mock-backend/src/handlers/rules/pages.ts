import type { ErrorCode } from '@portico/sdk/contract';
import { type HandlerReply, Refusal } from '../route';
import type { Context } from './context';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Nothing of these pages comes from elsewhere, none runs a script, and no other page shows them inside of itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center }
  main { box-sizing: border-box; width: min(26rem, 100vw); padding: 1.5rem }
  h1 { font-size: 1.25rem }
  form { display: grid; gap: .5rem; margin-block: 1rem }
  label { display: grid; gap: .25rem }
  button, input { font: inherit; padding: .625rem .75rem; border: 1px solid GrayText; border-radius: .375rem; text-align: start }
  button { cursor: pointer }
  small { display: block }
`;

/** Text as it stands in a page, whatever it holds. */
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

/** Sends the browser elsewhere; `address` may be a path of the service. */
export function sendTo(context: Context, address: string, cookies: readonly string[] = []): HandlerReply {
  return context.reply(302, undefined, { headers: { location: address }, cookies });
}

/** Says no to whoever asks: a page for people, the usual body for programs. */
export function refuseVisit(context: Context, status: number, code: ErrorCode, message: string): never {
  const forPeople = context.request.headers.accept?.includes('text/html');
  throw new Refusal(
    forPeople
      ? htmlPage(context, status, 'This does not work', `<p>${escapeHtml(message)}</p>`)
      : context.fail(status, code, message),
  );
}
