// @vitest-environment jsdom
import { PSEUDO_LOCALE } from '@portico/sdk/metadata';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { draftStore } from '../draft/draft-store';
import { undoAll } from '../draft/test-draft';
import type { Inspected } from '../protocol/messages';
import { viewStore } from '../view/view-store';
import { ElementText } from './ElementText';

afterEach(() => {
  cleanup();
  viewStore.getState().changeView({ language: 'en' });
  undoAll();
});

const element: Inspected = {
  id: 1,
  name: 'Sign in',
  rect: { x: 0, y: 0, width: 100, height: 20 },
  text: 'Sign in',
  textKeys: ['loginBox.login.title'],
  data: null,
  ancestry: [],
  colors: [],
};

it.each([
  ['de', 'de'],
  [PSEUDO_LOCALE, 'en'],
])('edits the text of an element that is shown in %s in the language %s', async (shown, edited) => {
  viewStore.getState().changeView({ language: shown });
  render(<ElementText element={element} />);
  await userEvent.type(screen.getByLabelText('title'), 'Welcome');
  expect(draftStore.getState().metadata).toEqual({
    localizations: { [edited]: { loginBox: { login: { title: 'Welcome' } } } },
  });
});
