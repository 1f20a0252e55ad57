import type { KnownTextKey, Translate } from '../../../../metadata';
import { isEmail } from '../../../../ui/email-check';
import type { FormValues } from '../../../../ui/Form';
import type { FormErrors } from '../../../../ui/form-errors';
import type { BillingDetails } from '../subscriptions-state';

/** A field of the billing details. */
export interface DetailField {
  name: keyof BillingDetails;
  label: KnownTextKey;
  placeholder: KnownTextKey;
  autoComplete: string;
  /** The longest value that the service accepts. */
  maxLength: number;
  /** What the field says without a value; absent if it may be empty. */
  required?: KnownTextKey;
}

/** The fields, in their order. Many countries have no states, and most addresses no second line. */
export const detailFields: readonly DetailField[] = [
  {
    name: 'email',
    label: 'adminPortal.subscriptions.emailInputLabel',
    placeholder: 'adminPortal.subscriptions.emailInputPlaceholder',
    autoComplete: 'email',
    maxLength: 320,
    required: 'adminPortal.subscriptions.emailIsRequired',
  },
  {
    name: 'addressLine1',
    label: 'adminPortal.subscriptions.address1InputLabel',
    placeholder: 'adminPortal.subscriptions.address1InputPlaceholder',
    autoComplete: 'address-line1',
    maxLength: 500,
    required: 'adminPortal.subscriptions.address1IsRequired',
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
    required: 'adminPortal.subscriptions.cityIsRequired',
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
    required: 'adminPortal.subscriptions.postCodeIsRequired',
  },
  {
    name: 'country',
    label: 'adminPortal.subscriptions.countryInputLabel',
    placeholder: 'adminPortal.subscriptions.countryInputPlaceholder',
    autoComplete: 'country-name',
    maxLength: 100,
    required: 'adminPortal.subscriptions.countryIsRequired',
  },
];

/** Letters and digits of any script, in groups: a postal code has no other characters. */
const POSTAL_CODE = /^[\p{L}\d]+([ -]?[\p{L}\d]+)*$/u;

/** The details that were typed, without spaces at their ends. */
export function readDetails(values: FormValues): BillingDetails {
  const trimmed = detailFields.map(({ name }) => [name, (values[name] ?? '').trim()]);
  return Object.fromEntries(trimmed) as BillingDetails;
}

/** What is wrong with the details, by field. */
export function detailProblems(t: Translate, values: FormValues): FormErrors {
  const details = readDetails(values);
  const missing = detailFields.flatMap(({ name, required }) =>
    required && details[name] === '' ? [[name, t(required)]] : [],
  );
  const { email, postalCode } = details;
  return {
    ...(email && !isEmail(email) && { email: t('adminPortal.subscriptions.emailMustBeValid') }),
    ...(postalCode &&
      !POSTAL_CODE.test(postalCode) && { postalCode: t('adminPortal.subscriptions.postCodeIsInvalid') }),
    ...Object.fromEntries(missing),
  };
}
