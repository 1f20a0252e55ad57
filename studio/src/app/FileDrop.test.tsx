// @vitest-environment jsdom
import { File } from 'node:buffer';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftStore } from '../draft/draft-store';
import { undoAll } from '../draft/test-draft';
import { passDrops } from '../preview/pass-drops';
import { FileDrop } from './FileDrop';

/** jsdom has no drags; its own `File` has no text. */
class TestDragEvent extends MouseEvent {
  readonly dataTransfer: DataTransfer | null;
  constructor(type: string, { dataTransfer = null, ...init }: DragEventInit = {}) {
    super(type, init);
    this.dataTransfer = dataTransfer;
  }
}

const metadata = { themeV2: { palette: { primary: { main: '#123456' } } } };
const files = [new File([JSON.stringify(metadata)], 'acme.json')];
const notice = () => screen.queryByText('Drop a metadata file to import it');

beforeEach(() => {
  globalThis.DragEvent ??= TestDragEvent as typeof DragEvent;
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  undoAll();
});

function renderWithFrame() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentWindow as Window;
  passDrops(page);
  render(<FileDrop />);
  const drag = (type: string, types = ['Files'], target = page.document.body) => {
    const dataTransfer = { types, files } as unknown as DataTransfer;
    const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    act(() => void target.dispatchEvent(event));
    return event;
  };
  return { page, drag };
}

it('imports a file that is dropped on a screen', async () => {
  const { drag } = renderWithFrame();
  expect(drag('dragover').defaultPrevented).toBe(true);
  expect(notice()).not.toBeNull();
  expect(drag('drop').defaultPrevented).toBe(true);
  expect(notice()).toBeNull();
  await waitFor(() => expect(draftStore.getState().metadata).toEqual(metadata));
});

it('leaves a file to a screen that takes it', () => {
  const { page, drag } = renderWithFrame();
  drag('dragover');
  for (const type of ['dragover', 'drop']) page.document.body.addEventListener(type, (event) => event.preventDefault());
  drag('dragover');
  expect(notice()).toBeNull();
  drag('drop');
  expect(draftStore.getState().undoLabel).toBeNull();
});

it.each(['a screen', 'the studio'])('offers no import while a picture of %s is dragged', (place) => {
  const { page, drag } = renderWithFrame();
  const target = place === 'the studio' ? document.body : page.document.body;
  expect(drag('dragover', ['text/uri-list', 'text/html', 'Files'], target).defaultPrevented).toBe(false);
  expect(notice()).toBeNull();
});
