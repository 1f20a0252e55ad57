import { useCallback } from 'react';
import { usePhoneOptions } from '../../../app/use-phone-options';
import { PhoneField, type PhoneFieldProps } from '../../../ui/PhoneField';
import { useBoxOptions } from '../../layout/box-options';
import { isCountryOffered } from '../../layout/phone-countries';
import type { PhoneTexts } from './use-phone-texts';

export interface PhoneNumberFieldProps extends Pick<PhoneFieldProps, 'defaultValue' | 'help' | 'aside'> {
  texts: Pick<PhoneTexts, 'label' | 'placeholder'>;
  /** Default: `phoneNumber`. */
  name?: string;
}

/** A phone number of a country that the vendor allows; validate the form's value with `checkPhone`. */
export function PhoneNumberField({ texts, name = 'phoneNumber', ...field }: PhoneNumberFieldProps) {
  const { phoneCountries } = useBoxOptions();
  const isOffered = useCallback((country: string) => isCountryOffered(country, phoneCountries), [phoneCountries]);
  return (
    <PhoneField
      {...field}
      {...usePhoneOptions()}
      name={name}
      label={texts.label}
      placeholder={texts.placeholder}
      isOffered={isOffered}
    />
  );
}
