import * as z from 'zod/mini';
import type { KnownTextKey, Translate } from '../../../../metadata';
import { isEmail } from '../../../../ui/email-check';
import type { FormValues } from '../../../../ui/Form';
import { required, rule, text } from '../../../parts/form-schema';
import type { BillingDetails } from '../subscriptions-state';

/** A field of the billing details. */
export interface DetailField {
  name: keyof BillingDetails;
  label: KnownTextKey;
  placeholder: KnownTextKey;
  autoComplete: string;
  /** The longest value that the service accepts. */
  maxLength: number;
}

/** The fields, in their order. */
export const detailFields: readonly DetailField[] = [
  {
    name: 'email',
    label: 'adminPortal.subscriptions.emailInputLabel',
    placeholder: 'adminPortal.subscriptions.emailInputPlaceholder',
    autoComplete: 'email',
    maxLength: 320,
  },
  {
    name: 'addressLine1',
    label: 'adminPortal.subscriptions.address1InputLabel',
    placeholder: 'adminPortal.subscriptions.address1InputPlaceholder',
    autoComplete: 'address-line1',
    maxLength: 500,
  },
  {
    name: 'addressLine2',
    label: 'adminPortal.subscriptions.address2InputLabel',
    placeholder: 'adminPortal.subscriptions.address2InputPlaceholder',
    autoComplete: 'address-line2',
    maxLength: 500,
  },
  {
    name: 'city',
    label: 'adminPortal.subscriptions.cityInputLabel',
    placeholder: 'adminPortal.subscriptions.cityInputPlaceholder',
    autoComplete: 'address-level2',
    maxLength: 200,
  },
  {
    name: 'state',
    label: 'adminPortal.subscriptions.stateInputLabel',
    placeholder: 'adminPortal.subscriptions.stateInputPlaceholder',
    autoComplete: 'address-level1',
    maxLength: 200,
  },
  {
    name: 'postalCode',
    label: 'adminPortal.subscriptions.postCodeInputLabel',
    placeholder: 'adminPortal.subscriptions.postCodeInputPlaceholder',
    autoComplete: 'postal-code',
    maxLength: 50,
  },
  {
    name: 'country',
    label: 'adminPortal.subscriptions.countryInputLabel',
    placeholder: 'adminPortal.subscriptions.countryInputPlaceholder',
    autoComplete: 'country-name',
    maxLength: 100,
  },
];

/** Letters and digits of any script, in groups: a postal code has no other characters. */
const POSTAL_CODE = /^[\p{L}\d]+([ -][\p{L}\d]+)*$/u;

/** The details that were typed, without spaces at their ends. */
export function readDetails(values: FormValues): BillingDetails {
  const trimmed = detailFields.map(({ name }) => [name, (values[name] ?? '').trim()]);
  return Object.fromEntries(trimmed) as BillingDetails;
}

/** The rules of the details. Many countries have no states, and most addresses no second line. */
export const detailsSchema = (t: Translate) =>
  z.object({
    email: text(
      required(() => t('adminPortal.subscriptions.emailIsRequired')),
      rule(isEmail, () => t('adminPortal.subscriptions.emailMustBeValid')),
    ),
    addressLine1: text(required(() => t('adminPortal.subscriptions.address1IsRequired'))),
    city: text(required(() => t('adminPortal.subscriptions.cityIsRequired'))),
    postalCode: text(
      required(() => t('adminPortal.subscriptions.postCodeIsRequired')),
      rule(
        (code) => POSTAL_CODE.test(code),
        () => t('adminPortal.subscriptions.postCodeIsInvalid'),
      ),
    ),
    country: text(required(() => t('adminPortal.subscriptions.countryIsRequired'))),
  });
