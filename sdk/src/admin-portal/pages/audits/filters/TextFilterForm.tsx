import { useState } from 'react';
import * as z from 'zod/mini';
import { useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import type { AuditColumn } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { Button } from '../../../../ui/Button';
import { Form } from '../../../../ui/Form';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/TextField';
import { formErrors, required, text } from '../../../parts/form-schema';
import { columnTitle } from '../audit-columns';
import { useSetText } from './use-set-text';

/** The longest text that the service filters by. */
const MAX_LENGTH = 320;

export interface TextFilterFormProps {
  /** The columns to choose from; there is no choice of a single one. */
  columns: readonly AuditColumn[];
  value: string;
  onDone: () => void;
}

/** The form of a filter by a part of a column's text. */
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
      validate={(values) => formErrors(textSchema(t), values)}
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

const textSchema = (t: Translate) => z.object({ text: text(required(() => t('adminPortal.auditLogs.textMissing'))) });

/** The component alone: its texts and styles come with what loads it. */
export const content: LazyContent<TextFilterFormProps> = { component: TextFilterForm };
