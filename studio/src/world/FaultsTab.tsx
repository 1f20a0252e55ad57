import type { FaultKind, FaultRule, World } from '@portico/mock-backend';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '../ui/Button';
import { Field } from '../ui/Field';
import { Select } from '../ui/Select';
import {
  callsToChoose,
  describeRule,
  type FaultDetail,
  type FaultForm,
  faultDetails,
  faultTitles,
  ruleOf,
} from './fault-rules';
import type { TabProps } from './tab-props';
import { useWorld } from './use-world';

const rules = (world: World) => world.faults.list();
const asked = (world: World) =>
  world.journal
    .list()
    .flatMap(({ method, call }) => (call === null ? [] : [call.includes(' ') ? call : `${method} ${call}`]));

const kinds = (Object.keys(faultTitles) as FaultKind['kind'][]).map((value) => ({ value, label: faultTitles[value] }));

const quick: readonly { label: string; rule: FaultRule }[] = [
  { label: 'Everything offline', rule: { call: '*', kind: 'offline' } },
  { label: 'Everything slow', rule: { call: '*', kind: 'delay', ms: 3000 } },
  { label: 'Everything fails', rule: { call: '*', kind: 'status', status: 500 } },
];

const empty: FaultForm = {
  call: 'POST /identity/resources/auth/v1/user',
  kind: 'status',
  status: 500,
  ms: 3000,
  maxAge: 300,
  times: 0,
};

/** The active faults of this world, and a form to add one. */
export function FaultsTab({ world }: Pick<TabProps, 'world'>) {
  const list = useWorld(world, rules);
  return (
    <div className="world-faults">
      <div className="world-row">
        {quick.map(({ label, rule }) => (
          <Button key={label} variant="outlined" onClick={() => world.faults.add(rule)}>
            {label}
          </Button>
        ))}
        {list.length > 0 && <Button onClick={world.faults.clear}>Everything works again</Button>}
      </div>
      <FaultEditor world={world} />
      <ul className="world-rules" aria-label="Faults">
        {list.map((rule) => (
          <li key={rule.id}>
            <span>{describeRule(rule)}</span>
            <IconButton label={`Remove: ${describeRule(rule)}`} onClick={() => world.faults.remove(rule.id)}>
              <Trash2 size={14} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FaultEditor({ world }: { world: World }) {
  const calls = callsToChoose(useWorld(world, asked));
  const [form, setForm] = useState(empty);
  const change = (part: Partial<FaultForm>) => setForm({ ...form, ...part });
  const detail = faultDetails[form.kind];
  function add(event: FormEvent): void {
    event.preventDefault();
    world.faults.add(ruleOf(form));
  }
  return (
    <form className="world-fault-form" onSubmit={add}>
      <Field label="Call">
        {(ids) => (
          <Select
            {...ids}
            value={form.call}
            options={calls.map(({ call, title }) => ({ value: call, label: title }))}
            onChange={(call) => change({ call })}
          />
        )}
      </Field>
      <Field label="What goes wrong">
        {(ids) => <Select {...ids} value={form.kind} options={kinds} onChange={(kind) => change({ kind })} />}
      </Field>
      {detail && (
        <NumberField
          label={detail.label}
          least={detail.least}
          most={detail.most}
          value={form[detail.name]}
          onChange={(value) => setForm({ ...form, [detail.name]: value })}
        />
      )}
      <NumberField
        label="Times (0: always)"
        value={form.times}
        least={0}
        most={99}
        onChange={(times) => change({ times })}
      />
      <Button type="submit" variant="outlined">
        Add fault
      </Button>
    </form>
  );
}

interface NumberFieldProps extends Pick<FaultDetail, 'label' | 'least' | 'most'> {
  value: number;
  onChange: (value: number) => void;
}

function NumberField({ label, value, least, most, onChange }: NumberFieldProps) {
  return (
    <Field label={label}>
      {(ids) => (
        <input
          {...ids}
          className="studio-input"
          data-own-undo
          type="number"
          required
          min={least}
          max={most}
          value={Number.isNaN(value) ? '' : value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}
