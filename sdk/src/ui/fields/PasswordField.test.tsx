// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Form } from '../Form';
import { PasswordField } from './PasswordField';

afterEach(cleanup);

const texts = { show: 'Show', hide: 'Hide', capsLock: 'Caps lock is on' };

function mount() {
  const onSubmit = vi.fn();
  render(
    <Form onSubmit={({ password }) => onSubmit(password)}>
      <PasswordField name="password" label="Password" autoComplete="current-password" texts={texts} />
      <button type="submit">Send</button>
    </Form>,
  );
  return { user: userEvent.setup(), field: screen.getByLabelText('Password'), onSubmit };
}

it('warns only while caps lock is on', () => {
  const { field } = mount();
  const press = (modifierCapsLock: boolean) => fireEvent.keyDown(field, { key: 'a', modifierCapsLock });
  press(true);
  expect(screen.getByRole('status')).toHaveTextContent('Caps lock is on');
  press(false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  press(true);
  fireEvent.blur(field);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('survives the bare key events that a browser sends when it fills the field in', () => {
  const { field } = mount();
  fireEvent(field, new Event('keydown', { bubbles: true }));
  fireEvent.input(field, { target: { value: 'Harbor-Light-42' } });
  expect(field).toHaveValue('Harbor-Light-42');
});

it('is shown and hidden without losing the focus, the text or the support of password managers', async () => {
  const { user, field } = mount();
  await user.type(field, 'secret');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'current-password');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('secret');
});

it('submits a password unchanged, with its blanks', async () => {
  const { user, field, onSubmit } = mount();
  await user.click(field);
  await user.paste(' correct horse ');
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(' correct horse ');
});
