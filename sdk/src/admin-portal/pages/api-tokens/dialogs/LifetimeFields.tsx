import { useState } from 'react';
import { useApp, useTranslate } from '../../../../app/context';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/TextField';
import { DEFAULT_LIFETIME, lifetimeChoices } from '../token-constants';
import { expiryDate, lifetimeMinutes } from '../token-expiry';

/** Value of the choice for another number of days. */
const CUSTOM = 'custom';

/** How long a new token is valid. The days stay typed while another choice is selected. */
export function useLifetime() {
  const [choice, setChoice] = useState<string>(String(DEFAULT_LIFETIME));
  const [days, setDays] = useState('');
  const isCustom = choice === CUSTOM;
  const value = choice === '' ? null : isCustom ? days : choice;
  return { choice, setChoice, days, setDays, isCustom, value };
}

/** Chooses how long a new token is valid, and shows until when. */
export function LifetimeFields(lifetime: ReturnType<typeof useLifetime>) {
  const t = useTranslate();
  const { choice, setChoice, days, setDays, isCustom, value } = lifetime;
  const summary = useSummary(value);
  const choices = lifetimeChoices.map(({ days: value, text }) => ({
    value,
    label: t(`adminPortal.apiTokens_AddToken.${text}`),
  }));
  return (
    <div className="portico-token-lifetime">
      <SelectField
        name="lifetime"
        label={t('adminPortal.apiTokens_AddToken.expiresInputLabel')}
        nothing={t('adminPortal.apiTokens_AddToken.neverExpire')}
        choices={[...choices, { value: CUSTOM, label: t('adminPortal.tokens.customLifetime') }]}
        help={!isCustom && summary}
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
      />
      {isCustom && (
        <TextField
          name="days"
          label={t('adminPortal.tokens.daysLabel')}
          help={summary}
          inputMode="numeric"
          autoComplete="off"
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
      )}
    </div>
  );
}

/** Until when the token is valid; `null` if the days are not valid. */
function useSummary(lifetime: string | null): string | null {
  const t = useTranslate();
  const now = useApp().session.now();
  if (lifetime === null) return t('adminPortal.tokens.neverExpiresHelp');
  const minutes = lifetimeMinutes(lifetime);
  if (minutes === undefined) return null;
  const date = new Intl.DateTimeFormat(t.language, { dateStyle: 'long' }).format(expiryDate(now, minutes));
  return t('adminPortal.tokens.expiresOn', { date });
}
