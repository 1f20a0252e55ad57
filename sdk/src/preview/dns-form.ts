import type { World } from '@portico/mock-backend';
import { make } from './make-element';

/** Returns a form that publishes a TXT record in the DNS of every world, as the owner of a domain does at a registrar. */
export function dnsForm(worlds: readonly { world: World }[]): HTMLElement {
  // A space alone is no record.
  const attributes = { required: '', pattern: '.*\\S.*', autocomplete: 'off', spellcheck: 'false' };
  const [domain, text] = [make('input', attributes), make('input', attributes)];
  const result = make('p', { role: 'status' });
  const form = make(
    'form',
    {},
    make('h3', {}, 'DNS'),
    result,
    make('label', {}, 'Name of the TXT record', domain),
    make('label', {}, 'Value of the TXT record', text),
    make('button', { type: 'submit' }, 'Publish the record'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const record = { domain: domain.value.trim(), text: text.value.trim() };
    for (const { world } of worlds) world.dns.publish(record);
    form.reset();
    result.textContent = `${record.domain} has the record now.`;
  });
  return form;
}
