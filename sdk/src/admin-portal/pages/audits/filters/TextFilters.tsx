import { Funnel } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { AuditColumn } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { Form } from '../../../../ui/Form';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/TextField';
import { columnTitle, textFilterOf } from '../audit-columns';
import { useAudits, useAuditsStore } from '../use-audits';
import { FilterChip } from './FilterChip';

/** The longest text that the service filters by. */
const MAX_LENGTH = 320;

/** A filter by a part of a column's text, as a sentence: `Email contains ada`. */
export function TextFilterChip({ column }: { column: AuditColumn }) {
  const t = useTranslate();
  const setText = useSetText();
  const texts = useAudits((audits) => audits.query.texts);
  const name = textFilterOf(column);
  const value = (name && texts[name]) ?? '';
  const field = columnTitle(t, column);
  return (
    <FilterChip
      label={field}
      trigger={<span>{t('adminPortal.auditLogs.containsSentence', { field, value })}</span>}
      onClear={() => setText(column, '')}
    >
      {(close) => <TextFilterForm columns={[column]} value={value} onDone={close} />}
    </FilterChip>
  );
}

/** Adds a filter by a part of a column's text. */
export function AddTextFilter({ columns }: { columns: readonly AuditColumn[] }) {
  const t = useTranslate();
  const label = t('adminPortal.auditLogs.filter');
  const trigger = (
    <>
      <Funnel size={14} />
      <span>{label}</span>
    </>
  );
  return (
    <FilterChip label={label} trigger={trigger}>
      {(close) => <TextFilterForm columns={columns} value="" onDone={close} />}
    </FilterChip>
  );
}

interface TextFilterFormProps {
  /** The columns to choose from; there is no choice of a single one. */
  columns: readonly AuditColumn[];
  value: string;
  onDone: () => void;
}

function TextFilterForm({ columns, value, onDone }: TextFilterFormProps) {
  const t = useTranslate();
  const setText = useSetText();
  const [chosen, setChosen] = useState(columns[0]?.name);
  const column = columns.find(({ name }) => name === chosen);
  return (
    <Form
      onSubmit={(values) => {
        onDone();
        if (column) setText(column, values.text?.trim() ?? '');
      }}
      validate={({ text }) => (text?.trim() ? {} : { text: t('adminPortal.auditLogs.textMissing') })}
    >
      {columns.length > 1 && (
        <SelectField
          name="column"
          label={t('adminPortal.auditLogs.filterBy')}
          choices={columns.map((one) => ({ value: one.name, label: columnTitle(t, one) }))}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      <TextField
        name="text"
        label={t('adminPortal.auditLogs.containsLabel')}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        defaultValue={value}
      />
      <Button type="submit" size="dense">
        {t('adminPortal.auditLogs.apply')}
      </Button>
    </Form>
  );
}

/** Sets the filter of a column; an empty text removes it. */
function useSetText(): (column: AuditColumn, text: string) => void {
  const store = useAuditsStore();
  return (column, text) => {
    const name = textFilterOf(column);
    if (!name) return;
    const { query, list } = store.getState();
    const { [name]: _, ...others } = query.texts;
    void list({ texts: text ? { ...others, [name]: text } : others, page: 0 });
  };
}
