import { AtSign } from 'lucide-react';
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
import { DomainsCard } from './DomainsCard';
import type { Domains } from './domains-store';

/** With which e-mail domains users may join. */
function DomainsTab() {
  const t = useTranslate();
  const { domains } = useSecurity();
  if (useAppearances('domainRestrictions')('restrictSignupByEmailDomain') === 'hidden') {
    return (
      <div className="portico-card">
        <EmptyState icon={<AtSign size={20} />} title={t('adminPortal.security_DomainRestrictions.emptyStateText')} />
      </div>
    );
  }
  return <PolicyTab store={domains}>{(data) => <Content data={data} />}</PolicyTab>;
}

/** The tab's chunk. */
export const content: LazyContent<object> = {
  component: DomainsTab,
  texts: { adminPortal: portalRestrictions },
};

function Content({ data }: { data: Domains }) {
  const t = useTranslate();
  const mayChange = usePermission(securityPermissions.changeDomains);
  const { active, listType, blockPublicDomains } = data.config;
  const state = active ? listType : 'off';
  return (
    <div className="portico-cards">
      {!mayChange && <ReadOnlyNote />}
      <ul
        className="portico-card portico-policies"
        aria-label={t('adminPortal.security_DomainRestrictions.emailDomainRestrictionTitle')}
      >
        <PolicyRow
          policy="domainRestrictions"
          title={t('adminPortal.security_DomainRestrictions.emailDomainRestrictionTitle')}
          sentence={t(`adminPortal.security_DomainRestrictions.${state}Sentence`)}
          isOn={active}
          note={t(
            `adminPortal.security_DomainRestrictions.${active && blockPublicDomains ? 'publicBlocked' : 'membersStay'}`,
          )}
          mayEdit={mayChange}
        />
      </ul>
      <DomainsCard data={data} />
    </div>
  );
}
