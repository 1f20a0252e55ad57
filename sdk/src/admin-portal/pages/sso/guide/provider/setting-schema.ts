import type { SsoConfiguration } from '../../../../../contract';
import type { Translate } from '../../../../../metadata';
import { longest, required, rule, text } from '../../../../parts/form-schema';
import { isWebAddress } from '../../metadata/read-metadata';
import { MAX_SETTING_LENGTH } from '../../sso-constants';

/** The texts of a field with an address. */
interface AddressTexts {
  required: () => string;
  invalid: () => string;
  maxLength?: number;
}

/** An address of the provider. It carries the error of a connection without a domain. */
export const addressText = (t: Translate, connection: SsoConfiguration, texts: AddressTexts) =>
  text(
    required(texts.required),
    rule(isWebAddress, texts.invalid),
    longest(t, texts.maxLength ?? MAX_SETTING_LENGTH),
    hasDomain(t, connection),
  );

/** A text that the service needs. */
export const requiredText = (t: Translate, message: () => string) =>
  text(required(message), longest(t, MAX_SETTING_LENGTH));

/** Without a domain nothing is saved: the entries stay as a draft (portal spec §5, §9 "Preview mode"). */
const hasDomain = (t: Translate, { domains }: SsoConfiguration) =>
  rule<string>(
    () => domains.length > 0,
    () => t('adminPortal.sso_ConfigureIdp.needsDomain'),
  );
