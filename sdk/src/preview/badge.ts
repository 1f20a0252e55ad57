import { createSheet } from '../ui/adopt-sheet';

const TAG = 'portico-preview-badge';
const TEXT = 'Preview · simulated data';

const css = `
  :host { all: initial; position: fixed; inset-block-end: 12px; inset-inline-end: 12px; z-index: 2147483647;
    pointer-events: none; }
  span { display: inline-flex; align-items: center; gap: 6px; padding: 4px 10px 4px 8px; border-radius: 999px;
    background: #1f2430; color: #ffffff; font: 500 11px/16px system-ui, sans-serif; letter-spacing: 0.01em;
    box-shadow: 0 0 0 1px rgb(255 255 255 / 0.16), 0 1px 2px rgb(0 0 0 / 0.24); }
  span::before { content: ''; inline-size: 6px; block-size: 6px; border-radius: 50%; background: #f2b84b; }
  @media print { :host { display: none; } }
`;

let badge: HTMLElement | null = null;

/**
 * Says on the page, for as long as it lives, that its data is simulated; whoever takes the badge away gets it back.
 * `reason` tells why the service worker does not serve.
 */
export function showBadge(reason?: string): void {
  if (typeof document === 'undefined' || badge) return;
  const element = makeBadge(reason);
  badge = element;
  const { body } = document;
  const put = () => {
    if (element.parentNode !== body) body.append(element);
  };
  put();
  new MutationObserver(put).observe(body, { childList: true });
}

function makeBadge(reason: string | undefined): HTMLElement {
  const element = document.createElement(TAG);
  element.setAttribute('role', 'note');
  const text = document.createElement('span');
  text.textContent = reason ? `${TEXT} · answered in the page: ${reason}` : TEXT;
  const root = element.attachShadow({ mode: 'open' });
  createSheet(css, root);
  root.append(text);
  return element;
}
