import { useApp, useTranslate } from '../../../../app/context';
import { CopyValue } from '../../../parts/CopyValue';
import { scimAddress } from '../scim-address';

/** The address of a connection, to copy into the directory. */
export function ScimAddress({ connectionId }: { connectionId: string }) {
  const t = useTranslate();
  return (
    <div className="portico-scim-address">
      <CopyValue
        label={t('adminPortal.provisioning_AddConnectionDialog.provisioningUrl')}
        value={scimAddress(useApp(), connectionId)}
      />
    </div>
  );
}
