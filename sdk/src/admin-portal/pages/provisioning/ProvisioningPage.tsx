import { LockKeyhole } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useApp, useSession, useTranslate } from '../../../app/context';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import { browserPageResumeEvents } from '../../../core/page-resume';
import { portalSecretOnce } from '../../../metadata/locales/en/portal-secret-once';
import { portalTable } from '../../../metadata/locales/en/portal-table';
import { EmptyState } from '../../../ui/EmptyState';
import { CreateButton } from '../../parts/CreateButton';
import cardChoiceCss from '../../parts/card-choice.css?inline';
import listCss from '../../parts/list-page.css?inline';
import { PageHeader } from '../../parts/PageHeader';
import secretCss from '../../parts/secret-once.css?inline';
import { tableStyles } from '../../parts/table-styles';
import toolbarCss from '../../parts/toolbar.css?inline';
import { usePermission } from '../../parts/use-access';
import factsCss from '../../parts/users/users-list.css?inline';
import { PageDialogs } from '../../shell/PageDialogs';
import { usePortalActions } from '../../shell/use-portal';
import { ConnectionsListing } from './listing/ConnectionsListing';
import css from './provisioning.css?inline';
import type { ProvisioningDialog } from './provisioning-dialogs';
import { provisioningPermissions } from './provisioning-permissions';
import { createProvisioningStore } from './provisioning-store';
import { portalProvisioning } from './texts/en';
import { ProvisioningContext } from './use-provisioning';

const dialogs = lazyComponent(() => import('./dialogs/ProvisioningDialogs'));

/**
 * The directories that bring users and groups into the tenant by SCIM.
 *
 * @see Portal spec §3 "Directory (SCIM) connection"
 */
function ProvisioningPage() {
  const t = useTranslate();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const mayRead = usePermission(provisioningPermissions.read);
  return (
    <>
      <PageHeader
        title={t('adminPortal.provisioning.pageTitle')}
        subtitle={t('adminPortal.provisioning.pageSubtitle', { tenant })}
        action={mayRead && <ConnectButton />}
      />
      {mayRead ? <Connections /> : <NotAllowed />}
    </>
  );
}

function ConnectButton() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  return (
    <CreateButton
      label={t('adminPortal.provisioning_Header.addConnection')}
      permission={provisioningPermissions.change}
      onClick={() => openDialog({ kind: 'connectDirectory' } satisfies ProvisioningDialog)}
    />
  );
}

function Connections() {
  const { http, session } = useApp();
  const [store] = useState(() => createProvisioningStore(http, session));
  useEffect(() => void store.getState().load(), [store]);
  // The administrator sets up the directory in another tab, and comes back to see what has arrived.
  useEffect(() => browserPageResumeEvents(window)(() => void store.getState().refresh()), [store]);
  return (
    <ProvisioningContext.Provider value={store}>
      <div className="portico-card portico-directories">
        <ConnectionsListing />
      </div>
      <PageDialogs lazy={dialogs} props={{}} />
    </ProvisioningContext.Provider>
  );
}

function NotAllowed() {
  const t = useTranslate();
  return (
    <div className="portico-card">
      <EmptyState
        icon={<LockKeyhole size={20} />}
        title={t('adminPortal.navigation.pageHiddenTitle')}
        description={t('adminPortal.provisioning.notAllowedMessage')}
      />
    </div>
  );
}

/** The page's chunk: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: ProvisioningPage,
  texts: { adminPortal: { ...portalTable, ...portalSecretOnce, ...portalProvisioning } },
  css: tableStyles + toolbarCss + listCss + factsCss + cardChoiceCss + secretCss + css,
};
