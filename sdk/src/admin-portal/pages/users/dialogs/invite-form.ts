import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import type { FieldDemand } from '../listing/columns';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '../team-constants';
import type { Invitation } from '../users-state';
import { accessDaysProblem } from './access-days';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phonePattern = /^\+[0-9][0-9 ().-]{5,30}$/;

/** The errors of the dialog, by field. Days of access are checked only if access is limited. */
export function inviteProblems(
  t: Translate,
  values: FormValues,
  demands: { name: FieldDemand; phone: FieldDemand },
  days: string | undefined,
): Record<string, string | undefined> {
  return {
    name: nameProblem(t, trimmed(values, 'name'), demands.name),
    email: emailProblem(t, trimmed(values, 'email')),
    phone: phoneProblem(t, trimmed(values, 'phone'), demands.phone),
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

function nameProblem(t: Translate, name: string, demand: FieldDemand): string | undefined {
  if (!name && demand === 'required') return t('adminPortal.users_InviteUser.fullNameIsRequired');
  if (name.length > MAX_NAME_LENGTH) return t('common.fields.isTooLong', { length: MAX_NAME_LENGTH });
  return undefined;
}

function emailProblem(t: Translate, email: string): string | undefined {
  if (!email) return t('adminPortal.users_InviteUser.emailIsRequired');
  if (email.length > MAX_EMAIL_LENGTH) return t('common.fields.isTooLong', { length: MAX_EMAIL_LENGTH });
  return emailPattern.test(email) ? undefined : t('adminPortal.users_InviteUser.emailMustBeValid');
}

function phoneProblem(t: Translate, phone: string, demand: FieldDemand): string | undefined {
  if (!phone) return demand === 'required' ? t('adminPortal.users_InviteUser.phoneIsRequired') : undefined;
  return phonePattern.test(phone) ? undefined : t('adminPortal.users_InviteUser.phoneIsInvalid');
}
