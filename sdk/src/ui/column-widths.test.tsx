// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ColumnWidths } from './column-widths';
import { Table } from './Table';

/** Without layout, every column of a table without chosen widths measures as much. */
const AUTOMATIC = 200;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, widthInLayout(this), 40);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The width that a browser would give the head of a column by its variable. */
function widthInLayout(element: Element): number {
  const id = element.getAttribute('data-column');
  const table = element.closest('table');
  if (table?.hasAttribute('data-fitting')) return 333;
  return Number.parseInt(table?.style.getPropertyValue(`--portico-width-${id}`) || String(AUTOMATIC), 10);
}

const rendered = vi.fn();

function Ships({ direction = 'ltr', actions = true }) {
  const [widths, setWidths] = useState<ColumnWidths>();
  return (
    <>
      <style>{`th * { direction: ${direction}; }`}</style>
      <Table
        label="Ships"
        columns={[
          { id: 'name', title: 'Name', sortable: true, render: rendered.mockImplementation((name) => name) },
          { id: 'port', title: 'Port', priority: 'low', render: () => 'Kiel' },
        ]}
        rows={['Anna', 'Bella']}
        rowKey={(name) => name}
        onSort={() => {}}
        {...(actions && { actions: { title: 'Actions', render: () => null } })}
        resizing={{ widths, onChange: setWidths, label: (title) => `Width of ${title}` }}
      />
      <output>{JSON.stringify(widths)}</output>
      <button type="button" onClick={() => setWidths(undefined)}>
        Reset
      </button>
    </>
  );
}

async function show(props: Parameters<typeof Ships>[0] = {}) {
  const user = userEvent.setup();
  render(<Ships {...props} />);
  return { user, separator: await screen.findByRole('separator', { name: 'Width of Name' }) };
}

const chosen = () => screen.getByRole('status').textContent;
const area = () => screen.getByRole('table').parentElement;

/** Presses on a separator and moves the pointer by some pixels. */
async function drag(user: UserEvent, separator: HTMLElement, by: number) {
  await user.pointer([
    { keys: '[MouseLeft>]', target: separator, coords: { clientX: 500 } },
    { target: separator, coords: { clientX: 500 + by } },
  ]);
}

const release = (user: UserEvent) => user.pointer('[/MouseLeft]');

it('changes the width of one column by dragging, and leaves the others as wide as they are', async () => {
  const { user, separator } = await show();
  await drag(user, separator, 60);
  rendered.mockClear();
  await user.pointer({ target: separator, coords: { clientX: 540 } });
  expect(screen.getByRole('table').style.getPropertyValue('--portico-width-name')).toBe('240px');
  expect(separator.getAttribute('aria-valuenow')).toBe('240');
  // Rows are not rendered until the pointer is released.
  expect(rendered).not.toHaveBeenCalled();
  await release(user);
  expect(chosen()).toBe('{"name":240,"port":200}');
});

it('grows columns to the left where text runs to the left', async () => {
  const { user, separator } = await show({ direction: 'rtl' });
  await drag(user, separator, -50);
  await release(user);
  expect(chosen()).toBe('{"name":250,"port":200}');
  separator.focus();
  await user.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('{"name":260,"port":200}');
});

it('returns to the widths of before with Escape, and changes nothing by a click', async () => {
  const { user, separator } = await show();
  await user.click(separator);
  expect(chosen()).toBe('');
  separator.focus();
  await drag(user, separator, 60);
  await user.keyboard('{Escape}');
  await user.pointer({ target: separator, coords: { clientX: 600 } });
  await release(user);
  expect(chosen()).toBe('');
  expect(area()?.hasAttribute('data-sized')).toBe(false);
  expect(screen.getByRole('table').style.getPropertyValue('--portico-width-name')).toBe('');
});

it('changes the width by arrows, Home and End within its limits, and returns to the rows', async () => {
  const { user, separator } = await show();
  separator.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(chosen()).toBe('{"name":210,"port":200}');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(chosen()).toBe('{"name":72,"port":200}');
  await user.keyboard('{End}{ArrowRight}');
  expect(separator.getAttribute('aria-valuenow')).toBe(separator.getAttribute('aria-valuemax'));
  for (const key of ['{Enter}', '{Escape}', '{ArrowDown}']) {
    act(() => separator.focus());
    await user.keyboard(key);
    expect(document.activeElement?.textContent).toContain('Anna');
  }
});

it('fits a column to its content by a double click, and returns to automatic widths', async () => {
  const { user, separator } = await show();
  await user.dblClick(separator);
  expect(chosen()).toBe('{"name":333,"port":200}');
  expect(area()?.dataset.sized).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(area()?.hasAttribute('data-sized')).toBe(false);
  expect(screen.getByRole('table').style.length).toBe(0);
});

it('gives the last column what is left where no menus follow it', async () => {
  const { user, separator } = await show({ actions: false });
  expect(screen.getAllByRole('separator')).toEqual([separator]);
  await drag(user, separator, 10);
  await release(user);
  expect(chosen()).toBe('{"name":210}');
});

it('names the heads of columns by their titles alone', async () => {
  await show();
  expect(screen.getByRole('columnheader', { name: 'Name' })).not.toBeNull();
});
