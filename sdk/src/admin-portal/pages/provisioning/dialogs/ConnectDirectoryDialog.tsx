import { useState } from 'react';
import * as z from 'zod/mini';
import { useTranslate } from '../../../../app/context';
import type { ErrorCode } from '../../../../contract/error-codes';
import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { TextField } from '../../../../ui/TextField';
import { CardChoice } from '../../../parts/CardChoice';
import { FormDialog } from '../../../parts/FormDialog';
import { formErrors, longest, required, text } from '../../../parts/form-schema';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { type GuidedSource, guidedSources } from '../connection';
import { MAX_NAME_LENGTH } from '../provisioning-constants';
import type { ConnectionDraft } from '../provisioning-state';
import { useProvisioning } from '../use-provisioning';

const TAKEN = 'ER-ALREADY-EXISTS' satisfies ErrorCode;

/**
 * Creates a connection, then shows its token in the same place.
 *
 * @see Portal spec §3 "Directory (SCIM) connection"
 */
export function ConnectDirectoryDialog() {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const [source, setSource] = useState<GuidedSource>('okta');
  const send = useConnect(source);
  return (
    <FormDialog
      title={t('adminPortal.provisioning_AddConnectionDialog.dialogTitle')}
      size="large"
      action={send}
      faults={{ [TAKEN]: 'connectionName' }}
      messages={{ [TAKEN]: t('adminPortal.provisioning_AddConnectionDialog.connectionNameIsTaken') }}
      validate={(values) => formErrors(connectionSchema(t), values)}
      cancel={t('adminPortal.provisioning_AddConnectionDialog.cancelBtn')}
      submit={t('adminPortal.provisioning_AddConnectionDialog.submitBtn')}
      onClose={closeDialog}
    >
      <p className="portico-muted">{t('adminPortal.provisioning_AddConnectionDialog.dialogBody')}</p>
      <ProviderChoice selected={source} onChange={setSource} />
      <TextField
        name="connectionName"
        label={t('adminPortal.provisioning_AddConnectionDialog.nameLabel')}
        placeholder={t('adminPortal.provisioning_AddConnectionDialog.namePlaceholder')}
        help={t('adminPortal.provisioning_AddConnectionDialog.nameHelp')}
        autoComplete="off"
        data-initial-focus
      />
      <Checkbox name="sync" defaultChecked label={t('adminPortal.provisioning_AddConnectionDialog.syncLabel')} />
    </FormDialog>
  );
}

interface ProviderChoiceProps {
  selected: GuidedSource;
  onChange: (source: GuidedSource) => void;
}

function ProviderChoice(props: ProviderChoiceProps) {
  const t = useTranslate();
  const choices = guidedSources.map((source) => ({
    value: source,
    label: t(`adminPortal.provisioning.${source}`),
    help: t(`adminPortal.provisioning_Guide.${source}Help`),
  }));
  return (
    <CardChoice
      {...props}
      legend={t('adminPortal.provisioning_AddConnectionDialog.directoryProviderLabel')}
      choices={choices}
    />
  );
}

/** The call that creates the connection. The form is replaced by the token in the same render, so that it is not shown again. */
function useConnect(source: GuidedSource) {
  const { showSecret } = usePortalActions();
  const create = useProvisioning((store) => store.create);
  return useAction(async (values: FormValues) => {
    const created = await create(draftOf(values, source));
    showSecret({ kind: 'connectDirectory', connectionId: created.id }, created);
  });
}

function draftOf(values: FormValues, source: GuidedSource): ConnectionDraft {
  const { connectionName = '', sync } = values;
  return { source, connectionName: connectionName.trim(), syncToUserManagement: sync === 'on' };
}

const connectionSchema = (t: Translate) =>
  z.object({
    connectionName: text(
      required(() => t('adminPortal.provisioning_AddConnectionDialog.connectionNameIsRequired')),
      longest(t, MAX_NAME_LENGTH, () =>
        t('adminPortal.provisioning_AddConnectionDialog.invalidConnectionNameLength', { max: MAX_NAME_LENGTH }),
      ),
    ),
  });
