import * as z from 'zod/mini';
import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import { choices, longest, required, rule, text } from '../../../parts/form-schema';
import type { TokenDraft, TokenType } from '../token-calls';
import { MAX_DESCRIPTION_LENGTH, MAX_LIFETIME } from '../token-constants';
import { lifetimeMinutes } from '../token-expiry';
import { ownerDetails, type TokenOwner } from '../token-owner';

/** What the form of a new token holds apart from its fields. */
export interface TokenForm {
  type: TokenType;
  roleIds: string[];
  /** Days as typed; `null` for a token that never expires. */
  lifetime: string | null;
}

/** The rules of the form; a token of the tenant needs a role, or it could do nothing. Days are typed if `hasDays`. */
export function tokenSchema(t: Translate, owner: TokenOwner, hasDays: boolean) {
  const { texts } = ownerDetails[owner];
  return z.object({
    description: text(
      required(() => t(`adminPortal.${texts}_AddToken.descriptionIsRequired`)),
      longest(t, MAX_DESCRIPTION_LENGTH, () =>
        t('adminPortal.tokens.descriptionTooLong', { max: MAX_DESCRIPTION_LENGTH }),
      ),
    ),
    ...(owner === 'tenant' && { roles: choices(required(() => t('adminPortal.apiTokens_AddToken.rolesIsRequired'))) }),
    ...(hasDays && {
      days: text(
        rule(
          (days) => lifetimeMinutes(days) !== undefined,
          () => t('adminPortal.tokens.daysInvalid', { max: MAX_LIFETIME }),
        ),
      ),
    }),
  });
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
