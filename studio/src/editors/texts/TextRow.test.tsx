// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { draftStore, useDraft } from '../../draft/draft-store';
import { valueAt } from '../../draft/path';
import { undoAll } from '../../draft/test-draft';
import { TextRow } from './TextRow';
import { useTexts } from './texts-store';

const entry = { key: 'loginBox.login.title', standard: 'Sign in to {{appName}}' };

afterEach(() => {
  cleanup();
  useTexts.setState({ invalidTexts: {} });
  undoAll();
});

function Row() {
  const own = useDraft((invalidText) =>
    valueAt(invalidText.metadata, ['localizations', 'en', ...entry.key.split('.')]),
  );
  return <TextRow entry={entry} language="en" own={typeof own === 'string' ? own : undefined} wanted={false} />;
}

function renderRow() {
  render(<Row />);
  const own = () => valueAt(draftStore.getState().metadata, ['localizations', 'en', 'loginBox', 'login', 'title']);
  return { user: userEvent.setup(), field: screen.getByLabelText('title') as HTMLTextAreaElement, own };
}

it('writes an own text into the design, one step for a burst of typing', async () => {
  const { user, field, own } = renderRow();
  await user.click(field);
  await user.paste('{{appName}}');
  await user.type(field, ' welcomes you');
  expect(own()).toBe('{{appName}} welcomes you');
  draftStore.getState().undo();
  expect(draftStore.getState().metadata).toEqual({});
});

it('keeps a text that lacks a placeholder out of the design and names the placeholder', async () => {
  const { user, field, own } = renderRow();
  await user.type(field, 'Welcome');
  expect(own()).toBeUndefined();
  expect(field.value).toBe('Welcome');
  expect(screen.getByRole('alert').textContent).toContain('{{appName}} is missing');
});

it('keeps a pasted text whole that is too long for the design', async () => {
  const { user, field, own } = renderRow();
  const terms = `{{appName}} ${'terms '.repeat(400)}`;
  await user.click(field);
  await user.paste(terms);
  expect(own()).toBeUndefined();
  expect(field.value).toBe(terms);
  expect(screen.getByRole('alert').textContent).toContain('2,412 characters');
});

it('shows the text of the design again once it is another one', async () => {
  const { user, field } = renderRow();
  await user.type(field, 'Welcome');
  const imported = { localizations: { en: { loginBox: { login: { title: 'Hello {{appName}}' } } } } };
  act(() => void draftStore.getState().replace('Import acme.json', imported));
  expect(field.value).toBe('Hello {{appName}}');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('names a placeholder of an imported text that gets no value', () => {
  render(<TextRow entry={entry} language="en" own="{{appName}} welcomes {{firstName}}" wanted={false} />);
  const field = screen.getByRole('textbox', {
    description: /^{{firstName}} would never be filled in: .*no such value.$/,
  });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('inserts the missing placeholder on request', async () => {
  const { user, field, own } = renderRow();
  await user.type(field, 'Welcome to');
  await user.click(screen.getByRole('button', { name: 'Add {{appName}}' }));
  expect(own()).toBe('Welcome to {{appName}}');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['he', 'SMS ייתכן שיגיע באיחור.', 'rtl'],
  ['ar', 'Your text message may be late.', 'ltr'],
])('shows a default in the direction of its language, and own texts in that of %s', (language, standard, direction) => {
  render(<TextRow entry={{ ...entry, standard }} language={language} own={undefined} wanted={false} />);
  expect(screen.getByText(standard).dir).toBe(direction);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').dir).toBe('rtl');
});

it('restores the default', async () => {
  const { user, field, own } = renderRow();
  await user.click(field);
  await user.paste('Hi {{appName}}');
  await user.click(screen.getByRole('button', { name: `Reset ${entry.key}` }));
  expect(own()).toBeUndefined();
  expect(field.value).toBe('');
});
