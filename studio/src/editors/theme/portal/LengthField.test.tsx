// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { draftStore } from '../../../draft/draft-store';
import { setAt, valueAt } from '../../../draft/path';
import { painted, undoAll } from '../../../draft/test-draft';
import { LengthField } from './LengthField';

const own = () => valueAt(draftStore.getState().metadata, ['themeV2', 'adminPortal', 'shape', 'borderRadius']);

afterEach(async () => {
  cleanup();
  undoAll();
  await painted();
});

/** A field that inherits 10 from the login box. */
async function renderField() {
  draftStore.getState().edit('Radius', (metadata) => setAt(metadata, ['themeV2', 'shape', 'borderRadius'], 10));
  await painted();
  render(<LengthField label="Corner radius" name="Portal: Corner radius" path="adminPortal.shape.borderRadius" />);
  const field: HTMLInputElement = screen.getByLabelText('Corner radius');
  expect(field.value).toBe('10');
  return { user: userEvent.setup(), field };
}

it('replaces an inherited number that is deleted and typed again', async () => {
  const { user, field } = await renderField();
  await user.type(field, '{Backspace}{Backspace}');
  await painted();
  expect(field.value).toBe('');
  await user.keyboard('20');
  expect(field.value).toBe('20');
  expect(own()).toBe(20);
});

it('takes a negative number in place of another one', async () => {
  const { user, field } = await renderField();
  await user.clear(field);
  await user.keyboard('-3');
  expect(own()).toBe(-3);
});

it('shows the inherited number again when it is left empty', async () => {
  const { user, field } = await renderField();
  await user.clear(field);
  await user.tab();
  expect(field.value).toBe('10');
  expect(own()).toBeUndefined();
});

it('shows a number that undo brings back', async () => {
  const { user, field } = await renderField();
  await user.clear(field);
  await user.keyboard('7');
  await user.clear(field);
  expect(field.value).toBe('');
  act(() => draftStore.getState().undo());
  expect(field.value).toBe('7');
});
