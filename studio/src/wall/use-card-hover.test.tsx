// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAwakeCards } from './awake-cards';
import { createCameraControl } from './camera-control';
import { useCardHover } from './use-card-hover';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** jsdom has no pointer events. */
const pointer = (type: string, buttons: number) => new MouseEvent(type, { bubbles: true, buttons });
const card = 'login-box/preLogin/default';
const control = createCameraControl();

function View({ awake }: { awake: ReturnType<typeof createAwakeCards> }) {
  const view = useRef<HTMLDivElement>(null);
  useCardHover(view, control.store, awake);
  return (
    <div ref={view}>
      <div data-card={card} data-testid="card" />
    </div>
  );
}

it('wakes the card on which a drag has ended', () => {
  const awake = createAwakeCards();
  const { getByTestId } = render(<View awake={awake} />);
  fireEvent(getByTestId('card'), pointer('pointerover', 1));
  vi.runAllTimers();
  expect(awake.store.getState().hovered).toBeNull();
  fireEvent(getByTestId('card'), pointer('pointerup', 0));
  vi.runAllTimers();
  expect(awake.store.getState().hovered).toBe(`0 ${card}`);
  awake.dispose();
});
