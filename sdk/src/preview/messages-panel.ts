import type { World } from '@portico/mock-backend';
import { createSheet } from '../ui/adopt-sheet';
import { dnsForm } from './dns-form';
import { make } from './make-element';

/** A world and the navigation of its host's page. */
export interface PreviewWorld {
  world: World;
  /** Navigates to a path of the host without a page load, which would lose the world. */
  open: (place: string) => unknown;
}

/** What is shown of each kind, the newest first; the world keeps them all. */
const SHOWN = 5;
/** The codes of an authenticator change without an event of the world. */
const REFRESH_MS = 1_000;

const css = `
  .panel { box-sizing: border-box; inline-size: min(360px, 100cqi - 24px); max-block-size: min(480px, 70cqb);
    overflow: auto; padding: 12px 16px 16px; border-radius: 8px; background: #ffffff; color: #1f2430;
    font: 400 13px/20px system-ui, sans-serif; box-shadow: 0 0 0 1px rgb(31 36 48 / 0.16), 0 8px 24px rgb(0 0 0 / 0.24); }
  h2, h3, p, ul { margin: 0; padding: 0; }
  h2 { font-size: 14px; }
  h3 { margin-block-start: 12px; font-size: 12px; color: #5b6472; }
  li { display: block; margin-block-start: 6px; overflow-wrap: anywhere; }
  li > span { display: block; white-space: pre-line; }
  .head { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
  .head button, li button, form button { min-block-size: 24px; padding: 2px 8px; border: 1px solid #8a93a3; border-radius: 6px;
    background: #ffffff; }
  label { display: block; margin-block: 6px; }
  input { box-sizing: border-box; display: block; inline-size: 100%; min-block-size: 28px; padding: 2px 8px; font: inherit;
    color: inherit; border: 1px solid #8a93a3; border-radius: 6px; background: #ffffff; }
  code { font: 600 15px/20px ui-monospace, monospace; user-select: all; }
  .whose { color: #5b6472; }
`;

const openPanels = new WeakMap<HTMLButtonElement, () => void>();

/**
 * Shows the newest mails and text messages of the worlds, the codes of their authenticator apps, and a form for their DNS,
 * next to a button; a second press hides them. The panel follows the worlds while it is shown. It leaves the page usable:
 * a code is read here and typed there.
 */
export function togglePanel(button: HTMLButtonElement, worlds: readonly PreviewWorld[]): void {
  const close = openPanels.get(button);
  if (close) close();
  else openPanels.set(button, showPanel(button, worlds));
}

function showPanel(button: HTMLButtonElement, worlds: readonly PreviewWorld[]): () => void {
  const root = button.getRootNode() as ShadowRoot;
  const lists = make('div');
  const closer = make('button', { type: 'button' }, 'Close');
  const heading = make('h2', {}, 'Mails, messages, codes');
  const panel = make(
    'section',
    { class: 'panel', role: 'dialog', 'aria-label': 'Mails, text messages and codes', tabindex: '-1' },
    make('div', { class: 'head' }, heading, closer),
    lists,
    dnsForm(worlds),
  );
  const sheet = createSheet(css, root);
  const closing = worlds.map(({ world, open }) => ({ world, open: (place: string) => [close(), open(place)] }));
  const draw = () => redraw(lists, closing);
  const subscriptions = worlds.map(({ world }) => world.subscribe(draw));
  const timer = setInterval(draw, REFRESH_MS);

  function close(): void {
    clearInterval(timer);
    for (const unsubscribe of subscriptions) unsubscribe();
    openPanels.delete(button);
    button.setAttribute('aria-expanded', 'false');
    if (panel.contains(root.activeElement)) button.focus();
    panel.remove();
    sheet.remove();
  }

  closer.addEventListener('click', close);
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  draw();
  button.before(panel);
  button.setAttribute('aria-expanded', 'true');
  panel.focus();
  return close;
}

/** Renders only lists that have changed, so that a selection stays; a focused button keeps the focus. */
function redraw(lists: HTMLElement, worlds: readonly PreviewWorld[]): void {
  const next = make('div', {}, ...worlds.flatMap(sectionsOf));
  if (next.innerHTML === lists.innerHTML) return;
  const focused = nameOfFocused(lists);
  lists.replaceChildren(...next.childNodes);
  buttonsIn(lists)
    .find((button) => button.ariaLabel === focused)
    ?.focus();
}

function nameOfFocused(lists: HTMLElement): string | undefined {
  const { activeElement } = lists.getRootNode() as ShadowRoot;
  return buttonsIn(lists).find((button) => button === activeElement)?.ariaLabel ?? undefined;
}

function buttonsIn(lists: HTMLElement): HTMLButtonElement[] {
  return [...lists.querySelectorAll('button')];
}

function sectionsOf({ world, open }: PreviewWorld): HTMLElement[] {
  const codes = world.authenticator.accounts();
  const messages = world.phone.list().slice(0, SHOWN);
  const mails = world.inbox.list().slice(0, SHOWN);
  return [
    section(
      'Mails',
      mails.map(({ to, subject, text, link }) => [
        whose(to),
        make('strong', {}, subject),
        make('span', {}, text),
        ...(link ? [opener(link, subject, open)] : []),
      ]),
    ),
    section(
      'Text messages',
      messages.map(({ to, text }) => [whose(to), make('span', {}, text)]),
    ),
    section(
      'Authenticator app',
      codes.map(({ email, code }) => [whose(email), make('code', {}, code)]),
    ),
  ];
}

function section(title: string, entries: readonly HTMLElement[][]): HTMLElement {
  const items = entries.map((parts) => make('li', {}, ...parts));
  const content = items.length > 0 ? make('ul', { role: 'list' }, ...items) : make('p', {}, 'None yet.');
  return make('div', {}, make('h3', {}, title), content);
}

function whose(address: string): HTMLElement {
  return make('span', { class: 'whose' }, address);
}

function opener(link: string, subject: string, open: PreviewWorld['open']): HTMLElement {
  const button = make('button', { type: 'button', 'aria-label': `Open the link: ${subject}` }, 'Open the link');
  button.addEventListener('click', () => open(link));
  return button;
}
