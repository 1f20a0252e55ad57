import type { Translate } from '../../../../../metadata';
import type { FormErrors } from '../../../../../ui/form-errors';

const MAX_LENGTH = 253;
const DOMAIN = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/** The error of a form with the field `domain`, as the service checks it. */
export function domainProblem(t: Translate, domain: string): FormErrors {
  if (domain.trim() === '') return { domain: t('adminPortal.sso_ClaimDomain.domainIsRequired') };
  return isDomain(domain) ? {} : { domain: t('adminPortal.sso_ClaimDomain.domainMustBeValid') };
}

function isDomain(text: string): boolean {
  const domain = text.trim().toLowerCase();
  return domain.length <= MAX_LENGTH && DOMAIN.test(domain);
}
