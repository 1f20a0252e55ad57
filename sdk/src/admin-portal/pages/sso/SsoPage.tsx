import { useEffect, useState } from 'react';
import { useApp } from '../../../app/context';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
import { portalEditDialog } from '../../../metadata/locales/en/portal-edit-dialog';
import { portalTable } from '../../../metadata/locales/en/portal-table';
import tabsCss from '../../../ui/tabs.css?inline';
import cardChoiceCss from '../../parts/card-choice.css?inline';
import imageCss from '../../parts/image/image.css?inline';
import listCss from '../../parts/list-page.css?inline';
import secretCss from '../../parts/secret-once.css?inline';
import { tableStyles } from '../../parts/table-styles';
import { PageDialogs } from '../../shell/PageDialogs';
import { usePageParams } from '../../shell/use-portal';
import { ConnectionView } from './guide/ConnectionView';
import { ConnectionsView } from './listing/ConnectionsView';
import css from './sso.css?inline';
import { createSsoStore } from './sso-store';
import { portalSso } from './texts/en';
import { SsoContext } from './use-sso';

const dialogs = lazyComponent(() => import('./dialogs/SsoDialogs'));

/**
 * The connections to identity providers: all of them, or the guide that sets one up.
 *
 * @see Portal spec §4 "SSO"
 */
function SsoPage() {
  const { http } = useApp();
  const [{ connection }] = usePageParams();
  const [store] = useState(() => createSsoStore(http));
  useEffect(() => void store.getState().load(), [store]);
  return (
    <SsoContext.Provider value={store}>
      {connection ? <ConnectionView key={connection} connectionId={connection} /> : <ConnectionsView />}
      <PageDialogs lazy={dialogs} props={{}} />
    </SsoContext.Provider>
  );
}

/** The page's chunk: component, texts and CSS. */
export const content: LazyContent<object> = {
  component: SsoPage,
  texts: { adminPortal: { ...portalTable, ...portalEditDialog, ...portalSso } },
  css: tableStyles + tabsCss + imageCss + listCss + secretCss + cardChoiceCss + css,
};
