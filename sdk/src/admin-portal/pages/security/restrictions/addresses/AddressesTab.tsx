import { Network } from 'lucide-react';
import { useStore } from 'zustand';
import { useTranslate } from '../../../../../app/context';
import type { LazyContent } from '../../../../../app/lazy/lazy-component';
import { EmptyState } from '../../../../../ui/EmptyState';
import { usePermission } from '../../../../parts/use-access';
import { PolicyRow } from '../../policies/PolicyRow';
import { PolicyTab } from '../../policies/PolicyTab';
import { ReadOnlyNote } from '../../policies/ReadOnlyNote';
import { useAppearances } from '../../security-appearances';
import { securityPermissions } from '../../security-permissions';
import { useSecurity } from '../../use-security';
import { portalRestrictions } from '../texts/en';
import { AddressesCard } from './AddressesCard';
import type { Addresses, AddressQuery } from './addresses-store';

/** From which addresses users may come. */
function AddressesTab() {
  const t = useTranslate();
  const { policies } = useSecurity().addresses;
  if (useAppearances('ipRestrictions')('ipAddressRestrictions') === 'hidden') {
    return (
      <div className="portico-card">
        <EmptyState icon={<Network size={20} />} title={t('adminPortal.security_ipRestrictions.emptyStateText')} />
      </div>
    );
  }
  return <PolicyTab store={policies}>{(addresses) => <Content addresses={addresses} />}</PolicyTab>;
}

/** The tab's chunk. */
export const content: LazyContent<object> = {
  component: AddressesTab,
  texts: { adminPortal: portalRestrictions },
};

function Content({ addresses }: { addresses: Addresses }) {
  const t = useTranslate();
  const { policies, query } = useSecurity().addresses;
  const reload = useStore(policies, (store) => store.reload);
  const mayChange = usePermission(securityPermissions.changeAddresses);
  const { config, own } = addresses;
  const state = config.isActive ? config.strategy : 'off';
  function show(wanted: AddressQuery) {
    query.setState(wanted);
    void reload();
  }
  return (
    <div className="portico-cards">
      {!mayChange && <ReadOnlyNote />}
      <ul className="portico-card portico-policies" aria-label={t('adminPortal.security_ipRestrictions.title')}>
        <PolicyRow
          policy="ipRestrictions"
          title={t('adminPortal.security_ipRestrictions.title')}
          sentence={t(`adminPortal.security_ipRestrictions.${state}Sentence`)}
          isOn={config.isActive}
          note={own ? t('adminPortal.security_ipRestrictions.ownAddress', { ip: own }) : undefined}
          mayEdit={mayChange}
        />
      </ul>
      <AddressesCard addresses={addresses} onShow={show} mayChange={mayChange} />
    </div>
  );
}
