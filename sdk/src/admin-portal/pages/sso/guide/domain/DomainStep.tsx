import { useTranslate } from '../../../../../app/context';
import type { LazyContent } from '../../../../../app/lazy/lazy-component';
import type { SsoConfiguration } from '../../../../../contract';
import { usePermission } from '../../../../parts/use-access';
import { ssoPermissions } from '../../sso-permissions';
import { StepCard } from '../StepCard';
import { ClaimForm } from './ClaimForm';
import { DomainCard } from './DomainCard';

/** The first step: domains, and the records that prove whose they are. */
function DomainStep({ connection }: { connection: SsoConfiguration }) {
  const t = useTranslate();
  const mayChange = usePermission(ssoPermissions.change);
  const { domains } = connection;
  return (
    <div className="portico-cards">
      {domains.map((domain) => (
        <DomainCard key={domain.id} connection={connection} domain={domain} />
      ))}
      {mayChange && (
        <StepCard
          title={t(domains.length > 0 ? 'adminPortal.sso_ClaimDomain.another' : 'adminPortal.sso_ClaimDomain.title')}
          description={t('adminPortal.sso_ClaimDomain.claimDomainText')}
        >
          <ClaimForm key={domains.length} connectionId={connection.id} />
        </StepCard>
      )}
      {!mayChange && domains.length === 0 && (
        <StepCard
          title={t('adminPortal.sso_ClaimDomain.title')}
          description={t('adminPortal.sso_ClaimDomain.claimDomainText')}
        >
          <p className="portico-muted">{t('adminPortal.sso_Table.noDomains')}</p>
        </StepCard>
      )}
    </div>
  );
}

/** The component alone: its texts and styles come with what loads it. */
export const content: LazyContent<{ connection: SsoConfiguration }> = { component: DomainStep };
