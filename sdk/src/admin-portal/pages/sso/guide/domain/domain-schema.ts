import * as z from 'zod/mini';
import type { Translate } from '../../../../../metadata';
import { required, rule, text } from '../../../../parts/form-schema';

const MAX_LENGTH = 253;
const DOMAIN = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/** The rules of a form with the field `domain`, which are those of the service. */
export const domainSchema = (t: Translate) =>
  z.object({
    domain: text(
      required(() => t('adminPortal.sso_ClaimDomain.domainIsRequired')),
      rule(isDomain, () => t('adminPortal.sso_ClaimDomain.domainMustBeValid')),
    ),
  });

function isDomain(text: string): boolean {
  return text.length <= MAX_LENGTH && DOMAIN.test(text.toLowerCase());
}
