import { useSession } from '../app/context';
import { PieceView } from '../login-box/runtime/PieceView';
import { lazyPiece } from '../login-box/runtime/piece';

const banner = lazyPiece(() =>
  import('../login-box/flows/impersonate/screens/ActingBanner').then((module) => module.actingBanner),
);

/** Shows a banner over host and portal during an impersonation; lazy, because few users ever need it. */
export function ActingNotice() {
  const acting = useSession(({ user }) => Boolean(user?.act));
  return acting && <PieceView piece={banner} props={{}} fallback={null} unavailable={null} />;
}
