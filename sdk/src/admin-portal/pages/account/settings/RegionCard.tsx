import { useMemo } from 'react';
import { useTranslate } from '../../../../app/context';
import { SelectField } from '../../../../ui/fields/SelectField';
import { SearchSelect } from '../../../../ui/SearchSelect';
import { TextField } from '../../../../ui/TextField';
import { SettingsCard } from '../../../parts/settings-form/SettingsCard';
import { useSettingsForm } from '../../../parts/settings-form/use-settings-form';
import { timeIn, timezoneOptions } from '../../../parts/timezones';
import { useMinute } from '../../../parts/use-minute';
import { useFieldAppearances } from '../account-appearances';
import type { AccountCardProps } from './CompanyCard';
import { currencyOptions } from './currencies';
import { dateFormats, formatTime, timeFormats } from './date-formats';

type RegionSetting = 'timezone' | 'currency' | 'dateFormat' | 'timeFormat';

/** Time zone, currency and formats. */
export function RegionCard({ settings, onSave, readOnly }: AccountCardProps & { readOnly: boolean }) {
  const t = useTranslate();
  const { timezone, currency, dateFormat, timeFormat } = settings;
  const saved = { timezone, currency, dateFormat, timeFormat };
  const form = useSettingsForm<Record<RegionSetting, string>>({ saved, onSave });
  const appearances = useFieldAppearances();
  return (
    <SettingsCard
      title={t('adminPortal.accountSettings.regionTitle')}
      description={t('adminPortal.accountSettings.regionSubtitle')}
      form={form}
    >
      {appearances.timezone !== 'hidden' && (
        <TimezoneField form={form} readOnly={appearances.timezone === 'viewOnly'} />
      )}
      {appearances.currency !== 'hidden' && (
        <CurrencyField form={form} readOnly={appearances.currency === 'viewOnly'} />
      )}
      <FormatFields form={form} readOnly={readOnly} />
    </SettingsCard>
  );
}

interface RegionFieldProps {
  form: ReturnType<typeof useSettingsForm<Record<RegionSetting, string>>>;
  readOnly: boolean;
}

/** The error of a refused field. */
function useRefusal({ refused }: RegionFieldProps['form'], setting: RegionSetting): string | undefined {
  const t = useTranslate();
  return refused.has(setting) ? t('adminPortal.settingsForm.refused') : undefined;
}

function TimezoneField({ form, readOnly }: RegionFieldProps) {
  const t = useTranslate();
  const now = useMinute();
  const value = form.values.timezone;
  const options = useMemo(() => timezoneOptions(value), [value]);
  const time = timeIn(t.language, value, now);
  const help = time && t('adminPortal.accountSettings.timeThere', { time });
  const shared = { name: 'timezone', label: t('adminPortal.accountSettings.timezone'), help };
  const error = useRefusal(form, 'timezone');
  if (readOnly) return <ReadOnly {...shared} value={options.find(({ code }) => code === value)?.name ?? value} />;
  return (
    <SearchSelect
      {...shared}
      error={error}
      options={options}
      value={value}
      onSelect={(code) => form.set('timezone', code)}
      placeholder={t('adminPortal.accountSettings.setTimezoneButton')}
      detail={({ code }) => timeIn(t.language, code, now)}
      texts={{
        list: t('adminPortal.accountSettings.timezones'),
        search: t('adminPortal.accountSettings.searchTimezone'),
        nothing: t('adminPortal.accountSettings.noTimezone'),
      }}
    />
  );
}

function CurrencyField({ form, readOnly }: RegionFieldProps) {
  const t = useTranslate();
  const value = form.values.currency;
  const options = useMemo(() => currencyOptions(t.language), [t.language]);
  const shared = { name: 'currency', label: t('adminPortal.accountSettings.currency') };
  const error = useRefusal(form, 'currency');
  if (readOnly) return <ReadOnly {...shared} value={options.find(({ code }) => code === value)?.name ?? value} />;
  return (
    <SearchSelect
      {...shared}
      error={error}
      options={options}
      value={value}
      onSelect={(code) => form.set('currency', code)}
      placeholder={t('adminPortal.accountSettings.setCurrencyButton')}
      detail={({ symbol }) => symbol}
      texts={{
        list: t('adminPortal.accountSettings.currencies'),
        search: t('adminPortal.accountSettings.searchCurrency'),
        nothing: t('adminPortal.accountSettings.noCurrency'),
      }}
    />
  );
}

/** The formats, each with today's date or the time as an example. */
function FormatFields({ form, readOnly }: RegionFieldProps) {
  const t = useTranslate();
  const now = useMinute();
  const { timezone } = form.values;
  return (['dateFormat', 'timeFormat'] as const).map((setting) => {
    const value = form.values[setting];
    const known: readonly string[] = setting === 'dateFormat' ? dateFormats : timeFormats;
    const patterns = value && !known.includes(value) ? [value, ...known] : known;
    const example = (pattern: string) => formatTime(pattern, { language: t.language, timezone, now });
    const nothing = t('adminPortal.accountSettings.formatOfLanguage');
    const label = t(`adminPortal.accountSettings.${setting}`);
    if (readOnly)
      return <ReadOnly key={setting} name={setting} label={label} value={value ? example(value) : nothing} />;
    return (
      <SelectField
        key={setting}
        name={setting}
        label={label}
        error={form.refused.has(setting) ? t('adminPortal.settingsForm.refused') : undefined}
        nothing={nothing}
        choices={patterns.map((pattern) => ({ value: pattern, label: example(pattern) }))}
        value={value}
        onChange={({ target }) => form.set(setting, target.value)}
      />
    );
  });
}

function ReadOnly({ value, ...texts }: { name: string; label: string; help?: string | undefined; value: string }) {
  const t = useTranslate();
  return <TextField {...texts} readOnly value={value} placeholder={t('adminPortal.accountSettings.notSet')} />;
}
