import type { SignUpTerms } from './sign-up-state';

/** Fields that a sign-up form may have of its own (contract: metadata §6.4). */
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

/** Whatever can look at a value and throws what is wrong with it: schemas of the usual libraries can. */
interface FieldSchema {
  validateSync(value: unknown): unknown;
}

/** A choice of a custom select. */
interface FieldChoice {
  label: string;
  value: string | number;
}

/** What a custom field looks like; which of these count depends on its kind. */
interface CustomFieldProps {
  label?: string;
  placeholder?: string;
  /** A line of help. */
  tip?: string;
  addRequiredAsterisk?: boolean;
  autoComplete?: string;
  multiline?: boolean;
  type?: string;
  multi?: boolean;
  options?: readonly FieldChoice[];
  clearable?: boolean;
}

/** How a vendor changes one field, or adds one (contract: metadata §6.4, `overrideSignupFields`). */
export interface FieldOverride {
  type?: string;
  fieldType?: 'input' | 'select' | 'disclaimer';
  fieldProps?: CustomFieldProps;
  /** Columns of twelve. */
  flex?: number;
  order?: number;
  hide?: boolean;
  autoFocus?: boolean;
  initialValue?: unknown;
  validationSchema?: unknown;
}

/** One field of the form, in the order of the form. */
export interface SignUpField {
  name: string;
  kind: StandardFieldName | 'input' | 'select' | 'consent';
  required: boolean;
  /** Of the twelve columns of the form. */
  columns: number;
  autoFocus: boolean;
  initialValue: string;
  schema: FieldSchema | undefined;
  custom: CustomFieldProps;
}

/** What the theme of the sign-up page says about its form (contract: metadata §6.4). */
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
/** A field whose place is given stands before one that has the same place by nature. */
const HALF_A_PLACE = 0.5;

/** The fields of the form: as the service wants them, then as the vendor's theme does. */
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
  // Somebody has to be named, whatever the vendor says: by the address unless by something else.
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
