import { useState } from 'react';
import { saveDomainRestrictionConfig } from '../../../../../api/restrictions';
import { useApp, useTranslate } from '../../../../../app/context';
import { Switch } from '../../../../../ui/Switch';
import { FromCurrent } from '../../../../parts/EditDialog';
import { RadioList } from '../../../../parts/RadioList';
import { useSecurity } from '../../use-security';
import { PolicyForm } from '../PolicyForm';
import { useReadyData } from '../use-edit-policy';
import { restrictionStates, stateOf } from './restriction-states';

/** Edits with which domains users may join, and whether public mail providers are blocked. */
export function RestrictDomainsDialog() {
  return <FromCurrent>{(loadCurrent) => <RestrictForm onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function RestrictForm({ onLoadCurrent }: { onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { http } = useApp();
  const { domains } = useSecurity();
  const [config] = useState(useReadyData(domains).config);
  const [state, setState] = useState(stateOf(config.active, config.listType));
  const [blockPublicDomains, setBlockPublicDomains] = useState(config.blockPublicDomains);
  const wanted = state === 'off' ? { active: false } : { active: true, type: state, blockPublicDomains };
  return (
    <PolicyForm
      title={t('adminPortal.security_DomainRestrictions.editTitle')}
      texts="security_EditPolicy"
      store={domains}
      part={(data) => data.config}
      send={() => saveDomainRestrictionConfig(http, wanted)}
      onLoadCurrent={onLoadCurrent}
    >
      <div className="portico-security-choices">
        <RadioList
          label={t('adminPortal.security_DomainRestrictions.emailDomainRestrictionTitle')}
          choices={restrictionStates.map((id) => ({
            id,
            label: t(`adminPortal.security_DomainRestrictions.${id}Title`),
            description: t(`adminPortal.security_DomainRestrictions.${id}Help`),
          }))}
          selected={state}
          onChange={(chosen) => setState(restrictionStates.find((known) => known === chosen) ?? 'off')}
        />
      </div>
      {state !== 'off' && (
        <Switch
          label={t('adminPortal.security_DomainRestrictions.blockPublicDomains')}
          description={t('adminPortal.security_DomainRestrictions.blockPublicDomainsDescription')}
          checked={blockPublicDomains}
          onChange={setBlockPublicDomains}
        />
      )}
    </PolicyForm>
  );
}
