// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FaultsTab } from './FaultsTab';

afterEach(cleanup);

function openTab() {
  const world = createWorld({ latency: 0 });
  render(<FaultsTab world={world} />);
  return world;
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

it('asks for the detail of the chosen kind only', () => {
  openTab();
  const details = ['Status', 'Milliseconds', 'Max age (seconds)'];
  const asked = (kind: string) => {
    type('What goes wrong', kind);
    return details.filter((label) => screen.queryByLabelText(label));
  };
  expect(asked('status')).toEqual(['Status']);
  expect(asked('delay')).toEqual(['Milliseconds']);
  expect(asked('step-up')).toEqual(['Max age (seconds)']);
  expect(asked('offline')).toEqual([]);
});

it('adds a rule with what is typed, lists it and removes it', async () => {
  const world = openTab();
  type('What goes wrong', 'step-up');
  type('Max age (seconds)', '60');
  type('Times (0: always)', '1');
  fireEvent.click(screen.getByRole('button', { name: 'Add fault' }));
  expect(world.faults.list()).toMatchObject([{ kind: 'step-up', maxAge: 60, times: 1 }]);
  fireEvent.click(
    await screen.findByRole('button', { name: /^Remove: .*needs a second factor, at most 60 s old, once$/ }),
  );
  expect(world.faults.list()).toEqual([]);
});
