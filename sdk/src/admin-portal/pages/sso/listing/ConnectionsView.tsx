import { Fingerprint } from 'lucide-react';
import { useSession, useTranslate } from '../../../../app/context';
import { EmptyState } from '../../../../ui/EmptyState';
import { CreateButton, type CreateButtonProps } from '../../../parts/CreateButton';
import { ListContent } from '../../../parts/ListContent';
import { PageHeader } from '../../../parts/PageHeader';
import { usePortalActions } from '../../../shell/use-portal';
import type { SsoDialog } from '../sso-dialogs';
import { ssoPermissions } from '../sso-permissions';
import { useSso } from '../use-sso';
import { ConnectionsTable } from './ConnectionsTable';

/** All connections of the tenant. */
export function ConnectionsView() {
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const connections = useSso((sso) => sso.connections);
  const load = useSso((sso) => sso.load);
  return (
    <>
      <PageHeader
        title={t('adminPortal.sso.pageTitle')}
        subtitle={t('adminPortal.sso.subtitle', { tenant })}
        action={<AddButton />}
      />
      <div className="portico-card portico-sso">
        <ListContent list={connections} failedTitle={t('adminPortal.sso_Table.loadFailed')} onRetry={load} hasToolbar>
          {(rows) => (rows.length > 0 ? <ConnectionsTable connections={rows} /> : <NoConnections />)}
        </ListContent>
      </div>
    </>
  );
}

function AddButton(props: Pick<CreateButtonProps, 'size'>) {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <CreateButton
      {...props}
      label={t('adminPortal.sso_Header.addNew')}
      permission={ssoPermissions.change}
      onClick={() => openDialog({ kind: 'addSso' } satisfies SsoDialog)}
    />
  );
}

function NoConnections() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Fingerprint size={20} />}
      title={t('adminPortal.sso_Table.noSSOConfigsYet')}
      description={t('adminPortal.sso_Table.noSSOConfigsYetDescription')}
    />
  );
}
