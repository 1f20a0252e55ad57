import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { useUserAccess } from '../../../parts/use-access';
import { usePageDialog } from '../../../shell/use-portal';
import { type SsoDialog, ssoDialogs } from '../sso-dialogs';
import { ssoPermissions } from '../sso-permissions';
import { useConnections, useSso } from '../use-sso';
import { AddConnectionDialog } from './AddConnectionDialog';
import { ChangeDomainDialog } from './ChangeDomainDialog';
import { DeleteConnectionDialog } from './DeleteConnectionDialog';
import { DeleteDomainDialog } from './DeleteDomainDialog';
import { DisableConnectionDialog } from './DisableConnectionDialog';

/** The open dialog of the page, if the user may open it: its address can also come from another user. */
function SsoDialogs() {
  const dialog = usePageDialog<SsoDialog>(ssoDialogs);
  const isReady = useSso(({ connections }) => connections.phase === 'ready');
  const { holds } = useUserAccess();
  const needed = dialog?.kind.startsWith('delete') ? ssoPermissions.remove : ssoPermissions.change;
  if (!dialog || !isReady || !holds(needed)) return null;
  if (dialog.kind === 'addSso') return <AddConnectionDialog />;
  return 'domainId' in dialog ? <DialogOfDomain dialog={dialog} /> : <DialogOfConnection dialog={dialog} />;
}

/** The chunk of the page's dialogs. */
export const ssoDialogsContent: LazyContent<object> = { component: SsoDialogs };

function DialogOfConnection({ dialog }: { dialog: Extract<SsoDialog, { connectionId: string }> }) {
  const connection = useConnections().find(({ id }) => id === dialog.connectionId);
  if (!connection) return null;
  return dialog.kind === 'deleteSso' ? (
    <DeleteConnectionDialog connection={connection} />
  ) : (
    <DisableConnectionDialog connection={connection} />
  );
}

function DialogOfDomain({ dialog }: { dialog: Extract<SsoDialog, { domainId: string }> }) {
  const connections = useConnections();
  const connection = connections.find(({ domains }) => domains.some(({ id }) => id === dialog.domainId));
  const domain = connection?.domains.find(({ id }) => id === dialog.domainId);
  if (!connection || !domain) return null;
  return dialog.kind === 'changeSsoDomain' ? (
    <ChangeDomainDialog connectionId={connection.id} domain={domain} />
  ) : (
    <DeleteDomainDialog connectionId={connection.id} domain={domain} />
  );
}
