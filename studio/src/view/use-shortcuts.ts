import { useEffect } from 'react';
import { draftStore } from '../draft/draft-store';
import { isMac } from '../ui/is-mac';
import { editors } from './view-place';
import { viewStore } from './view-store';

/** Runs the command of a shortcut; returns `true` if the key is a shortcut. */
export function runShortcut(event: KeyboardEvent): boolean {
  const key = letterOf(event);
  const command = event.ctrlKey || event.metaKey;
  const { changeView, toggleInspecting, view } = viewStore.getState();
  if (command && key === 'k') return run(() => changeView({ paletteOpen: true }));
  if (command && !hasOwnUndo(event.target)) {
    if (key === 'z') return run(event.shiftKey ? draftStore.getState().redo : draftStore.getState().undo);
    if (key === 'y') return run(draftStore.getState().redo);
  }
  if (event.altKey && !command && !typesText(event)) {
    const editor = editors[Number(event.code.replace('Digit', '')) - 1];
    if (editor) return run(() => changeView({ editor, editorOpen: true }));
    if (event.code === 'KeyI') return run(toggleInspecting);
    if (event.code === 'KeyW') return run(() => changeView({ view: view === 'wall' ? 'focus' : 'wall' }));
  }
  return false;
}

/**
 * The letter of a shortcut. Keyboards for Hebrew, Arabic or Cyrillic have none on the key: there its place counts. Alt with
 * Ctrl is AltGr, which types letters.
 */
function letterOf({ key, code, altKey }: KeyboardEvent): string {
  const isLatin = /^[a-z]$/i.test(key);
  return (isLatin || altKey ? key : code.replace(/^Key/, '')).toLowerCase();
}

/** Fields that take text, the code editor too. */
const TEXT_FIELDS =
  'input:not([type=radio], [type=checkbox], [type=range]), textarea, [role=textbox], [contenteditable]';

/**
 * On a Mac, Alt types characters into a field: with the British keyboard, `#` is Alt and 3, with the Spanish one, `@` is Alt
 * and 2. The target of an event in a preview frame is no `Element` of this window.
 */
function typesText({ target }: KeyboardEvent): boolean {
  return isMac() && target !== null && 'matches' in target && (target as Element).matches(TEXT_FIELDS);
}

/** Keyboard shortcuts of the whole studio. */
export function useShortcuts(): void {
  useEffect(() => {
    // In the capture phase: the code editor would handle some of these keys itself.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/**
 * Listens for the shortcuts with Alt in the page of a preview frame, for as long as that page is loaded. The page
 * handles all other keys: undo reverts what the user typed into its fields.
 */
export function listenInFrame(page: Window): void {
  const onFrameKey = (event: KeyboardEvent) => event.altKey && onKeyDown(event);
  page.addEventListener('keydown', onFrameKey, { capture: true });
}

function onKeyDown(event: KeyboardEvent): void {
  if (!runShortcut(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

function run(action: () => void): true {
  action();
  return true;
}

/** Fields that are not part of the document, such as a search, keep the browser's undo; so does the code editor. */
function hasOwnUndo(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-undo]') !== null;
}
