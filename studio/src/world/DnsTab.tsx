import type { World } from '@portico/mock-backend';
import { Trash2 } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button, IconButton } from '../ui/Button';
import { Field } from '../ui/Field';
import type { TabProps } from './tab-props';
import { useWorld } from './use-world';

const records = (world: World) => world.dns.list();

/** The DNS of this world, and a form to publish a record, which proves the ownership of a domain. */
export function DnsTab({ world }: Pick<TabProps, 'world'>) {
  const list = useWorld(world, records);
  const domains = [...new Set(list.map(({ domain }) => domain))];
  const textsOf = (domain: string) => list.filter((record) => record.domain === domain).map(({ text }) => text);
  return (
    <div className="world-dns">
      <RecordEditor world={world} />
      <ul className="world-rules" aria-label="DNS records">
        {domains.map((domain) => (
          <li key={domain}>
            <span>
              {domain}: {textsOf(domain).join(', ')}
            </span>
            <IconButton label={`Remove the records of ${domain}`} onClick={() => world.dns.remove(domain)}>
              <Trash2 size={14} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RecordEditor({ world }: { world: World }) {
  function publish(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    world.dns.publish({ domain: String(values.get('domain')).trim(), text: String(values.get('text')).trim() });
    event.currentTarget.reset();
  }
  return (
    <form className="world-dns-form" onSubmit={publish}>
      <RecordField name="domain" label="Name of the TXT record" />
      <RecordField name="text" label="Value of the TXT record" />
      <Button type="submit" variant="outlined">
        Publish the record
      </Button>
    </form>
  );
}

function RecordField({ name, label }: { name: string; label: string }) {
  return (
    <Field label={label}>
      {(ids) => (
        <input
          {...ids}
          name={name}
          className="studio-input"
          data-own-undo
          required
          // A space alone is no record.
          pattern=".*\S.*"
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
