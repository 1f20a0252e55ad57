import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import type { FormErrors } from '../../../../ui/form-errors';
import type { TokenDraft, TokenType } from '../token-calls';
import { MAX_DESCRIPTION_LENGTH, MAX_LIFETIME } from '../token-constants';
import { lifetimeMinutes } from '../token-expiry';
import { ownerDetails, type TokenOwner } from '../token-owner';

/** What the form of a new token holds apart from its fields. */
export interface TokenForm {
  owner: TokenOwner;
  type: TokenType;
  roleIds: string[];
  /** Days as typed; `null` for a token that never expires. */
  lifetime: string | null;
}

/** The problems of the form by field; a token of the tenant needs a role, or it could do nothing. */
export function tokenProblems(t: Translate, values: FormValues, { owner, roleIds, lifetime }: TokenForm): FormErrors {
  const { texts } = ownerDetails[owner];
  const description = (values.description ?? '').trim();
  return {
    ...(description === '' && { description: t(`adminPortal.${texts}_AddToken.descriptionIsRequired`) }),
    ...(description.length > MAX_DESCRIPTION_LENGTH && {
      description: t('adminPortal.tokens.descriptionTooLong', { max: MAX_DESCRIPTION_LENGTH }),
    }),
    ...(owner === 'tenant' && roleIds.length === 0 && { roles: t('adminPortal.apiTokens_AddToken.rolesIsRequired') }),
    ...(lifetime !== null &&
      lifetimeMinutes(lifetime) === undefined && {
        days: t('adminPortal.tokens.daysInvalid', { max: MAX_LIFETIME }),
      }),
  };
}

/** The token that the form describes. */
export function draftOf(values: FormValues, { type, roleIds, lifetime }: TokenForm): TokenDraft {
  return {
    type,
    description: (values.description ?? '').trim(),
    expiresInMinutes: lifetime === null ? null : (lifetimeMinutes(lifetime) ?? null),
    roleIds,
  };
}
