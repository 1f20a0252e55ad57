import { useId } from 'react';
import { useTranslate } from '../../../../../app/context';
import type { SsoConfiguration, SsoDomain } from '../../../../../contract';
import { Alert } from '../../../../../ui/Alert';
import { Button } from '../../../../../ui/Button';
import { Chip } from '../../../../../ui/Chip';
import { CopyValue } from '../../../../parts/CopyValue';
import { useUserAccess } from '../../../../parts/use-access';
import { usePortalActions } from '../../../../shell/use-portal';
import { unprovedDomain } from '../../connection';
import type { SsoDialog } from '../../sso-dialogs';
import { ssoPermissions } from '../../sso-permissions';
import { DnsCheck } from './DnsCheck';

export interface DomainCardProps {
  connection: SsoConfiguration;
  domain: SsoDomain;
}

/** A domain: the record that is to prove it, or that it is proved. */
export function DomainCard({ connection, domain }: DomainCardProps) {
  const t = useTranslate();
  const id = useId();
  const { validated } = domain;
  return (
    <section className="portico-card portico-settings" aria-labelledby={id}>
      <div className="portico-settings-what">
        <h2 id={id} className="portico-sso-domain">
          <bdi>{domain.domain}</bdi>
        </h2>
        <Chip tone={validated ? 'success' : 'warning'}>
          {t(validated ? 'adminPortal.sso_ClaimDomain.verified' : 'adminPortal.sso_ClaimDomain.notVerified')}
        </Chip>
      </div>
      <div className="portico-settings-fields">
        {validated ? (
          <Alert kind="success">{t('adminPortal.sso_ClaimDomain.domainValidatedMessage')}</Alert>
        ) : (
          <DomainRecord connection={connection} domain={domain} />
        )}
        <DomainActions domain={domain} />
      </div>
    </section>
  );
}

/** The record to add at the domain's name servers, and the check for it. */
function DomainRecord({ connection, domain }: DomainCardProps) {
  const t = useTranslate();
  const { holds } = useUserAccess();
  return (
    <>
      <p>{t('adminPortal.sso_ClaimDomain.recordText')}</p>
      <CopyValue label={t('adminPortal.sso_ClaimDomain.recordNameLabel')} value={domain.domain} />
      <CopyValue label={t('adminPortal.sso_ClaimDomain.recordValueLabel')} value={domain.txtRecord} />
      {holds(ssoPermissions.change) && (
        <DnsCheck
          connectionId={connection.id}
          domain={domain}
          isFurther={unprovedDomain(connection)?.id !== domain.id}
        />
      )}
    </>
  );
}

function DomainActions({ domain: { id: domainId, domain } }: Pick<DomainCardProps, 'domain'>) {
  const t = useTranslate();
  const { holds } = useUserAccess();
  const { openDialog } = usePortalActions();
  const maySwitch = holds(ssoPermissions.change) && holds(ssoPermissions.remove);
  if (!holds(ssoPermissions.remove)) return null;
  return (
    <div className="portico-sso-actions">
      {maySwitch && (
        <Button
          variant="quiet"
          size="dense"
          aria-haspopup="dialog"
          aria-label={t('adminPortal.sso_ClaimDomain.changeNamed', { domain })}
          onClick={() => openDialog({ kind: 'changeSsoDomain', domainId } satisfies SsoDialog)}
        >
          {t('adminPortal.sso_ClaimDomain.change')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="dense"
        aria-haspopup="dialog"
        aria-label={t('adminPortal.sso_ClaimDomain.removeNamed', { domain })}
        onClick={() => openDialog({ kind: 'deleteSsoDomain', domainId } satisfies SsoDialog)}
      >
        {t('adminPortal.sso_ClaimDomain.remove')}
      </Button>
    </div>
  );
}
