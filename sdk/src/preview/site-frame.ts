import { createSheet } from '../ui/adopt-sheet';

const TAG = 'portico-preview-site';

const css = `
  :host { all: initial; }
  dialog { box-sizing: border-box; inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none;
    margin: 0; padding: 0; border: 0; background: #ffffff; }
  iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; }
`;

/** Blocks all scripts: the pages of a world have none, and a user's name could contain one. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`;

/** A page of the world, as it came from an address. */
export interface Site {
  page: string;
  address: string;
}

/**
 * Shows a page of another site over the host's, without its scripts. When the user submits a form or follows a link, the
 * page closes and `goOn` is called with the request. When `over` is aborted, the page closes and `goOn` is not called.
 * Returns a function that closes the page, and returns whether it was still shown.
 */
export function showSite({ page, address }: Site, goOn: (request: Request) => void, over: AbortSignal): () => boolean {
  const element = document.createElement(TAG);
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  const close = () => {
    if (!element.isConnected) return false;
    over.removeEventListener('abort', close);
    // The focus goes back to the host's page first: with the frame it would be lost.
    dialog.close();
    window.focus();
    element.remove();
    return true;
  };
  const leaveFor = (request: Request) => {
    close();
    goOn(request);
  };
  over.addEventListener('abort', close);
  frame.srcdoc = page.replace('<head>', `<head>${POLICY}`);
  frame.addEventListener('load', () => listen(frame, address, leaveFor));
  // Escape must not close it: the host's page has already left.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.append(frame);
  const root = element.attachShadow({ mode: 'open' });
  createSheet(css, root);
  root.append(dialog);
  document.body.append(element);
  dialog.showModal();
  return close;
}

/** Intercepts the forms and links of the frame. */
function listen(frame: HTMLIFrameElement, address: string, leaveFor: (request: Request) => void): void {
  const site = frame.contentDocument;
  frame.title = site?.title ?? '';
  if (site) adoptStyles(site);
  site?.addEventListener('submit', (event) => {
    event.preventDefault();
    leaveFor(sent(event, address));
  });
  site?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    leaveFor(new Request(new URL(link.getAttribute('href') ?? '', address)));
  });
  frame.focus();
}

/** A frame inherits the host's content security policy, which may block `<style>`, but never a constructed stylesheet. */
function adoptStyles(site: Document): void {
  for (const { textContent } of site.querySelectorAll('style')) createSheet(textContent, site);
}

/** A form of the pages of a world is posted, to the address of its page unless it names another. */
function sent(event: SubmitEvent, address: string): Request {
  const form = event.target as HTMLFormElement;
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  const button = event.submitter as HTMLButtonElement | null;
  if (button?.name) fields.push([button.name, button.value]);
  const url = new URL(form.getAttribute('action') ?? address, address);
  return new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
}
