// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Table } from './Table';

beforeEach(() => {
  setScroll(0);
  // jsdom neither scrolls nor moves the content of a scrolled page.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -window.scrollY));
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => top !== window.scrollY && scrollTo(top));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Harbour {
  id: string;
  name: string;
}

const harbours = (count: number): Harbour[] =>
  Array.from({ length: count }, (_, index) => ({ id: `h${index + 1}`, name: `Harbour ${index + 1}` }));
const idOf = ({ id }: Harbour) => id;

function Harbours({ rows }: { rows: readonly Harbour[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <Table
      label="Harbours"
      columns={[
        { id: 'name', title: 'Name', render: ({ name }) => name },
        { id: 'edit', title: 'Edit', render: ({ name }) => <button type="button">Edit {name}</button> },
      ]}
      rows={rows}
      rowKey={idOf}
      rowName={({ name }) => name}
      selection={{
        label: ({ name }) => `Select ${name}`,
        labelAll: 'Select all',
        selected,
        selectable: () => true,
        onChange: setSelected,
      }}
    />
  );
}

const head = { selector: 'th[scope=row]' };
const row = (name: string) => screen.getByText(name, head).closest('tr') as HTMLTableRowElement;
const isInPage = (name: string) => screen.queryByText(name, head) !== null;
const rowsInPage = () => screen.getAllByText(/./, head).length;

function setScroll(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

/** Scrolls the window as far as a user who drags the scroll bar. */
function scrollTo(top: number) {
  setScroll(top);
  fireEvent.scroll(window);
}

async function showLong(count = 5_000) {
  const user = userEvent.setup();
  const view = render(<Harbours rows={harbours(count)} />);
  await waitFor(() => expect(document.querySelector('.portico-table-gap')).not.toBeNull());
  return { user, ...view };
}

it('has all rows of a short list in the page, without positions', () => {
  render(<Harbours rows={harbours(100)} />);
  expect(rowsInPage()).toBe(100);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBeNull();
});

it('has few rows of a long list in the page, and says the number and the position of all', async () => {
  await showLong();
  expect(rowsInPage()).toBeLessThan(60);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
  expect(row('Harbour 3').getAttribute('aria-rowindex')).toBe('4');
});

it('shows other rows after scrolling', async () => {
  await showLong();
  scrollTo(44_000);
  expect(isInPage('Harbour 1003')).toBe(true);
  expect(isInPage('Harbour 20')).toBe(false);
});

it('keeps the focus when its row leaves the view', async () => {
  const { user } = await showLong();
  await user.click(screen.getByText('Edit Harbour 3'));
  scrollTo(100_000);
  expect(document.activeElement?.textContent).toBe('Edit Harbour 3');
  expect(isInPage('Harbour 4')).toBe(false);
});

it('moves by End, Home, Page Down and arrows through rows that were not in the page', async () => {
  const { user } = await showLong();
  row('Harbour 1').focus();
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(row('Harbour 5000'));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(row('Harbour 4999'));
  await user.keyboard('{Home}{PageDown}{ArrowDown}');
  expect(document.activeElement).toBe(row('Harbour 12'));
  expect(row('Harbour 12').tabIndex).toBe(0);
  expect(row('Harbour 1').tabIndex).toBe(-1);
});

it('goes to the row whose name begins with what is typed', async () => {
  const { user } = await showLong();
  row('Harbour 1').focus();
  await user.keyboard('harbour 4321');
  expect(document.activeElement).toBe(row('Harbour 4321'));
});

it('keeps the selection of rows that have left the view, and of a search', async () => {
  const { user, rerender } = await showLong();
  await user.click(screen.getByLabelText('Select Harbour 2'));
  scrollTo(100_000);
  scrollTo(0);
  expect(row('Harbour 2').dataset.selected).toBe('true');
  rerender(<Harbours rows={harbours(5_000).filter(({ name }) => name.endsWith('2'))} />);
  expect(row('Harbour 2').dataset.selected).toBe('true');
});

it('keeps the focus when a search leaves few rows', async () => {
  const { rerender } = await showLong();
  const focused = row('Harbour 12');
  focused.focus();
  rerender(<Harbours rows={harbours(12)} />);
  expect(document.activeElement).toBe(focused);
  expect(rowsInPage()).toBe(12);
});

it('keeps the focus when a search moves its row while others are in view', async () => {
  const { user, rerender } = await showLong();
  await user.click(screen.getByText('Edit Harbour 20'));
  scrollTo(100_000);
  rerender(<Harbours rows={harbours(5_000).filter(({ name }) => name.endsWith('0'))} />);
  expect(document.activeElement?.textContent).toBe('Edit Harbour 20');
});

it('prints all rows of up to 5,000', async () => {
  await showLong(300);
  fireEvent(window, new Event('beforeprint'));
  expect(rowsInPage()).toBe(300);
  fireEvent(window, new Event('afterprint'));
  expect(rowsInPage()).toBeLessThan(60);
});

it('leaves keys of a control in a row to the control', async () => {
  const user = userEvent.setup();
  render(<Harbours rows={harbours(3)} />);
  const edit = screen.getByRole('button', { name: 'Edit Harbour 1' });
  edit.focus();
  await user.keyboard('h');
  expect(document.activeElement).toBe(edit);
});

/** A tree of a coast and its two harbours; the coast is opened and closed. */
function Coast() {
  const [isOpen, setIsOpen] = useState(false);
  const names = isOpen ? ['Coast', 'Harbour 1', 'Harbour 2'] : ['Coast'];
  return (
    <Table
      label="Coast"
      columns={[{ id: 'name', title: 'Name', render: (name: string) => name }]}
      rows={names}
      rowKey={(name) => name}
      tree={{
        levelOf: (name) => (name === 'Coast' ? 1 : 2),
        isOpen: (name) => (name === 'Coast' ? isOpen : undefined),
        onToggle: () => setIsOpen(!isOpen),
      }}
    />
  );
}

it.each([
  { direction: 'ltr', open: '{ArrowRight}', close: '{ArrowLeft}' },
  { direction: 'rtl', open: '{ArrowLeft}', close: '{ArrowRight}' },
])('opens and closes a row of a tree by the arrows of $direction', async ({ direction, open, close }) => {
  const user = userEvent.setup();
  render(
    <>
      <style>{`tr { direction: ${direction}; }`}</style>
      <Coast />
    </>,
  );
  const focused = () => document.activeElement?.textContent;
  row('Coast').focus();
  await user.keyboard(open);
  expect(row('Coast').getAttribute('aria-expanded')).toBe('true');
  await user.keyboard(`${open}{ArrowDown}`);
  expect(focused()).toBe('Harbour 2');
  expect(row('Harbour 2').getAttribute('aria-level')).toBe('2');
  await user.keyboard(open);
  expect(focused()).toBe('Harbour 2');
  await user.keyboard(close);
  expect(focused()).toBe('Coast');
  await user.keyboard(close);
  expect(isInPage('Harbour 1')).toBe(false);
  expect(focused()).toBe('Coast');
});
