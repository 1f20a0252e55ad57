import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTranslate } from '../../../../app/context';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import chartCss from '../../../parts/chart/chart.css?inline';
import { ListContent } from '../../../parts/ListContent';
import type { Loaded } from '../../../parts/loaded';
import { useFlag, usePermission } from '../../../parts/use-access';
import { useOpensPage } from '../../../parts/use-opens-page';
import usersListCss from '../../../parts/users/users-list.css?inline';
import { usePageDialog } from '../../../shell/use-portal';
import { portalUsers } from '../../users/texts/en';
import { ReadOnlyNote } from '../policies/ReadOnlyNote';
import { type SecurityDialog, securityDialogs } from '../security-dialogs';
import { securityPermissions } from '../security-permissions';
import { useSecurity } from '../use-security';
import css from './centre.css?inline';
import { LOGIN_FLOWS_FLAG } from './centre-constants';
import { createCentreStore } from './centre-store';
import { Insights } from './insights/Insights';
import { LoginFlows } from './insights/LoginFlows';
import { isSessionPolicy } from './recommendations/fixes';
import { Recommendations } from './recommendations/Recommendations';
import { ScoreCard } from './score/ScoreCard';
import { portalSecurityCentre } from './texts/en';
import { CentreContext, useCentre } from './use-centre';
import { UserLists } from './users/UserLists';

/**
 * How safe the account is, and what to do now: the score, recommendations with their remedies, insights, and the users
 * at risk.
 *
 * @see Portal spec §2 "Dialogs and tables", §3 "Security centre"
 */
function SecurityCentre() {
  const { http } = useApp();
  const [store] = useState(() => createCentreStore(http));
  return (
    <CentreContext.Provider value={store}>
      <Parts />
    </CentreContext.Provider>
  );
}

function Parts() {
  const mayChange = usePermission(securityPermissions.changePolicies);
  const mayReadUsers = usePermission(securityPermissions.readUsers);
  const opensUsers = useOpensPage('users');
  useFollowedDialog();
  return (
    <div className="portico-cards">
      {!mayChange && <ReadOnlyNote />}
      <AdvicePart />
      <InsightsPart />
      {mayReadUsers && opensUsers && <UserLists />}
    </div>
  );
}

/** The chunk of the centre. Its tables have the texts of the list of users. */
export const content: LazyContent<object> = {
  component: SecurityCentre,
  texts: { adminPortal: { ...portalUsers, ...portalSecurityCentre } },
  css: chartCss + usersListCss + css,
};

function AdvicePart() {
  const t = useTranslate();
  const { advice, loadRecommendations } = useStore(useCentre());
  useEffect(() => void loadRecommendations(), [loadRecommendations]);
  const failedTitle = t('adminPortal.securityCenter_mainPage.scoreFailed');
  return (
    <Part loaded={advice} failedTitle={failedTitle} onRetry={loadRecommendations}>
      {(found) => (
        <>
          <ScoreCard advice={found} />
          <Recommendations recommendations={found.recommendations} />
        </>
      )}
    </Part>
  );
}

function InsightsPart() {
  const t = useTranslate();
  const { insights, loadInsights } = useStore(useCentre());
  const showsFlows = useFlag(LOGIN_FLOWS_FLAG);
  useEffect(() => void loadInsights(), [loadInsights]);
  const failedTitle = t('adminPortal.securityCenter_mainPage.insightsFailed');
  return (
    <Part loaded={insights} failedTitle={failedTitle} onRetry={loadInsights}>
      {(found) => (
        <>
          <Insights insights={found} />
          {showsFlows && <LoginFlows insights={found} />}
        </>
      )}
    </Part>
  );
}

interface PartProps<Data> {
  loaded: Loaded<Data>;
  failedTitle: string;
  onRetry: () => Promise<void>;
  children: (data: Data) => ReactNode;
}

/** A part of the centre, which has cards of its own; until it is there, its placeholder or failure in a card. */
function Part<Data>({ loaded, children, ...rest }: PartProps<Data>) {
  if (loaded.phase === 'ready') return children(loaded.data);
  return (
    <div className="portico-card">
      <ListContent list={loaded} hasToolbar {...rest}>
        {children}
      </ListContent>
    </div>
  );
}

/** Loads what an open dialog edits, since its address may be opened at once, and loads the score again when it closes. */
function useFollowedDialog(): void {
  const { sessions, general } = useSecurity();
  const centre = useCentre();
  const dialog = usePageDialog<SecurityDialog>(securityDialogs);
  const policy = dialog?.kind === 'editPolicy' ? dialog.policy : undefined;
  const changes = policy ?? (dialog && 'userIds' in dialog ? dialog.kind : undefined);
  const changed = useRef<string>(undefined);
  useEffect(() => {
    const store = policy !== undefined && (isSessionPolicy(policy) ? sessions : general).getState();
    if (store && store.data.phase !== 'ready') void store.load();
    if (changes === undefined && changed.current !== undefined) void centre.getState().reload();
    changed.current = changes;
  }, [policy, changes, sessions, general, centre]);
}
