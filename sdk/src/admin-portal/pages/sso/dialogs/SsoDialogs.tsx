import { useState } from 'react';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { useUserAccess } from '../../../parts/use-access';
import { usePageDialog } from '../../../shell/use-portal';
import { type SsoDialog, ssoDialogs } from '../sso-dialogs';
import { ssoPermissions } from '../sso-permissions';
import { useConnections, useSso } from '../use-sso';
import { AddConnectionDialog } from './AddConnectionDialog';
import { ChangeDomainDialog } from './ChangeDomainDialog';
import { DefaultRolesDialog } from './DefaultRolesDialog';
import { DeleteConnectionDialog } from './DeleteConnectionDialog';
import { DeleteDomainDialog } from './DeleteDomainDialog';
import { DeleteGroupDialog } from './DeleteGroupDialog';
import { DisableConnectionDialog } from './DisableConnectionDialog';
import { GroupDialog } from './GroupDialog';

/** The open dialog of the page, if the user may open it: its address can also come from another user. */
function SsoDialogs() {
  const dialog = usePageDialog<SsoDialog>(ssoDialogs);
  const isReady = useSso(({ connections }) => connections.phase === 'ready');
  const { holds } = useUserAccess();
  const needed = dialog?.kind.startsWith('delete') ? ssoPermissions.remove : ssoPermissions.change;
  if (!dialog || !isReady || !holds(needed)) return null;
  if (dialog.kind === 'addSso') return <AddConnectionDialog />;
  if ('groupId' in dialog) return <DialogOfGroup dialog={dialog} />;
  return 'domainId' in dialog ? <DialogOfDomain dialog={dialog} /> : <DialogOfConnection dialog={dialog} />;
}

/** The chunk of the page's dialogs. */
export const content: LazyContent<object> = { component: SsoDialogs };

function DialogOfConnection({ dialog }: { dialog: Extract<SsoDialog, { connectionId: string }> }) {
  const connection = useConnections().find(({ id }) => id === dialog.connectionId);
  if (!connection) return null;
  switch (dialog.kind) {
    case 'deleteSso':
      return <DeleteConnectionDialog connection={connection} />;
    case 'disableSso':
      return <DisableConnectionDialog connection={connection} />;
    case 'editSsoRoles':
      return <DefaultRolesDialog connection={connection} />;
    case 'addSsoGroup':
      return <GroupDialog connectionId={connection.id} group={undefined} />;
  }
}

function DialogOfGroup({ dialog }: { dialog: Extract<SsoDialog, { groupId: string }> }) {
  const found = useGroupOnceSeen(dialog.groupId);
  if (!found) return null;
  return dialog.kind === 'editSsoGroup' ? <GroupDialog {...found} /> : <DeleteGroupDialog {...found} />;
}

/** A group as it was last seen: the form of one that was removed meanwhile stays open, with what was typed. */
function useGroupOnceSeen(groupId: string) {
  const connections = useConnections();
  const connection = connections.find(({ groups }) => groups.some(({ id }) => id === groupId));
  const group = connection?.groups.find(({ id }) => id === groupId);
  const [seen, setSeen] = useState(connection && group && { connectionId: connection.id, group });
  if (connection && group && group !== seen?.group) setSeen({ connectionId: connection.id, group });
  return seen;
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
