import { useTranslate } from '../../../../app/context';
import type { Translate } from '../../../../metadata';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/TextField';
import { managedByLabel } from './filter-sentence';
import { type FilterField, type FilterKind, type FilterOperator, filterFields, isRange } from './user-filter';

export interface FilterValueFieldsProps {
  field: FilterField;
  operator: FilterOperator;
  values: readonly string[];
}

const inputs: Partial<Record<FilterKind, 'number' | 'date'>> = { number: 'number', date: 'date' };

/** The fields for the value of a filter, or for the start and the end of a range. */
export function FilterValueFields({ field, operator, values }: FilterValueFieldsProps) {
  const t = useTranslate();
  const kind = filterFields[field];
  const type = inputs[kind] ?? 'text';
  if (kind === 'choice' || kind === 'yesNo') {
    return (
      <SelectField
        name="value"
        label={t('adminPortal.users_Filters.valueLabel')}
        choices={choicesOf(t, field)}
        defaultValue={values[0]}
      />
    );
  }
  if (isRange(operator)) {
    return (
      <div className="portico-filter-range">
        <TextField
          name="value"
          label={t('adminPortal.users_Filters.startLabel')}
          type={type}
          defaultValue={values[0]}
        />
        <TextField name="end" label={t('adminPortal.users_Filters.endLabel')} type={type} defaultValue={values[1]} />
      </div>
    );
  }
  return (
    <TextField
      name="value"
      label={t('adminPortal.users_Filters.valueLabel')}
      help={operator === 'in_list' ? t('adminPortal.users_Filters.listHelp') : undefined}
      type={type}
      autoComplete="off"
      defaultValue={values.join(', ')}
    />
  );
}

function choicesOf(t: Translate, field: FilterField) {
  if (field === 'managedBy') return ['frontegg', 'scim2'].map((value) => ({ value, label: t(managedByLabel(value)) }));
  return [
    { value: 'true', label: t('adminPortal.users_Filters.yes') },
    { value: 'false', label: t('adminPortal.users_Filters.no') },
  ];
}
