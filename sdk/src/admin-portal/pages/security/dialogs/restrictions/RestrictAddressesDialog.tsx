import { useState } from 'react';
import { saveIpRestrictionConfig } from '../../../../../api/restrictions';
import { useApp, useTranslate } from '../../../../../app/context';
import type { IpRestrictionConfig } from '../../../../../contract';
import { Button } from '../../../../../ui/Button';
import { FromCurrent } from '../../../../parts/EditDialog';
import { RadioList } from '../../../../parts/RadioList';
import { usePortalActions } from '../../../../shell/use-portal';
import { OWN_ADDRESS } from '../../restrictions/addresses/AddressesCard';
import { listRefusesMe } from '../../restrictions/addresses/own-access';
import type { SecurityDialog } from '../../security-dialogs';
import { useSecurity } from '../../use-security';
import { PolicyForm } from '../PolicyForm';
import { useReadyData } from '../use-edit-policy';
import { restrictionStates, stateOf } from './restriction-states';

/** Edits how addresses are restricted, and warns of locking oneself out. */
export function RestrictAddressesDialog() {
  return <FromCurrent>{(loadCurrent) => <RestrictForm onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function RestrictForm({ onLoadCurrent }: { onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { http } = useApp();
  const { policies } = useSecurity().addresses;
  const [config] = useState(useReadyData(policies).config);
  const [state, setState] = useState(stateOf(config.isActive, config.strategy));
  const wanted: IpRestrictionConfig = state === 'off' ? { isActive: false } : { isActive: true, strategy: state };
  return (
    <PolicyForm
      title={t('adminPortal.security_ipRestrictions.editTitle')}
      texts="security_EditPolicy"
      store={policies}
      part={(addresses) => addresses.config}
      send={() => saveIpRestrictionConfig(http, wanted)}
      refusesMe={async () => state !== 'off' && listRefusesMe(http, state, config)}
      lockOutAction={state === 'ALLOW' && <AddOwnButton />}
      onLoadCurrent={onLoadCurrent}
    >
      <div className="portico-security-choices">
        <RadioList
          label={t('adminPortal.security_ipRestrictions.title')}
          choices={restrictionStates.map((id) => ({
            id,
            label: t(`adminPortal.security_ipRestrictions.${id}Title`),
            description: t(`adminPortal.security_ipRestrictions.${id}Help`),
          }))}
          selected={state}
          onChange={(chosen) => setState(restrictionStates.find((known) => known === chosen) ?? 'off')}
        />
      </div>
    </PolicyForm>
  );
}

/** Opens the dialog that adds the user's address to the allow list, in place of this one. */
function AddOwnButton() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <Button
      variant="secondary"
      size="dense"
      onClick={() => openDialog({ kind: 'editAddress', id: OWN_ADDRESS } satisfies SecurityDialog)}
    >
      {t('adminPortal.security_ipRestrictions.addMyIp')}
    </Button>
  );
}
