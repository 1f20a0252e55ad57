import type { PrerenderedScreenSettings } from './screen-settings';

/** Defined by the inline script, around this one. */
declare const prerenderedScreenSettings: PrerenderedScreenSettings;

declare global {
  interface Window {
    /** Settles when the prerendered screen has been painted; the host's script waits for it. */
    porticoScreenPainted?: Promise<void>;
  }
}

/** The screen on the page until the login box takes its place. */
interface PrerenderedScreen {
  place: HTMLElement;
  root: HTMLElement;
  field: HTMLInputElement | null;
  language: string;
  isPressed: boolean;
  /** A composition or a press is in progress: replacing the field or button would cancel it. */
  isInUse: boolean;
  /** Its appearance before the SDK's own style sheets load, which apply to it as well. */
  appearance: string;
  /** Removes it from the page. */
  remove(): void;
}

/**
 * Shows the first screen of the login page while the host's script loads. The login box then replaces it and takes over
 * what the user has typed and pressed. If the login box has another appearance, this prerendered screen is not shown to
 * that browser again.
 */
function showPrerenderedScreen(given: PrerenderedScreenSettings): void {
  const isStale = attempt(() => localStorage.getItem(given.staleHashKey)) === given.hash;
  if (!isLoginPage(given) || isStale || !('adoptedStyleSheets' in document)) return;
  const prerendered = draw(given);
  const stopListening = reportScriptFailure(given, prerendered);
  queueSubmit(given, prerendered);
  window.porticoScreenPainted = painted(given, prerendered);

  const watch = new MutationObserver(removeOnceReplaced);
  watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-concealed'] });
  const gone = new AbortController();
  trackUse(prerendered, gone.signal, removeOnceReplaced);

  function removeOnceReplaced() {
    const shown = [...document.querySelectorAll<HTMLElement>('.portico-root:not([data-concealed])')];
    const box = shown.find((root) => root !== prerendered.root);
    if (gone.signal.aborted || prerendered.isInUse || !(box || !isLoginPage(given))) return;
    gone.abort();
    watch.disconnect();
    stopListening();
    handOver(given, prerendered, box);
  }
}

/** Tracks compositions (IME) and presses; calls `ended` after each. */
function trackUse(prerendered: PrerenderedScreen, signal: AbortSignal, ended: () => void): void {
  const hold = () => {
    prerendered.isInUse = true;
  };
  // The click comes after the pointer is up.
  const release = () =>
    setTimeout(() => {
      prerendered.isInUse = false;
      ended();
    });
  for (const begin of ['compositionstart', 'pointerdown']) prerendered.place.addEventListener(begin, hold, { signal });
  for (const end of ['compositionend', 'pointerup', 'pointercancel']) addEventListener(end, release, { signal });
}

/** Returns `undefined` if `work` throws: the browser may block storage. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function isLoginPage({ behindHash, path }: PrerenderedScreenSettings): boolean {
  const address = (behindHash ? location.hash.slice(1).split('?')[0] : location.pathname) ?? '';
  return address.replace(/(?<=.)\/$/, '') === path;
}

/** The prerendered language that matches a language tag: `de` for `de-AT`; an empty text if none does. */
function prerenderedLanguage(given: PrerenderedScreenSettings, wish: string): string {
  return given.screens[wish] || !wish ? wish : prerenderedLanguage(given, wish.split('-').slice(0, -1).join('-'));
}

