import * as z from 'zod/mini';
import type { Translate } from '../../../../metadata';
import { EMAIL_MAX_LENGTH, isEmail } from '../../../../ui/email-check';
import type { FormValues } from '../../../../ui/Form';
import { phoneProblem } from '../../../../ui/phone-problem';
import { longest, required, rule, text } from '../../../parts/form-schema';
import type { FieldDemand } from '../listing/columns';
import { MAX_NAME_LENGTH } from '../team-constants';
import type { Invitation } from '../users-state';
import { accessDays } from './access-days';

/** The rules of the dialog. Days of access are checked only if access is limited. */
export const inviteSchema = (
  t: Translate,
  demands: { name: FieldDemand; phone: FieldDemand },
  isAccessLimited: boolean,
) =>
  z.object({
    name: text(
      demanded(demands.name, () => t('adminPortal.users_InviteUser.fullNameIsRequired')),
      longest(t, MAX_NAME_LENGTH),
    ),
    email: text(
      required(() => t('adminPortal.users_InviteUser.emailIsRequired')),
      longest(t, EMAIL_MAX_LENGTH),
      rule(isEmail, () => t('adminPortal.users_InviteUser.emailMustBeValid')),
    ),
    phone: text(
      demanded(demands.phone, () => t('adminPortal.users_InviteUser.phoneIsRequired')),
      rule(
        (phone) => phone === '' || !phoneProblem(phone),
        () => t('adminPortal.users_InviteUser.phoneIsInvalid'),
      ),
    ),
    ...(isAccessLimited && { accessDays: accessDays(t) }),
  });

/** The rule of a field that the vendor can demand. */
const demanded = (demand: FieldDemand, message: () => string) =>
  rule((typed: string) => typed !== '' || demand !== 'required', message);

/** The request's values, without empty ones. */
export function invitationOf(
  values: FormValues,
  roleIds: string[],
  expirationInSeconds: number | undefined,
): Invitation {
  const name = trimmed(values, 'name');
  const phone = trimmed(values, 'phone');
  return {
    email: trimmed(values, 'email'),
    roleIds,
    ...(name && { name }),
    ...(phone && { phone }),
    ...(expirationInSeconds !== undefined && { expirationInSeconds }),
  };
}

function trimmed(values: FormValues, field: string): string {
  return (values[field] ?? '').trim();
}
