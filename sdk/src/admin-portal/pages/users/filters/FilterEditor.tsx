import { useState } from 'react';
import * as z from 'zod/mini';
import { useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import type { Translate } from '../../../../metadata';
import { Button } from '../../../../ui/Button';
import { Form, type FormValues } from '../../../../ui/Form';
import { SelectField } from '../../../../ui/fields/SelectField';
import { choices, formErrors, rule } from '../../../parts/form-schema';
import { FilterValueFields } from './FilterValueFields';
import { fieldLabels, operatorLabels } from './filter-texts';
import {
  type FilterField,
  type FilterOperator,
  filterFields,
  isValidFilter,
  operatorsOf,
  type UserFilter,
} from './user-filter';

export interface FilterEditorProps {
  /** The fields to choose from; there is no choice of a single one. */
  fields: readonly FilterField[];
  filter?: UserFilter;
  onApply: (filter: UserFilter) => void;
}

/** A form for one filter: field, operator and value. */
function FilterEditor({ fields, filter, onApply }: FilterEditorProps) {
  const t = useTranslate();
  const [field, setField] = useState<FilterField>(filter?.field ?? fields[0] ?? 'name');
  const operators: readonly FilterOperator[] = operatorsOf[filterFields[field]];
  const [chosen, setOperator] = useState<FilterOperator | undefined>(filter?.operator);
  const operator = operators.find((known) => known === chosen) ?? operators[0] ?? 'is';
  const read = (values: FormValues) => valuesOf(field, operator, values);
  return (
    <Form
      onSubmit={(values) => onApply({ field, operator, values: read(values) })}
      validate={(values) => formErrors(filterSchema(t, field, operator), { value: read(values) })}
    >
      {fields.length > 1 && (
        <SelectField
          name="field"
          label={t('adminPortal.users_Filters.fieldLabel')}
          choices={fields.map((value) => ({ value, label: t(fieldLabels[value]) }))}
          value={field}
          onChange={(event) => setField(fields.find((known) => known === event.target.value) ?? field)}
        />
      )}
      {operators.length > 1 && (
        <SelectField
          name="operator"
          label={t('adminPortal.users_Filters.operatorLabel')}
          choices={operators.map((value) => ({ value, label: t(operatorLabels[value]) }))}
          value={operator}
          onChange={(event) => setOperator(operators.find((known) => known === event.target.value))}
        />
      )}
      <FilterValueFields key={field} field={field} operator={operator} values={filter?.values ?? []} />
      <Button type="submit" size="dense">
        {t('adminPortal.users_Filters.apply')}
      </Button>
    </Form>
  );
}

/** The rule of the values of a filter; what breaks it is said at the first field of a range. */
const filterSchema = (t: Translate, field: FilterField, operator: FilterOperator) =>
  z.object({
    value: choices(
      rule(
        (values) => isValidFilter({ field, operator, values }),
        () => t(problems[problemOf(field, operator)]),
      ),
    ),
  });

const problems = {
  text: 'adminPortal.users_Filters.valueMissing',
  pattern: 'adminPortal.users_Filters.patternInvalid',
  number: 'adminPortal.users_Filters.numberInvalid',
  date: 'adminPortal.users_Filters.dateInvalid',
  range: 'adminPortal.users_Filters.rangeInvalid',
} as const;

function problemOf(field: FilterField, operator: FilterOperator): keyof typeof problems {
  if (operator === 'matches') return 'pattern';
  if (operator === 'between_date' || operator === 'between_numeric') return 'range';
  const kind = filterFields[field];
  return kind === 'number' || kind === 'date' ? kind : 'text';
}

function valuesOf(field: FilterField, operator: FilterOperator, { value = '', end }: FormValues): string[] {
  if (end !== undefined) return [value, end];
  if (filterFields[field] !== 'text' || operator !== 'in_list') return [value.trim()];
  return value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

/** The component alone: its texts and styles come with what loads it. */
export const content: LazyContent<FilterEditorProps> = { component: FilterEditor };
