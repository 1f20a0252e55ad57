import { listParentTenants } from '../../api/sub-accounts';
import { useApp, useSession, useTranslate } from '../../app/context';
import type { LazyContent } from '../../app/lazy/lazy-component';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { useAction } from '../parts/use-action';
import { useNotifyFailure } from '../parts/use-notify-failure';
import css from './entered-account.css?inline';
import { usePortalActions } from './use-portal';

/** The page from which the user has entered the account. */
const START_PAGE = 'allAccounts';

/** Names the account that the user has entered, and leads back to their own. */
function EnteredAccount() {
  const t = useTranslate();
  const account = useSession((session) => session.activeTenant?.name ?? '');
  const notifyFailure = useNotifyFailure();
  const { goTo } = usePortalActions();
  const switchBack = useSwitchBack();
  const leave = useAction(() => switchBack().then(() => goTo(START_PAGE), notifyFailure));
  return (
    <div className="portico-entered">
      <Alert
        kind="info"
        action={
          <Button variant="secondary" size="dense" pending={leave.pending} onClick={() => leave.run()}>
            {t('adminPortal.navigation.leaveAccount')}
          </Button>
        }
      >
        {t('adminPortal.navigation.enteredAccount', { account })}
      </Alert>
    </div>
  );
}

/** Switches to the nearest account above of which the user is a member. */
function useSwitchBack(): () => Promise<void> {
  const { http, session } = useApp();
  const tenants = useSession((state) => state.tenants);
  return async () => {
    const parents = await listParentTenants(http);
    const isOwn = (id: string) => tenants.some(({ tenantId }) => tenantId === id);
    const own = parents.find(({ tenantId }) => isOwn(tenantId)) ?? tenants[0];
    if (own) await session.switchTenant(own.tenantId);
  };
}

/** The chunk of an entered account. Its texts are those of the portal's frame. */
export const content: LazyContent<object> = { component: EnteredAccount, texts: {}, css };
