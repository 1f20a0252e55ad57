import { useTranslate } from '../../../../app/context';
import { SelectField } from '../../../../ui/fields/SelectField';
import { Switch } from '../../../../ui/Switch';
import { TextField } from '../../../../ui/TextField';
import { durationOf, durationUnits } from '../policies/durations';
import type { Limit } from '../policies/limits';

export interface LimitFieldsProps {
  switchLabel: string;
  description: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  amountLabel: string;
  help?: string;
  limit: Limit;
  /** The number is one of seconds: it is entered in minutes, hours or days. */
  isDuration?: boolean;
}

/** Switches a limit on or off, and asks for its number. */
export function LimitFields({ switchLabel, description, isOn, onSwitch, limit, ...fields }: LimitFieldsProps) {
  return (
    <>
      <Switch label={switchLabel} description={description} checked={isOn} onChange={onSwitch} />
      {isOn && (
        <div className="portico-limit">
          {fields.isDuration ? (
            <DurationFields {...fields} limit={limit} />
          ) : (
            <AmountField {...fields} amount={limit.amount} />
          )}
        </div>
      )}
    </>
  );
}

type FieldProps = Pick<LimitFieldsProps, 'amountLabel' | 'help'>;

function DurationFields({ limit, ...field }: FieldProps & { limit: Limit }) {
  const t = useTranslate();
  const { amount, unit } = durationOf(limit.amount);
  return (
    <>
      <AmountField {...field} amount={Math.max(1, Math.round(amount))} />
      <SelectField
        name="unit"
        label={t('adminPortal.security_EditPolicy.unitLabel')}
        choices={durationUnits.map((value) => ({
          value,
          label: t(`adminPortal.security_SessionManagement.${value}s`),
        }))}
        defaultValue={unit}
      />
    </>
  );
}

function AmountField({ amountLabel, help, amount }: FieldProps & { amount: number }) {
  return (
    <TextField
      name="amount"
      label={amountLabel}
      help={help}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      defaultValue={amount}
    />
  );
}
