// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createViewHistory } from '../view/view-history';
import { createViewStore } from '../view/view-store';
import { fitPanels } from './fit-panels';

/** A window whose width the test changes. */
function windowOf(width: number) {
  const listeners = new Set<() => void>();
  const limitOf = (query: string) => Number(/max-width: (\d+)px/.exec(query)?.[1]);
  let pixels = width;
  const matchMedia = (query: string) =>
    ({
      get matches() {
        return pixels <= limitOf(query);
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    }) as unknown as MediaQueryList;
  return {
    matchMedia,
    resize(to: number) {
      pixels = to;
      for (const listener of listeners) listener();
    },
  };
}

function panelsIn(width: number) {
  const view = createViewStore(createViewHistory(window));
  view.getState().changeView({ editorOpen: true, inspectorOpen: true });
  const page = windowOf(width);
  fitPanels(view, page);
  const open = () => {
    const { editorOpen, inspectorOpen } = view.getState();
    return { editorOpen, inspectorOpen };
  };
  return { view, page, open };
}

const both = { editorOpen: true, inspectorOpen: true };
const editor = { editorOpen: true, inspectorOpen: false };
const inspector = { editorOpen: false, inspectorOpen: true };

test('keeps both panels open where there is room', () => {
  expect(panelsIn(960).open()).toEqual(both);
});

test('keeps only the panel that was opened last in a narrow window', () => {
  const { view, open } = panelsIn(959);
  expect(open()).toEqual(editor);
  view.getState().toggleInspecting();
  expect(open()).toEqual(inspector);
  view.getState().changeView({ editor: 'texts', editorOpen: true });
  expect(open()).toEqual(editor);
  view.getState().changeView({ editorOpen: false });
  expect(open()).toEqual({ editorOpen: false, inspectorOpen: false });
});

test('closes the inspector when the window becomes too narrow for both', () => {
  const { page, open } = panelsIn(1_280);
  page.resize(800);
  expect(open()).toEqual(editor);
});
