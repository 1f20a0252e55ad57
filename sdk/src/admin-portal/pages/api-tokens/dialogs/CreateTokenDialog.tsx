import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { ErrorCode } from '../../../../contract/error-codes';
import type { FormValues } from '../../../../ui/Form';
import { TextField } from '../../../../ui/TextField';
import { FormDialog } from '../../../parts/FormDialog';
import { formErrors } from '../../../parts/form-schema';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import type { TokenType } from '../token-calls';
import { useTokenOwner } from '../token-owner';
import { useTokens } from '../tokens-store';
import { LifetimeFields, useLifetime } from './LifetimeFields';
import { TokenRoles } from './TokenRoles';
import { TokenTypeChoice } from './TokenTypeChoice';
import { draftOf, tokenSchema } from './token-form';

/** Failures that concern the roles. */
const faults = {
  'ER-ROLE-NOT-FOUND': 'roles',
  'ER-ROLE-ABOVE-OWN': 'roles',
} as const satisfies Partial<Record<ErrorCode, string>>;

/**
 * Creates a token, then shows its secret in the same place.
 *
 * @see Portal spec §3 "API token"
 */
export function CreateTokenDialog() {
  const t = useTranslate();
  const { owner, texts } = useTokenOwner();
  const { closeDialog } = usePortalActions();
  const [type, setType] = useState<TokenType>('clientCredentials');
  const [roleIds, setRoleIds] = useState<string[]>([]);
  const lifetime = useLifetime();
  const send = useCreate((values) => draftOf(values, { type, roleIds, lifetime: lifetime.value }));

  return (
    <FormDialog
      title={t(`adminPortal.${texts}_AddToken.title`)}
      size="large"
      action={send}
      faults={faults}
      validate={(values) => formErrors(tokenSchema(t, owner, lifetime.isCustom), { ...values, roles: roleIds })}
      cancel={t(`adminPortal.${texts}_AddToken.cancel`)}
      submit={t(`adminPortal.${texts}_AddToken.create`)}
      onClose={closeDialog}
    >
      <TextField
        name="description"
        label={t(`adminPortal.${texts}_AddToken.descriptionInputLabel`)}
        help={t('adminPortal.tokens.descriptionHelp')}
        autoComplete="off"
        data-initial-focus
      />
      <TokenTypeChoice selected={type} onChange={setType} />
      {owner === 'tenant' && <TokenRoles selected={roleIds} onChange={setRoleIds} />}
      <LifetimeFields {...lifetime} />
    </FormDialog>
  );
}

/** The call that creates the token. The form is replaced by the secret in the same render, so that it is not shown again. */
function useCreate(draft: (values: FormValues) => ReturnType<typeof draftOf>) {
  const { showSecret } = usePortalActions();
  const create = useTokens((store) => store.create);
  return useAction(async (values: FormValues) => {
    const created = await create(draft(values));
    showSecret({ kind: 'createToken', tokenId: created.id }, created);
  });
}
