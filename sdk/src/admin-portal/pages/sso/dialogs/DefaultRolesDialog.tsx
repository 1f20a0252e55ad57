import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { SsoConfiguration } from '../../../../contract';
import { EditDialog, FromCurrent } from '../../../parts/EditDialog';
import { useSaveOnBase } from '../../../parts/use-conflicting-save';
import { useCloseAndReload } from '../../../shell/use-close-and-reload';
import { usePortalActions } from '../../../shell/use-portal';
import { useSso } from '../use-sso';
import { ConnectionRoles } from './ConnectionRoles';
import { useCloseSaved } from './use-saved-roles';

/** Sets the roles of everyone who signs in through a connection. */
export function DefaultRolesDialog({ connection }: { connection: SsoConfiguration }) {
  return (
    <FromCurrent>{(loadCurrent) => <RolesForm connection={connection} onLoadCurrent={loadCurrent} />}</FromCurrent>
  );
}

interface RolesFormProps {
  connection: SsoConfiguration;
  onLoadCurrent: () => void;
}

function RolesForm({ connection: { id, roleIds }, onLoadCurrent }: RolesFormProps) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const [selected, setSelected] = useState<string[]>(roleIds);
  const isLoaded = useSso((sso) => sso.roles !== null);
  const setRoles = useSso((sso) => sso.setRoles);
  return (
    <EditDialog
      title={t('adminPortal.sso_ManageAuthorization.dialogTitle')}
      saving={useSaveOnBase(roleIds, (_, base) => setRoles(id, selected, base), useCloseSaved())}
      submitDisabled={!isLoaded}
      cancel={t('adminPortal.sso_ManageAuthorization.cancel')}
      submit={t('adminPortal.sso_ManageAuthorization.save')}
      onLoadCurrent={onLoadCurrent}
      onGone={useCloseAndReload(useSso((sso) => sso.load))}
      onClose={closeDialog}
    >
      <ConnectionRoles selected={selected} onChange={setSelected} />
    </EditDialog>
  );
}
