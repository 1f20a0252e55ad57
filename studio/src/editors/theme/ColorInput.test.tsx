// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ColorInput } from './ColorInput';

afterEach(cleanup);

function Host({ onColor }: { onColor: (color: string) => void }) {
  const [color, setColor] = useState('#4f46e5');
  const take = (next: string) => {
    onColor(next);
    setColor(next);
  };
  return (
    <>
      <label htmlFor="color">Primary</label>
      <ColorInput id="color" label="Primary" value={color} onChange={take} />
      <button type="button" onClick={() => setColor('#000000')}>
        Undo
      </button>
    </>
  );
}

function renderInput() {
  const colors: string[] = [];
  render(<Host onColor={(color) => colors.push(color)} />);
  return { user: userEvent.setup(), field: screen.getByLabelText('Primary') as HTMLInputElement, colors };
}

it.each([
  ['#ff0000', '#ff0000'],
  ['#f00', '#ff0000'],
  ['rgb(255 0 0)', '#ff0000'],
  ['red', '#ff0000'],
])('accepts %j as a colour and leaves it as typed', async (typed, color) => {
  const { user, field, colors } = renderInput();
  await user.clear(field);
  await user.paste(typed);
  expect(colors).toEqual([color]);
  expect(field.value).toBe(typed);
});

it('explains that a text is not a colour and keeps the last one', async () => {
  const { user, field, colors } = renderInput();
  await user.clear(field);
  await user.paste('url(https://evil.test)');
  expect(colors).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('is not a colour');
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(field.value).toBe('#4f46e5');
});

it('follows a colour that other code changes', async () => {
  const { user, field } = renderInput();
  await user.clear(field);
  await user.paste('#ff0000');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field.value).toBe('#000000');
});

it('keeps what is typed while the colour still follows the keys before', async () => {
  const colors: string[] = [];
  const input = (value: string) => (
    <ColorInput label="Primary" value={value} onChange={(color) => colors.push(color)} />
  );
  const { rerender } = render(input('#4f46e5'));
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>('Primary');
  await user.clear(field);
  await user.type(field, '#10a0');
  const [first = '', second = ''] = colors;
  rerender(input(first));
  expect(field.value).toBe('#10a0');
  await user.type(field, '1');
  rerender(input(second));
  expect([field.value, screen.getByRole('alert').textContent]).toEqual(['#10a01', expect.stringContaining('“#10a01”')]);
  await user.type(field, '0');
  expect([field.value, colors.at(-1)]).toEqual(['#10a010', '#10a010']);
  rerender(input('#10a010'));
  rerender(input('#000000'));
  expect(field.value).toBe('#000000');
});

it('sends a colour again that was typed back before the host rendered', async () => {
  const colors: string[] = [];
  render(<ColorInput label="Primary" value="#4f46e5" onChange={(color) => colors.push(color)} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText('Primary');
  await user.clear(field);
  await user.paste('red');
  await user.clear(field);
  await user.paste('#4f46e5');
  expect(colors).toEqual(['#ff0000', '#4f46e5']);
});

it('shows the colour as the theme has it when the user leaves the field', async () => {
  const { user, field } = renderInput();
  await user.clear(field);
  await user.paste('red');
  await user.tab();
  expect(field.value).toBe('#ff0000');
});
