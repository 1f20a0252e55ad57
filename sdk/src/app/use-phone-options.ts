import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { PhoneFieldProps } from '../ui/PhoneField';
import { useApp, useTranslate } from './context';

/** Options of every phone field: its texts, the language of the country names, and the likely country of the user. */
export function usePhoneOptions(): Pick<PhoneFieldProps, 'language' | 'regions' | 'texts'> {
  const t = useTranslate();
  const language = useStore(useApp().metadata, (metadata) => metadata.language);
  return useMemo(
    () => ({
      language,
      regions: [...navigator.languages, language],
      texts: {
        country: (country, callingCode = '') =>
          country === undefined
            ? t('common.phoneField.chooseCountry')
            : t('common.phoneField.country', { country, callingCode }),
        callingCode: (callingCode) => t('common.phoneField.callingCode', { callingCode }),
        countries: t('common.phoneField.countries'),
        search: t('common.phoneField.search'),
        noCountry: t('common.phoneField.noCountry'),
      },
    }),
    [t, language],
  );
}
