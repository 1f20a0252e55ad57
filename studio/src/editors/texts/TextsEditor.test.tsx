// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { draftStore } from '../../draft/draft-store';
import { setAt } from '../../draft/path';
import { undoAll } from '../../draft/test-draft';
import { viewStore } from '../../view/view-store';
import { TextsEditor } from './TextsEditor';
import { useTexts } from './texts-store';

const path = ['loginBox', 'login', 'continue'];
const { find, showOnlyChanged } = useTexts.getState();

afterEach(() => {
  cleanup();
  find('');
  showOnlyChanged(false);
  undoAll();
});

/** Renders a filtered list: jsdom takes seconds for all texts. */
function renderEditor() {
  draftStore.getState().edit('Text', (metadata) => setAt(metadata, ['localizations', 'en', ...path], 'Contniue'));
  render(<TextsEditor />);
  return { user: userEvent.setup(), field: () => screen.getByLabelText('continue') };
}

it('keeps an own text in the list of changed ones while it is written again', async () => {
  showOnlyChanged(true);
  const { user, field } = renderEditor();
  await user.clear(field());
  await user.keyboard('Go');
  expect(field()).toHaveProperty('value', 'Go');
});

it('keeps a found text in the list until the next search', async () => {
  find('Contniue');
  const { user, field } = renderEditor();
  await user.type(field(), '{Backspace>5/}tinue');
  expect(field()).toHaveProperty('value', 'Continue');
  act(() => find('Contniue!'));
  expect(screen.queryByLabelText('continue')).toBeNull();
});

it('leads to a text that the search does not find', () => {
  Element.prototype.scrollIntoView = () => undefined;
  find('no such text');
  const { field } = renderEditor();
  act(() => viewStore.getState().reveal({ kind: 'text', key: path.join('.') }));
  expect(document.activeElement).toBe(field());
});

it('opens the groups of a search once it finds few texts', () => {
  find('adminPortal.');
  renderEditor();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  act(() => find('adminPortal.users_DeleteUser.'));
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(1);
});
