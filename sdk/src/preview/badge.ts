import { createSheet } from '../ui/adopt-sheet';
import { make } from './make-element';
import type { PreviewWorld } from './messages-panel';

const TAG = 'portico-preview-badge';
const TEXT = 'Preview · simulated data';
const HINT = ': mails, text messages and codes';

const css = `
  :host { all: initial; position: fixed; inset-block-end: 12px; inset-inline-end: 12px; z-index: 2147483647;
    display: flex; flex-direction: column; align-items: flex-end; gap: 8px; pointer-events: none; }
  :host > * { pointer-events: auto; }
  button { font: inherit; color: inherit; cursor: pointer; }
  .badge { display: inline-flex; align-items: center; gap: 6px; min-block-size: 24px; padding: 4px 10px 4px 8px;
    border: 0; border-radius: 999px; background: #1f2430; color: #ffffff; font: 500 11px/16px system-ui, sans-serif;
    letter-spacing: 0.01em; box-shadow: 0 0 0 1px rgb(255 255 255 / 0.16), 0 1px 2px rgb(0 0 0 / 0.24); }
  .badge::before { content: ''; inline-size: 6px; block-size: 6px; border-radius: 50%; background: #f2b84b; }
  .hint { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap; }
  :focus-visible { outline: 2px solid #f2b84b; outline-offset: 2px; }
  @media print { :host { display: none; } }
`;

/** The worlds of the badge on the page; `null` while there is none. */
let shown: PreviewWorld[] | null = null;

/**
 * Shows a badge on the page that says that its data is simulated; a removed badge is added again. A press loads the
 * messages panel and shows the mails, text messages and codes of the world.
 *
 * @param reason Why the service worker does not run.
 */
export function showBadge(world: PreviewWorld, reason?: string): void {
  if (typeof document === 'undefined') return;
  shown ??= putOnPage(reason);
  if (!shown.some((known) => known.world === world.world)) shown.push(world);
}

function putOnPage(reason: string | undefined): PreviewWorld[] {
  const worlds: PreviewWorld[] = [];
  const element = makeBadge(worlds, reason);
  const { body } = document;
  const put = () => {
    if (element.parentNode !== body) body.append(element);
  };
  put();
  new MutationObserver(put).observe(body, { childList: true });
  return worlds;
}

function makeBadge(worlds: readonly PreviewWorld[], reason: string | undefined): HTMLElement {
  const element = document.createElement(TAG);
  element.setAttribute('role', 'note');
  // The badge is in English whatever the language of the page.
  element.setAttribute('lang', 'en');
  element.setAttribute('dir', 'ltr');
  // Modal dialogs ask for codes that are shown here, so they leave the badge usable, like notifications.
  element.setAttribute('data-react-aria-top-layer', 'true');
  const text = make('span', {}, reason ? `${TEXT} · answered in the page: ${reason}` : TEXT);
  const hint = make('span', { class: 'hint' }, HINT);
  const button = make('button', { type: 'button', class: 'badge', 'aria-expanded': 'false' }, text, hint);
  const root = element.attachShadow({ mode: 'open' });
  createSheet(css, root);
  root.append(button);
  // If the chunk can't be loaded, the next press tries again.
  button.addEventListener('click', () => void toggle(button, worlds).catch(() => undefined));
  return element;
}

async function toggle(button: HTMLButtonElement, worlds: readonly PreviewWorld[]): Promise<void> {
  const { togglePanel } = await import('./messages-panel');
  togglePanel(button, worlds);
}
