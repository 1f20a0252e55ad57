import { useSession } from '../../app/context';
import { LazyComponentView } from '../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../app/lazy/lazy-component';

const notice = lazyComponent(() => import('./EnteredAccount'));

/**
 * Says on every page that the user has entered an account below their own, of which they are no member; lazy, because
 * only resellers ever see it.
 */
export function EnteredAccountNotice() {
  const hasEntered = useSession(
    ({ activeTenant, tenants }) =>
      activeTenant !== null &&
      tenants.length > 0 &&
      !tenants.some(({ tenantId }) => tenantId === activeTenant.tenantId),
  );
  return hasEntered && <LazyComponentView lazy={notice} props={{}} fallback={null} unavailable={null} />;
}
