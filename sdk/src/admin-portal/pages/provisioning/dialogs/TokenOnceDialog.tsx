import { useApp, useTranslate } from '../../../../app/context';
import type { DirectoryConnection } from '../../../../contract';
import { SecretOnce } from '../../../parts/SecretOnce';
import { usePortalActions } from '../../../shell/use-portal';
import { scimAddress } from '../scim-address';
import { ScimAddress } from './ScimAddress';
import { SetupGuide } from './SetupGuide';

/** Shows what the directory needs to connect: the address, the token, this once, and how to enter them. */
export function TokenOnceDialog({ connection, token }: { connection: DirectoryConnection; token: string }) {
  const t = useTranslate();
  const app = useApp();
  const { closeDialog } = usePortalActions();
  const name = connection.connectionName;
  const address = scimAddress(app, connection.id);
  return (
    <SecretOnce
      title={t('adminPortal.provisioning_AddConnectionDialog.setUpIntegrationTitle')}
      message={t('adminPortal.provisioning_AddConnectionDialog.provisioningTokenAlert')}
      label={t('adminPortal.provisioning_AddConnectionDialog.provisioningToken')}
      secret={token}
      file={{
        name: 'scim-connection.txt',
        text: t('adminPortal.provisioning_AddConnectionDialog.fileText', { name, address, token }),
      }}
      done={t('adminPortal.provisioning_AddConnectionDialog.doneBtn')}
      before={<Introduction connection={connection} />}
      onClose={closeDialog}
    >
      <SetupGuide source={connection.source} />
    </SecretOnce>
  );
}

function Introduction({ connection: { id, connectionName: name } }: { connection: DirectoryConnection }) {
  const t = useTranslate();
  return (
    <>
      <p>{t('adminPortal.provisioning_AddConnectionDialog.setUpIntegrationSubTitle', { name })}</p>
      <ScimAddress connectionId={id} />
    </>
  );
}
