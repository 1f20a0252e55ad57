// @vitest-environment jsdom
import { createWorld } from '@portico/mock-backend';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DnsTab } from './DnsTab';

afterEach(cleanup);

it('publishes a record with what is typed, lists it and removes it', async () => {
  const world = createWorld({ latency: 0 });
  render(<DnsTab world={world} />);
  const before = world.dns.list();
  const [domain, text] = [
    screen.getByLabelText('Name of the TXT record'),
    screen.getByLabelText('Value of the TXT record'),
  ];
  fireEvent.change(domain, { target: { value: ' Acme.example ' } });
  fireEvent.change(text, { target: { value: 'portico-verification=abc' } });
  fireEvent.click(screen.getByRole('button', { name: 'Publish the record' }));
  expect(world.dns.list()).toEqual([...before, { domain: 'acme.example', text: 'portico-verification=abc' }]);
  expect([domain, text].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the records of acme.example' }));
  expect(world.dns.list()).toEqual(before);
});
