import type { Translate } from '../../../../metadata';
import { EMAIL_MAX_LENGTH, isEmail } from '../../../../ui/email-check';
import type { FormValues } from '../../../../ui/Form';
import { phoneProblem } from '../../../../ui/phone-problem';
import type { FieldDemand } from '../listing/columns';
import { MAX_NAME_LENGTH } from '../team-constants';
import type { Invitation } from '../users-state';
import { accessDaysProblem } from './access-days';

/** The errors of the dialog, by field. Days of access are checked only if access is limited. */
export function inviteProblems(
  t: Translate,
  values: FormValues,
  demands: { name: FieldDemand; phone: FieldDemand },
  days: string | undefined,
): Record<string, string | undefined> {
  return {
    name: nameError(t, trimmed(values, 'name'), demands.name),
    email: emailError(t, trimmed(values, 'email')),
    phone: phoneError(t, trimmed(values, 'phone'), demands.phone),
    accessDays: days === undefined ? undefined : accessDaysProblem(t, days),
  };
}

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

function nameError(t: Translate, name: string, demand: FieldDemand): string | undefined {
  if (!name && demand === 'required') return t('adminPortal.users_InviteUser.fullNameIsRequired');
  if (name.length > MAX_NAME_LENGTH) return t('common.fields.isTooLong', { length: MAX_NAME_LENGTH });
  return undefined;
}

function emailError(t: Translate, email: string): string | undefined {
  if (!email) return t('adminPortal.users_InviteUser.emailIsRequired');
  if (email.length > EMAIL_MAX_LENGTH) return t('common.fields.isTooLong', { length: EMAIL_MAX_LENGTH });
  return isEmail(email) ? undefined : t('adminPortal.users_InviteUser.emailMustBeValid');
}

function phoneError(t: Translate, phone: string, demand: FieldDemand): string | undefined {
  if (!phone) return demand === 'required' ? t('adminPortal.users_InviteUser.phoneIsRequired') : undefined;
  return phoneProblem(phone) && t('adminPortal.users_InviteUser.phoneIsInvalid');
}
