import { useTranslate } from '../../../../app/context';
import type { ParentTenant } from '../../../../contract';
import { LinkButton } from '../../../../ui/Link';
import { usePageParams } from '../../../shell/use-portal';
import { useAccounts } from '../use-accounts';

/** The way from all accounts to the shown one. */
export function AccountPath({ parents }: { parents: readonly ParentTenant[] }) {
  const t = useTranslate();
  const [, setParams] = usePageParams();
  const ownId = useAccounts((accounts) => accounts.ownId);
  return (
    <nav className="portico-account-trail" aria-label={t('adminPortal.singleAccountView.pathLabel')}>
      <ol>
        <li>
          <LinkButton onClick={() => setParams({ account: '' })}>{t('adminPortal.allAccounts.pageTitle')}</LinkButton>
        </li>
        {parents
          .filter(({ tenantId }) => tenantId !== ownId)
          .map(({ tenantId, tenantName }) => (
            <li key={tenantId}>
              <LinkButton onClick={() => setParams({ account: tenantId })}>{tenantName}</LinkButton>
            </li>
          ))}
      </ol>
    </nav>
  );
}
