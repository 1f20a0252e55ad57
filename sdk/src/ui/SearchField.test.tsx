// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SearchField } from './SearchField';

it('is cleared by Escape, but not by the Escape that discards a composition', () => {
  const onKeyDown = vi.fn();
  function Search() {
    const [value, setValue] = useState('Tanaka た');
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a dialog that Escape would close.
      <div onKeyDown={onKeyDown}>
        <SearchField label="Search" clearLabel="Clear" value={value} onChange={setValue} />
      </div>
    );
  }
  render(<Search />);
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  const isLeftToBrowser = fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(isLeftToBrowser).toBe(false);
  expect(field.value).toBe('Tanaka た');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field.value).toBe('');
  expect(onKeyDown).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onKeyDown).toHaveBeenCalledOnce();
});
