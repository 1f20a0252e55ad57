import type { PrerenderedScreenSettings } from './screen-settings';

/** Defined by the inline script, around this one. */
declare const prerenderedScreenSettings: PrerenderedScreenSettings;

declare global {
  interface Window {
    /** Settles when the screen that stands in has been painted; the host's script begins after it. */
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
  /** In the middle of a word that is being composed, or of a press: neither survives another field, or another button. */
  isHeld: boolean;
  /** How it looked before the kit's own sheets came, which hold for it as well. */
  appearance: string;
  /** Takes it off the page. */
  remove(): void;
}

/**
 * Shows the first screen of the login page while the host's script loads. The login box then replaces it and takes over what
 * the user has typed and pressed. If the login box looks different, this prerendered screen is not shown to that browser again.
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
  trackHolds(prerendered, gone.signal, removeOnceReplaced);

  function removeOnceReplaced() {
    const shown = [...document.querySelectorAll<HTMLElement>('.portico-root:not([data-concealed])')];
    const box = shown.find((root) => root !== prerendered.root);
    if (gone.signal.aborted || prerendered.isHeld || !(box || !isLoginPage(given))) return;
    gone.abort();
    watch.disconnect();
    stopListening();
    handOver(given, prerendered, box);
  }
}

/** Notes words that are being composed, and presses; says when one has come to its end. */
function trackHolds(prerendered: PrerenderedScreen, signal: AbortSignal, ended: () => void): void {
  const hold = () => {
    prerendered.isHeld = true;
  };
  // The click comes after the pointer is up.
  const letGo = () =>
    setTimeout(() => {
      prerendered.isHeld = false;
      ended();
    });
  for (const begin of ['compositionstart', 'pointerdown']) prerendered.place.addEventListener(begin, hold, { signal });
  for (const end of ['compositionend', 'pointerup', 'pointercancel']) addEventListener(end, letGo, { signal });
}

/** Storage may be forbidden. */
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
  // Where the kit's own will stand, without moving it.
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
  return { place, root, field, language, isPressed: false, isHeld: false, appearance: '', remove };
}

/** The button waits for the kit, which answers the press. */
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

/** Says it where the host's script does not come; returns the way to stop. */
function reportScriptFailure(
  { failures, typedKey }: PrerenderedScreenSettings,
  { place, field, language }: PrerenderedScreen,
): () => void {
  const stop = () => removeEventListener('error', tell, true);
  function tell({ target }: Event) {
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
  addEventListener('error', tell, true);
  return stop;
}

/** A script that is here already would be read before anything is painted. Pages that nobody sees paint nothing. */
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

/** What was typed and pressed goes on in the kit's own screen, if that is what it shows. */
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
    // By the element's own setter: the kit's field believes what comes from outside only then.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(next, field.value);
    next.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (prerendered.place.contains(document.activeElement)) next?.focus({ preventScroll: true });
  prerendered.remove();
  if (isPressed) next?.form?.requestSubmit();
}

/** What would be seen to change. */
function appearanceOf(root: HTMLElement): string {
  const parts = ['h1', '.portico-message', '[type=submit]', '.portico-box', '.portico-page'];
  const appearance = parts.map((name) => {
    const part = root.querySelector(name);
    if (!part) return name;
    const { color, backgroundColor, fontFamily, borderRadius } = getComputedStyle(part);
    const words = part.childElementCount === 0 && part.textContent;
    return [words, color, backgroundColor, fontFamily, borderRadius, part.getAttribute('data-layout')];
  });
  return JSON.stringify(appearance);
}

showPrerenderedScreen(prerenderedScreenSettings);
