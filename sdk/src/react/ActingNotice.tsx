import { useSession } from '../app/context';
import { LazyComponentView } from '../app/lazy/LazyComponentView';
import { lazyComponent } from '../app/lazy/lazy-component';

const banner = lazyComponent(() => import('../login-box/flows/impersonate/screens/ActingBanner'));

/** Shows a banner over host and portal during an impersonation; lazy, because few users ever need it. */
export function ActingNotice() {
  const acting = useSession(({ user }) => Boolean(user?.act));
  return acting && <LazyComponentView lazy={banner} props={{}} fallback={null} unavailable={null} />;
}
