import type { SsoConfiguration } from '../../../../../contract';
import type { Translate } from '../../../../../metadata';
import { isWebAddress } from '../../metadata/read-metadata';
import { MAX_SETTING_LENGTH } from '../../sso-constants';

/** The texts of a field with an address. */
interface AddressTexts {
  required: string;
  invalid: string;
}

/** What is wrong with the address of a provider. */
export function addressProblem(t: Translate, address: string, texts: AddressTexts): string | undefined {
  if (address.trim() === '') return texts.required;
  return isWebAddress(address.trim()) ? lengthProblem(t, address) : texts.invalid;
}

/** What is wrong with a text that is required. */
export function requiredProblem(t: Translate, text: string, required: string): string | undefined {
  return text.trim() === '' ? required : lengthProblem(t, text);
}

/** Whether a text is longer than the service takes. */
export function lengthProblem(t: Translate, text: string): string | undefined {
  return text.length > MAX_SETTING_LENGTH ? t('common.fields.isTooLong', { length: MAX_SETTING_LENGTH }) : undefined;
}

/** Without a domain nothing is saved: the entries stay as a draft (portal spec §5, §9 "Preview mode"). */
export function domainProblem(t: Translate, { domains }: SsoConfiguration): string | undefined {
  return domains.length === 0 ? t('adminPortal.sso_ConfigureIdp.needsDomain') : undefined;
}
