import { useEffect, useState } from 'react';
import { useApp, useSession } from '../../../app/context';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import { portalEditDialog } from '../../../metadata/locales/en/portal-edit-dialog';
import { portalTable } from '../../../metadata/locales/en/portal-table';
import listCss from '../../parts/list-page.css?inline';
import { tableStyles } from '../../parts/table-styles';
import toolbarCss from '../../parts/toolbar.css?inline';
import { PageDialogs } from '../../shell/PageDialogs';
import { usePageParams } from '../../shell/use-portal';
import { AllAccountsView } from './AllAccountsView';
import { AccountView } from './account/AccountView';
import { createAccountsStore } from './accounts-store';
import css from './all-accounts.css?inline';
import { portalAccountDialogs } from './dialogs/texts/en';
import { portalAllAccounts } from './texts/en';
import { AccountsContext } from './use-accounts';

const dialogs = lazyComponent(() => import('./dialogs/AccountDialogs'));

/**
 * The accounts below the user's own: all of them, or one.
 *
 * @see Portal spec §2 "Dialogs and tables", §4 "Sub-accounts"
 */
function AllAccountsPage() {
  const { http, clock } = useApp();
  const ownId = useSession((session) => session.activeTenant?.tenantId ?? '');
  const [params] = usePageParams();
  const [store] = useState(() => {
    const { search = '', open = '' } = params;
    return createAccountsStore({ http, clock, ownId, search, expanded: new Set(open.split(',').filter(Boolean)) });
  });
  useEffect(() => void store.getState().start(), [store]);
  return (
    <AccountsContext.Provider value={store}>
      {params.account ? <AccountView key={params.account} accountId={params.account} /> : <AllAccountsView />}
      <PageDialogs lazy={dialogs} props={{}} />
    </AccountsContext.Provider>
  );
}

/** The page's chunk: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: AllAccountsPage,
  texts: { adminPortal: { ...portalTable, ...portalEditDialog, ...portalAllAccounts, ...portalAccountDialogs } },
  css: tableStyles + toolbarCss + listCss + css,
};
