// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from './Button';
import { Checkbox } from './fields/Checkbox';
import { TextField } from './TextField';

afterEach(cleanup);

// Under names of their own: React 18 passes no prop `ref` on to a function component.
it('gives the elements of controls to code that focuses or reads them', () => {
  const button = createRef<HTMLButtonElement>();
  const input = createRef<HTMLInputElement>();
  const box = createRef<HTMLInputElement>();
  render(
    <>
      <Button buttonRef={button}>Export</Button>
      <TextField inputRef={input} name="holder" label="Name on card" />
      <Checkbox inputRef={box} name="terms" label="I agree" />
    </>,
  );
  expect(button.current).toBe(screen.getByRole('button', { name: 'Export' }));
  expect(input.current).toBe(screen.getByLabelText('Name on card'));
  expect(box.current).toBe(screen.getByLabelText('I agree'));
});
