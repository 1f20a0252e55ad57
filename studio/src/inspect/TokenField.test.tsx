// @vitest-environment jsdom
import { type TokenName, tokens } from '@portico/sdk/metadata';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { draftStore } from '../draft/draft-store';
import { setAt, valueAt } from '../draft/path';
import { painted, undoAll } from '../draft/test-draft';
import { viewStore } from '../view/view-store';
import { TokenField } from './TokenField';

afterEach(async () => {
  cleanup();
  viewStore.getState().changeView({ screen: 'login-box/preLogin' });
  undoAll();
  await painted();
});

/** Types a value for a token and leaves the field. */
async function type(name: TokenName, value: string) {
  render(<TokenField color={{ property: 'the property', token: name, value: '' }} />);
  const user = userEvent.setup();
  const field: HTMLInputElement = screen.getByLabelText(`the property, ${name}`);
  await user.clear(field);
  await user.type(field, `${value}{Enter}`);
  const own = () => valueAt(draftStore.getState().metadata, ['themeV2', ...tokens[name].path.split('.')]);
  return { user, field, own };
}

it.each([
  ['radius', '8,5', 8.5],
  ['radius', '12.5px', 12.5],
  ['radius', '1,2rem', '1.2rem'],
  ['box-padding', 'calc(100% - 16px)', 'calc(100% - 16px)'],
  ['font-family', '"メイリオ", serif', '"メイリオ", serif'],
  ['font-weight-bold', '800', 800],
  ['shadow-soft', '0 1px 2px #000000', '0 1px 2px #000000'],
] as const)('writes %s as %s', async (name, typed, value) => {
  const { own } = await type(name, typed);
  expect(own()).toEqual(value);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('writes a value of the portal where the portal has its own', async () => {
  const place = ['themeV2', 'adminPortal', 'shape', 'borderRadius'];
  viewStore.getState().changeView({ screen: 'admin-portal/profile' });
  draftStore.getState().edit('Radius', (metadata) => setAt(metadata, place, 4));
  await painted();
  await type('radius', '6');
  expect(valueAt(draftStore.getState().metadata, place)).toBe(6);
});

it.each([
  ['radius', 'abc'],
  ['radius', '8;5'],
  ['font-family', 'Inter; color: red'],
  ['shadow-soft', 'soft'],
] as const)('keeps a value of %s that the theme cannot read out of the design: %s', async (name, typed) => {
  const { user, field, own } = await type(name, typed);
  expect(own()).toBeUndefined();
  expect(draftStore.getState().canUndo).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain(`“${typed}” cannot be read here`);
  await user.type(field, '{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field.value).not.toBe(typed);
});
