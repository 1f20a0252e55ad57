// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { draftStore } from '../draft/draft-store';
import { setAt } from '../draft/path';
import { undoAll } from '../draft/test-draft';
import { listenInFrame, runShortcut } from './use-shortcuts';
import { viewStore } from './view-store';

afterEach(() => {
  document.body.replaceChildren();
  undoAll();
});

function press(init: KeyboardEventInit, html = '<input>'): boolean {
  document.body.innerHTML = html;
  let handled = false;
  const listen = (event: KeyboardEvent) => {
    handled = runShortcut(event);
  };
  document.body.addEventListener('keydown', listen, { once: true });
  document.querySelector('input')!.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  return handled;
}

it('undoes and redoes from any field of the document', () => {
  draftStore.getState().edit('Edit', (metadata) => setAt(metadata, ['a'], 1));
  expect(press({ key: 'z', ctrlKey: true })).toBe(true);
  expect(draftStore.getState().metadata).toEqual({});
  press({ key: 'Z', metaKey: true, shiftKey: true });
  expect(draftStore.getState().metadata).toEqual({ a: 1 });
});

it('leaves undo to fields that are not part of the document', () => {
  draftStore.getState().edit('Edit', (metadata) => setAt(metadata, ['a'], 1));
  expect(press({ key: 'z', ctrlKey: true }, '<div data-own-undo><input></div>')).toBe(false);
  expect(draftStore.getState().metadata).toEqual({ a: 1 });
});

it.each([
  ['Hebrew', 'ז'],
  ['Arabic', 'ئ'],
  ['Russian', 'я'],
])('undoes by the place of the key with a keyboard for %s', (_, key) => {
  draftStore.getState().edit('Edit', (metadata) => setAt(metadata, ['a'], 1));
  expect(press({ key, code: 'KeyZ', ctrlKey: true })).toBe(true);
  expect(draftStore.getState().metadata).toEqual({});
});

it('goes by the letter where the key has one, and leaves letters typed with AltGr alone', () => {
  draftStore.getState().edit('Edit', (metadata) => setAt(metadata, ['a'], 1));
  expect(press({ key: 'w', code: 'KeyZ', ctrlKey: true })).toBe(false);
  expect(press({ key: 'ż', code: 'KeyZ', ctrlKey: true, altKey: true })).toBe(false);
  expect(draftStore.getState().metadata).toEqual({ a: 1 });
});

it('opens the palette and the editors', () => {
  expect(press({ key: 'k', metaKey: true })).toBe(true);
  expect(viewStore.getState().paletteOpen).toBe(true);
  press({ key: '¡', code: 'Digit3', altKey: true });
  expect(viewStore.getState().editor).toBe('navigation');
});

it('opens the inspector with Alt I, and leaves it open when inspecting stops', () => {
  viewStore.getState().changeView({ inspecting: false, inspectorOpen: false });
  press({ key: 'ˆ', code: 'KeyI', altKey: true });
  expect(viewStore.getState()).toMatchObject({ inspecting: true, inspectorOpen: true });
  press({ key: 'ˆ', code: 'KeyI', altKey: true });
  expect(viewStore.getState()).toMatchObject({ inspecting: false, inspectorOpen: true });
});

it('leaves the characters of Alt to a text field on a Mac', () => {
  const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  viewStore.getState().changeView({ editor: 'theme' });
  expect(press({ key: '#', code: 'Digit3', altKey: true })).toBe(false);
  expect(viewStore.getState().editor).toBe('theme');
  expect(press({ key: '#', code: 'Digit3', altKey: true }, '<input type="checkbox">')).toBe(true);
  platform.mockRestore();
});

it('leaves all other keys to the browser', () => {
  expect(press({ key: 'a' })).toBe(false);
  expect(press({ key: '9', code: 'Digit9', altKey: true })).toBe(false);
});

it('opens the inspector from a field of a preview frame, and leaves undo to that field', () => {
  viewStore.getState().changeView({ inspecting: false, inspectorOpen: false });
  draftStore.getState().edit('Edit', (metadata) => setAt(metadata, ['a'], 1));
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentWindow!;
  listenInFrame(page);
  const field = page.document.body.appendChild(page.document.createElement('input'));
  const pressInFrame = (init: KeyboardEventInit) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  expect(pressInFrame({ key: 'i', code: 'KeyI', altKey: true })).toBe(false);
  expect(viewStore.getState()).toMatchObject({ inspecting: true, inspectorOpen: true });
  expect(pressInFrame({ key: 'z', ctrlKey: true })).toBe(true);
  expect(draftStore.getState().metadata).toEqual({ a: 1 });
});