function draw(given: PrerenderedScreenSettings): PrerenderedScreen {
  const isOnly = Object.keys(given.screens).length === 1;
  const wish = isOnly ? undefined : navigator.languages.find((tag) => prerenderedLanguage(given, tag));
  const language = prerenderedLanguage(given, wish ?? given.fallback);
  const place = document.createElement('div');
  // At the place of the login box, without height, so that the login box does not move.
  place.style.cssText = 'position:relative;block-size:0;z-index:2147483647';
  place.innerHTML = given.screens[language] ?? '';
  const root = place.firstElementChild as HTMLElement;
  root.lang = wish ?? given.fallback;
  if (given.followsScheme && matchMedia('(prefers-color-scheme: dark)').matches) root.dataset.porticoScheme = 'dark';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(given.css);
  document.adoptedStyleSheets.push(sheet);
  document.body.prepend(place);
  const field = place.querySelector('input');
  if (field) field.value = attempt(() => sessionStorage.getItem(given.typedKey)) ?? '';
  attempt(() => sessionStorage.removeItem(given.typedKey));
  if (document.hasFocus() || top === window) field?.focus({ preventScroll: true });
  const remove = () => {
    place.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  return { place, root, field, language, isPressed: false, isInUse: false, appearance: '', remove };
}

/** Shows an early press as pending; the login box submits the form when it takes over. */
function queueSubmit({ spinner }: PrerenderedScreenSettings, prerendered: PrerenderedScreen): void {
  prerendered.place.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = prerendered.place.querySelector<HTMLElement>('[type=submit]');
    if (prerendered.isPressed || !button) return;
    prerendered.isPressed = true;
    button.dataset.pending = 'true';
    button.ariaDisabled = 'true';
    button.insertAdjacentHTML('beforeend', spinner);
  });
}

/** Shows a message if the host's script fails to load. Returns how to stop listening. */
function reportScriptFailure(
  { failures, typedKey }: PrerenderedScreenSettings,
  { place, field, language }: PrerenderedScreen,
): () => void {
  const stop = () => removeEventListener('error', showMessage, true);
  function showMessage({ target }: Event) {
    if (!(target instanceof HTMLScriptElement && target.type === 'module')) return;
    stop();
    const button = place.querySelector<HTMLElement>('[data-pending]');
    button?.removeAttribute('data-pending');
    button?.lastElementChild?.remove();
    place.querySelector('form')?.insertAdjacentHTML('afterbegin', failures[language] ?? '');
    place.querySelector('[role=alert] button')?.addEventListener('click', () => {
      attempt(() => sessionStorage.setItem(typedKey, field?.value ?? ''));
      location.reload();
    });
  }
  addEventListener('error', showMessage, true);
  return stop;
}

/**
 * Settles after the first paint, because a cached script would run before it. Hidden pages paint nothing, so it settles
 * after `patience` at the latest.
 */
function painted({ patience }: PrerenderedScreenSettings, prerendered: PrerenderedScreen): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      if (prerendered.place.isConnected && !prerendered.isPressed)
        prerendered.appearance ||= appearanceOf(prerendered.root);
      resolve();
    };
    if (!document.hidden) requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, patience);
  });
}

/** Moves the typed text, the focus and the press to the login box, if it shows the same field. */
function handOver(
  given: PrerenderedScreenSettings,
  prerendered: PrerenderedScreen,
  box: HTMLElement | undefined,
): void {
  const { field, appearance, isPressed } = prerendered;
  const next = field && box?.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
  if (box && next && !isPressed && appearance && appearanceOf(box) !== appearance) {
    attempt(() => localStorage.setItem(given.staleHashKey, given.hash));
  }
  if (next && field.value) {
    // By the element's own setter: React ignores the input event of a value set through its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(next, field.value);
    next.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (prerendered.place.contains(document.activeElement)) next?.focus({ preventScroll: true });
  prerendered.remove();
  if (isPressed) next?.form?.requestSubmit();
}

/** The texts and styles whose change the user would see. */
function appearanceOf(root: HTMLElement): string {
  const parts = ['h1', '.portico-message', '[type=submit]', '.portico-box', '.portico-page'];
  const appearance = parts.map((name) => {
    const part = root.querySelector(name);
    if (!part) return name;
    const { color, backgroundColor, fontFamily, borderRadius } = getComputedStyle(part);
    const text = part.childElementCount === 0 && part.textContent;
    return [text, color, backgroundColor, fontFamily, borderRadius, part.getAttribute('data-layout')];
  });
  return JSON.stringify(appearance);
}

showPrerenderedScreen(prerenderedScreenSettings);
