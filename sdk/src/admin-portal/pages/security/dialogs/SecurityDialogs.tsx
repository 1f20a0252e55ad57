import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { usePermission } from '../../../parts/use-access';
import { usePageDialog } from '../../../shell/use-portal';
import { OWN_ADDRESS } from '../restrictions/addresses/AddressesCard';
import { type SecurityDialog, securityDialogs } from '../security-dialogs';
import { securityPermissions } from '../security-permissions';
import { HistoryDialog, LockoutDialog } from './CountDialogs';
import { MfaDialog } from './MfaDialog';
import { ResetLeakedPasswordsDialog } from './ResetLeakedPasswordsDialog';
import { RotationDialog } from './RotationDialog';
import { AddDomainsDialog } from './restrictions/AddDomainsDialog';
import { AddressDialog } from './restrictions/AddressDialog';
import { CountriesDialog, RestrictCountriesDialog } from './restrictions/CountryDialogs';
import { DeleteAddressDialog } from './restrictions/DeleteAddressDialog';
import { DeleteDomainDialog } from './restrictions/DeleteDomainDialog';
import { RestrictAddressesDialog } from './restrictions/RestrictAddressesDialog';
import { RestrictDomainsDialog } from './restrictions/RestrictDomainsDialog';
import { SelectedUsersDialog } from './SelectedUsersDialog';
import { SessionDialog } from './SessionDialog';
import { type EditableAccess, useEditableAccess } from './use-editable-access';

/** The open dialog of the page, if the user may open it: its address can also come from another user. */
function SecurityDialogs() {
  const dialog = usePageDialog<SecurityDialog>(securityDialogs);
  const access = useEditableAccess();
  const maySendEmails = usePermission(securityPermissions.updateUsers);
  if (!dialog) return null;
  if (dialog.kind === 'resetLeakedPasswords') return maySendEmails && <ResetLeakedPasswordsDialog />;
  if ('userIds' in dialog) return <SelectedUsersDialog dialog={dialog} />;
  if (dialog.kind === 'editPolicy') return access.policies.has(dialog.policy) && policyDialog(dialog.policy);
  return <ListDialog key={'id' in dialog ? dialog.id : ''} dialog={dialog} access={access} />;
}

/** The chunk of the page's dialogs. */
export const content: LazyContent<object> = { component: SecurityDialogs };

function policyDialog(policy: string) {
  switch (policy) {
    case 'idleSessionTimeout':
    case 'forceReLogin':
    case 'maximumConcurrentSessions':
      return <SessionDialog key={policy} policy={policy} />;
    case 'mfa':
      return <MfaDialog />;
    case 'userLockout':
      return <LockoutDialog />;
    case 'passwordHistory':
      return <HistoryDialog />;
    case 'passwordRotation':
      return <RotationDialog />;
    case 'ipRestrictions':
      return <RestrictAddressesDialog />;
    case 'domainRestrictions':
      return <RestrictDomainsDialog />;
    case 'countryRestrictions':
      return <RestrictCountriesDialog />;
    case 'countries':
      return <CountriesDialog />;
    default:
      return null;
  }
}

interface ListDialogProps {
  dialog: Exclude<SecurityDialog, { kind: 'editPolicy' | 'resetLeakedPasswords' } | { userIds: unknown }>;
  access: EditableAccess;
}

/** A dialog about an entry of a list. One about an entry that is not on the page does not open. */
function ListDialog({ dialog, access: { addresses, domains, ...access } }: ListDialogProps) {
  if (dialog.kind === 'addDomains') {
    return access.mayAddDomains && domains && <AddDomainsDialog list={dialog.list === 'BLOCK' ? 'BLOCK' : 'ALLOW'} />;
  }
  if (dialog.kind === 'deleteDomain') {
    const domain = domains?.find(({ id }) => id === dialog.id);
    return access.mayDeleteDomains && domain && <DeleteDomainDialog entry={domain} />;
  }
  const address = addresses?.find(({ id }) => id === dialog.id);
  if (dialog.kind === 'deleteAddress')
    return access.mayDeleteAddresses && address && <DeleteAddressDialog entry={address} />;
  const isOwn = dialog.id === OWN_ADDRESS;
  const isKnown = addresses && (address || isOwn || dialog.id === '');
  return access.policies.has('ipRestrictions') && isKnown && <AddressDialog id={dialog.id} isOwn={isOwn} />;
}
