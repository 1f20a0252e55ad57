import { LockKeyhole } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useApp, useSession, useTranslate } from '../../../app/context';
import { type LazyContent, lazyComponent } from '../../../app/lazy/lazy-component';
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
import { PageDialogs } from '../../shell/PageDialogs';
import { usePortalActions } from '../../shell/use-portal';
import css from './api-tokens.css?inline';
import type { ApiTokensDialog } from './api-tokens-dialogs';
import { TokensListing } from './listing/TokensListing';
import { portalApiTokens } from './texts/en';
import { type TokenOwner, TokenOwnerContext, useTokenOwner } from './token-owner';
import { createTokensStore, TokensContext } from './tokens-store';

const dialogs = lazyComponent(() => import('./dialogs/TokenDialogs'));

/**
 * The tokens of one owner: access tokens and client credentials for programs.
 *
 * @see Portal spec §3 "API token"
 */
function ApiTokensPage() {
  const t = useTranslate();
  const { owner, texts, read } = useTokenOwner();
  const tenant = useSession((session) => session.activeTenant?.name ?? '');
  const mayRead = usePermission(read);
  return (
    <>
      <PageHeader
        title={t(`adminPortal.${texts}.pageTitle`)}
        subtitle={t(`adminPortal.${texts}.pageSubtitle`, { tenant })}
        action={mayRead && <CreateTokenButton />}
      />
      {mayRead ? <Tokens key={owner} /> : <NotAllowed />}
    </>
  );
}

function CreateTokenButton() {
  const t = useTranslate();
  const { texts, create } = useTokenOwner();
  const { openDialog } = usePortalActions();
  return (
    <CreateButton
      label={t(`adminPortal.${texts}.generateTokenButton`)}
      permission={create}
      onClick={() => openDialog({ kind: 'createToken' } satisfies ApiTokensDialog)}
    />
  );
}

function Tokens() {
  const { http } = useApp();
  const { owner } = useTokenOwner();
  const [store] = useState(() => createTokensStore(http, owner));
  useEffect(() => void store.getState().load(), [store]);
  return (
    <TokensContext.Provider value={store}>
      <div className="portico-card portico-tokens">
        <TokensListing />
      </div>
      <PageDialogs lazy={dialogs} props={{}} />
    </TokensContext.Provider>
  );
}

function NotAllowed() {
  const t = useTranslate();
  return (
    <div className="portico-card">
      <EmptyState
        icon={<LockKeyhole size={20} />}
        title={t('adminPortal.navigation.pageHiddenTitle')}
        description={t('adminPortal.tokens.notAllowedMessage')}
      />
    </div>
  );
}

/** The page of one owner. */
const pageOf = (owner: TokenOwner) =>
  function OwnersPage() {
    return (
      <TokenOwnerContext.Provider value={owner}>
        <ApiTokensPage />
      </TokenOwnerContext.Provider>
    );
  };

const shared = {
  texts: { adminPortal: { ...portalTable, ...portalSecretOnce, ...portalApiTokens } },
  css: tableStyles + toolbarCss + listCss + css + cardChoiceCss + secretCss,
};

/** The chunk of the page of the user's own tokens: component, texts and CSS. */
export const personalContent: LazyContent<object> = { component: pageOf('user'), ...shared };

/** The chunk of the page of the tenant's tokens. */
export const content: LazyContent<object> = { component: pageOf('tenant'), ...shared };
