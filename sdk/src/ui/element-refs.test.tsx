// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from './Button';
import { Checkbox } from './fields/Checkbox';

afterEach(cleanup);

// Under names of their own: React 18 passes no prop `ref` on to a function component.
it('gives the elements of controls to code that focuses or reads them', () => {
  const button = createRef<HTMLButtonElement>();
  const box = createRef<HTMLInputElement>();
  render(
    <>
      <Button elementRef={button}>Export</Button>
      <Checkbox elementRef={box} name="terms" label="I agree" />
    </>,
  );
  expect(button.current).toBe(screen.getByRole('button', { name: 'Export' }));
  expect(box.current).toBe(screen.getByLabelText('I agree'));
});
