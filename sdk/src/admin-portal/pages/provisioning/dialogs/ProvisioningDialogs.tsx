import { useEffect, useState } from 'react';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import type { DirectoryConnection } from '../../../../contract';
import { usePermission } from '../../../parts/use-access';
import { usePageDialog, usePortal, usePortalActions } from '../../../shell/use-portal';
import { type ProvisioningDialog, provisioningDialogs } from '../provisioning-dialogs';
import { provisioningPermissions } from '../provisioning-permissions';
import { useConnection, useProvisioning } from '../use-provisioning';
import { ConnectDirectoryDialog } from './ConnectDirectoryDialog';
import { ConnectionGonePanel } from './ConnectionGonePanel';
import { ConnectionPanel } from './ConnectionPanel';
import { DeleteDirectoryDialog } from './DeleteDirectoryDialog';
import { SyncDialog } from './SyncDialog';
import { TokenOnceDialog } from './TokenOnceDialog';

/** The open dialog of the page, if the user may open it: its address can also come from another user. */
function ProvisioningDialogs() {
  const dialog = usePageDialog<ProvisioningDialog>(provisioningDialogs);
  const isReady = useProvisioning(({ connections }) => connections.phase === 'ready');
  const mayConnect = usePermission(provisioningPermissions.change);
  if (!dialog || !isReady) return null;
  if (dialog.kind !== 'connectDirectory') return <DialogOfConnection key={dialog.connectionId} dialog={dialog} />;
  if (!mayConnect) return null;
  return dialog.connectionId ? <CreatedToken connectionId={dialog.connectionId} /> : <ConnectDirectoryDialog />;
}

/** The chunk of the page's dialogs. */
export const content: LazyContent<object> = { component: ProvisioningDialogs };

/** The token of a new connection. A dialog that was opened by its address has no token and closes. */
function CreatedToken({ connectionId }: { connectionId: string }) {
  const { closeDialog } = usePortalActions();
  const connection = useConnection(connectionId);
  const created = usePortal((portal) => portal.created);
  const token = created?.id === connectionId ? created.secret : undefined;
  useEffect(() => {
    if (token === undefined) closeDialog();
  });
  return connection && token !== undefined ? <TokenOnceDialog connection={connection} token={token} /> : null;
}

type OneConnection = Exclude<ProvisioningDialog, { kind: 'connectDirectory' }>;

/** A dialog about one connection, with its current state: the directory writes at any time. */
function DialogOfConnection({ dialog: { kind, connectionId } }: { dialog: OneConnection }) {
  const current = useConnection(connectionId);
  const seen = useOnceSeen(current);
  const refresh = useProvisioning((store) => store.refresh);
  useEffect(() => void refresh(), [refresh]);
  // A question stays open, so that its failure can be read; the panel has nothing to lose.
  if (!seen || (!current && kind === 'showDirectory')) return <ConnectionGonePanel />;
  return <DialogAbout kind={kind} connection={seen} />;
}

/** A connection as it was last seen. */
function useOnceSeen(current: DirectoryConnection | undefined): DirectoryConnection | undefined {
  const [seen, setSeen] = useState(current);
  if (current && current !== seen) setSeen(current);
  return current ?? seen;
}

function DialogAbout({ kind, connection }: { kind: OneConnection['kind']; connection: DirectoryConnection }) {
  const mayChange = usePermission(provisioningPermissions.change);
  const mayRemove = usePermission(provisioningPermissions.remove);
  switch (kind) {
    case 'showDirectory':
      return <ConnectionPanel connection={connection} />;
    case 'pauseDirectory':
      return mayChange ? <SyncDialog connection={connection} change="pause" /> : null;
    case 'resumeDirectory':
      return mayChange ? <SyncDialog connection={connection} change="resume" /> : null;
    case 'deleteDirectory':
      return mayRemove ? <DeleteDirectoryDialog connection={connection} /> : null;
  }
}
