// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Form } from '../Form';
import { CodeField } from './CodeField';

afterEach(cleanup);

function mount() {
  const onSubmit = vi.fn();
  render(
    <Form onSubmit={({ code }) => onSubmit(code)}>
      <CodeField name="code" label="Code" />
      <button type="submit">Send</button>
    </Form>,
  );
  return { user: userEvent.setup(), field: screen.getByLabelText('Code'), onSubmit };
}

it('is one labelled field for digits, which a phone can fill in', () => {
  const { field } = mount();
  expect(screen.getAllByRole('textbox')).toEqual([field]);
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field.closest('[dir]')).toHaveAttribute('dir', 'ltr');
});

it('submits the form once, with the last digit, and accepts only digits', async () => {
  const { user, field, onSubmit } = mount();
  await user.type(field, '0 1a2-34');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('56');
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([['012345']]));
  expect(field).toHaveValue('012345');
});

it.each(['482 913', ' 482913\n', 'Your code is 482913. It works for 5 minutes.', '48291399'])(
  'accepts %j at once',
  async (pasted) => {
    const { user, field, onSubmit } = mount();
    await user.click(field);
    await user.paste(pasted);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith('482913'));
  },
);

it('accepts the value of a password manager', async () => {
  const { field, onSubmit } = mount();
  fireEvent.change(field, { target: { value: '482913' } });
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith('482913'));
});

it('waits for the end of a composition before it reads the digits', async () => {
  const { field, onSubmit } = mount();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '４８２９１３' }, isComposing: true });
  expect(field).toHaveValue('４８２９１３');
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith('482913'));
  expect(field).toHaveValue('482913');
});

it('replaces a complete code when the field is focused again', async () => {
  const { user, field } = mount();
  await user.type(field, '482913');
  await user.tab();
  await user.tab({ shift: true });
  await user.keyboard('7');
  expect(field).toHaveValue('7');
});

it('moves to a field that is still empty, without an error there', async () => {
  const onSubmit = vi.fn();
  render(
    <Form onSubmit={onSubmit} validate={({ name }) => (name ? {} : { name: 'Say your name.' })}>
      <CodeField name="code" label="Code" />
      <input name="name" aria-label="Name" />
      <button type="submit">Send</button>
    </Form>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Code'), '012345');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  await user.keyboard('Ada{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
