// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ColorPopover } from './ColorPopover';
import { useRecentColors } from './recent-colors';

// jsdom has no `CSS`; the popover escapes with it.
beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  useRecentColors.setState({ colors: [] });
});

let setColorFromOutside: (color: string) => void;

function Host({ start, onColor }: { start: string; onColor: (color: string) => void }) {
  const [color, setColor] = useState(start);
  const [isOpen, setOpen] = useState(true);
  const anchor = useRef<HTMLButtonElement>(null);
  setColorFromOutside = setColor;
  const take = (next: string) => {
    onColor(next);
    setColor(next);
  };
  return (
    <>
      <button ref={anchor} type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <ColorPopover label="Text" value={color} anchor={anchor} onChange={take} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function openPicker(start: string) {
  const colors: string[] = [];
  render(<Host start={start} onColor={(color) => colors.push(color)} />);
  const moveHue = (degrees: number) => fireEvent.change(hue(), { target: { value: String(degrees) } });
  return { user: userEvent.setup(), colors, moveHue };
}

const hue = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Hue' });
/** The thumb of the area: arrow keys move the saturation and the brightness. */
const area = () => screen.getAllByRole('slider')[0]!;

it('keeps the hue chosen for white until saturation shows it', async () => {
  const { user, colors, moveHue } = openPicker('#ffffff');
  moveHue(240);
  expect(hue().value).toBe('240');
  expect(colors).toEqual([]);
  act(() => area().focus());
  await user.keyboard('{ArrowRight>10/}');
  expect(colors.at(-1)).toBe('#e6e6ff');
});

it('moves through colours that have the same text', async () => {
  const { user, colors } = openPicker('#0a0a0a');
  act(() => area().focus());
  await user.keyboard('{ArrowRight>30/}');
  expect(colors.at(-1)).toBe('#0a0707');
});

it('opens for a colour that is see-through, and keeps its opacity', () => {
  const { colors, moveHue } = openPicker('rgba(255, 0, 0, 0.5)');
  moveHue(120);
  expect(colors).toEqual(['rgba(0, 255, 0, 0.5)']);
});

it('shows a colour that something else changes', () => {
  const { moveHue } = openPicker('#ff0000');
  moveHue(120);
  act(() => setColorFromOutside('#0000ff'));
  expect(hue().value).toBe('240');
});

it('remembers the colour it closes with, if it is another one', async () => {
  const { user, moveHue } = openPicker('#ff0000');
  await user.keyboard('{Escape}');
  expect(useRecentColors.getState().colors).toEqual([]);
  for (const degrees of [120, 240]) {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    moveHue(degrees);
    await user.keyboard('{Escape}');
  }
  expect(useRecentColors.getState().colors).toEqual(['#0000ff', '#00ff00']);
});
