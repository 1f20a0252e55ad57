// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ArrivalContext, useStepFocus } from './use-step-focus';

afterEach(cleanup);

function Step({ children }: { children: ReactNode }) {
  const step = useRef<HTMLElement>(null);
  useStepFocus(step);
  return (
    <section ref={step}>
      <h1 tabIndex={-1}>Title</h1>
      {children}
    </section>
  );
}

/** A step that follows another one. */
function showLaterStep(content: ReactNode) {
  render(
    <ArrivalContext.Provider value={{ first: document.createElement('section') }}>
      <Step>{content}</Step>
    </ArrivalContext.Provider>,
  );
}

const field = <input aria-label="Code" />;

it('goes to the first field of a step', () => {
  showLaterStep(field);
  expect(screen.getByLabelText('Code')).toHaveFocus();
});

it('goes to the heading of a step without a field', () => {
  showLaterStep(<p>Done</p>);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('goes to the failure that a step shows from the start, before its field', () => {
  showLaterStep(
    <>
      <div role="alert" tabIndex={-1} />
      {field}
    </>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
});
