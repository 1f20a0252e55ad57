import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { SlowRequest } from '../../../../app/SlowRequest';
import type { ErrorCode } from '../../../../contract/error-codes';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../../../ui/Dialog';
import { Form, type FormValues } from '../../../../ui/Form';
import { TextField } from '../../../../ui/TextField';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { errorText } from '../../../parts/error-text';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import type { TokenType } from '../token-calls';
import { useTokenOwner } from '../token-owner';
import { useTokens } from '../tokens-store';
import { LifetimeFields, useLifetime } from './LifetimeFields';
import { TokenRoles } from './TokenRoles';
import { TokenTypeChoice } from './TokenTypeChoice';
import { draftOf, tokenProblems } from './token-form';

/** Failures that are shown at the roles. Only the type of the codes is imported, so their list is not bundled. */
const roleErrors: readonly ErrorCode[] = ['ER-ROLE-NOT-FOUND', 'ER-ROLE-ABOVE-OWN'];

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
  const form = { owner, type, roleIds, lifetime: lifetime.value };
  const send = useCreate((values) => draftOf(values, form));
  const refusedRoles = roleErrors.some((code) => code === send.error?.errorCode) ? send.error : null;

  return (
    <Dialog
      title={t(`adminPortal.${texts}_AddToken.title`)}
      size="large"
      closeLabel={t('common.actions.close')}
      pending={send.pending}
      onClose={closeDialog}
    >
      <Form onSubmit={send.run} validate={(values) => tokenProblems(t, values, form)} pending={send.pending}>
        <DialogBody>
          {send.error && !refusedRoles && <ErrorAlert error={send.error} focusOn={send.failures} />}
          <TextField
            name="description"
            label={t(`adminPortal.${texts}_AddToken.descriptionInputLabel`)}
            help={t('adminPortal.tokens.descriptionHelp')}
            autoComplete="off"
            data-initial-focus
          />
          <TokenTypeChoice selected={type} onChange={setType} />
          {owner === 'tenant' && (
            <TokenRoles selected={roleIds} onChange={setRoleIds} refusal={refusedRoles && errorText(t, refusedRoles)} />
          )}
          <LifetimeFields {...lifetime} />
        </DialogBody>
        {send.pending && <SlowRequest onCancel={send.cancel} />}
        <DialogActions>
          <Button variant="secondary" onClick={closeDialog} disabled={send.pending}>
            {t(`adminPortal.${texts}_AddToken.cancel`)}
          </Button>
          <Button type="submit" pending={send.pending}>
            {t(`adminPortal.${texts}_AddToken.create`)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
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
