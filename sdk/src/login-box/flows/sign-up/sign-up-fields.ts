import type { SignUpTerms } from './sign-up-state';

/** The standard fields of the sign-up form (contract: metadata §6.4). */
const standardFields = [
  'name',
  'firstName',
  'lastName',
  'email',
  'companyName',
  'username',
  'phoneNumber',
  'password',
  'confirmPassword',
  'disclaimer',
] as const;
type StandardFieldName = (typeof standardFields)[number];

/** A schema that throws an error for an invalid value, as those of Yup do. */
interface FieldSchema {
  validateSync(value: unknown): unknown;
}

/** An option of a custom select. */
interface FieldChoice {
  label: string;
  value: string | number;
}

/** Properties of a custom field; its kind decides which of them apply. */
interface CustomFieldProps {
  label?: string;
  placeholder?: string;
  /** Help text. */
  tip?: string;
  addRequiredAsterisk?: boolean;
  autoComplete?: string;
  multiline?: boolean;
  type?: string;
  multi?: boolean;
  options?: readonly FieldChoice[];
  clearable?: boolean;
}

/** The vendor's change to one field, or a new field (contract: metadata §6.4, `overrideSignupFields`). */
export interface FieldOverride {
  type?: string;
  fieldType?: 'input' | 'select' | 'disclaimer';
  fieldProps?: CustomFieldProps;
  /** Width in columns; the form has twelve. */
  flex?: number;
  order?: number;
  hide?: boolean;
  autoFocus?: boolean;
  initialValue?: unknown;
  validationSchema?: unknown;
}

/** One field of the form. */
export interface SignUpField {
  name: string;
  kind: StandardFieldName | 'input' | 'select' | 'consent';
  required: boolean;
  /** Width in columns; the form has twelve. */
  columns: number;
  autoFocus: boolean;
  initialValue: string;
  schema: FieldSchema | undefined;
  custom: CustomFieldProps;
}

/** Theme options of the sign-up form (contract: metadata §6.4). */
export interface FormTheme {
  hideCompanyName: boolean;
  splitFullName: boolean;
  confirmPassword: boolean;
  phoneNumber: FieldSetting;
  username: FieldSetting;
  disclaimer: { shown: boolean; required: boolean };
}

interface FieldSetting {
  enabled: boolean;
  required: boolean;
}

const ALL_COLUMNS = 12;
const HALF = 6;
/** Added to default positions, so that a field with an explicit `order` precedes the default one at that position. */
const HALF_A_PLACE = 0.5;

/** Returns the fields in their order: first as the service requires them, then with the changes of the theme. */
export function signUpFields(
  terms: SignUpTerms,
  theme: FormTheme,
  overrides: Readonly<Record<string, FieldOverride>> = {},
): SignUpField[] {
  const standard = standardFields.filter((name) => isAsked(name, terms, theme));
  const custom = Object.keys(overrides).filter((name) => overrides[name]?.type === 'custom');
  const fields = [...standard, ...custom.filter((name) => !isStandard(name))];
  return fields
    .filter((name) => !overrides[name]?.hide)
    .map((name, index) => ({
      field: fieldOf(name, terms, theme, overrides[name]),
      place: overrides[name]?.order ?? index + HALF_A_PLACE,
    }))
    .sort((a, b) => a.place - b.place)
    .map(({ field }) => field);
}

function isStandard(name: string): name is StandardFieldName {
  return (standardFields as readonly string[]).includes(name);
}

function isAsked(name: StandardFieldName, terms: SignUpTerms, theme: FormTheme): boolean {
  const { identifiers, withPassword, team } = terms;
  switch (name) {
    case 'name':
      return !theme.splitFullName;
    case 'firstName':
    case 'lastName':
      return theme.splitFullName;
    case 'email':
      return identifiers.email.isActive;
    case 'companyName':
      return team === null && !theme.hideCompanyName;
    case 'username':
    case 'phoneNumber':
      return identifiers[name].isActive || theme[name].enabled;
    case 'password':
      return withPassword;
    case 'confirmPassword':
      return withPassword && theme.confirmPassword;
    case 'disclaimer':
      return theme.disclaimer.shown;
  }
}

function isRequired(name: StandardFieldName, { identifiers }: SignUpTerms, theme: FormTheme): boolean {
  if (name === 'disclaimer') return theme.disclaimer.required;
  if (name === 'username' || name === 'phoneNumber') return identifiers[name].isRequired || theme[name].required;
  // An account needs an identifier: the e-mail address is required if the phone number isn't.
  if (name === 'email') return identifiers.email.isRequired || !identifiers.phoneNumber.isRequired;
  return true;
}

function fieldOf(name: string, terms: SignUpTerms, theme: FormTheme, override: FieldOverride = {}): SignUpField {
  const { flex, autoFocus = false, initialValue, fieldType, fieldProps = {} } = override;
  const narrow = name === 'firstName' || name === 'lastName' ? HALF : ALL_COLUMNS;
  return {
    name,
    kind: isStandard(name) ? name : fieldType === 'disclaimer' ? 'consent' : (fieldType ?? 'input'),
    required: isStandard(name) ? isRequired(name, terms, theme) : fieldProps.addRequiredAsterisk === true,
    columns: Math.min(Math.max(Math.round(flex ?? narrow), 1), ALL_COLUMNS),
    autoFocus,
    initialValue: typeof initialValue === 'string' || typeof initialValue === 'number' ? String(initialValue) : '',
    schema: isSchema(override.validationSchema) ? override.validationSchema : undefined,
    custom: fieldProps,
  };
}

function isSchema(value: unknown): value is FieldSchema {
  return typeof (value as Partial<FieldSchema> | null | undefined)?.validateSync === 'function';
}
