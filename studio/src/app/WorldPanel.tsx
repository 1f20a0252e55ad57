import { lazy, useState } from 'react';
import { useActiveSession, useSession } from '../preview/preview-store';
import { LazyPart } from '../ui/LazyPart';

const WorldDrawer = lazy(() => import('../world/WorldDrawer').then((m) => ({ default: m.WorldDrawer })));

/** The panel of the world behind the screen; its bar stays visible when the panel is collapsed. */
export function WorldPanel() {
  const wanted = useFirstScreen();
  return (
    <section className="studio-world" aria-label="World">
      <LazyPart>{wanted && <WorldDrawer />}</LazyPart>
    </section>
  );
}

/** Whether a screen has been shown. The drawer is loaded after that, so that it does not delay the first screen. */
function useFirstScreen(): boolean {
  const session = useActiveSession();
  const there = useSession(session, ({ shown, missing }) => shown || missing);
  const [seen, setSeen] = useState(false);
  if (there && !seen) setSeen(true);
  return seen || there;
}
