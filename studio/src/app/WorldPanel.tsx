import { lazy, Suspense, useState } from 'react';
import { useActiveSession, useSession } from '../preview/preview-store';

const WorldDrawer = lazy(() => import('../world/WorldDrawer').then((m) => ({ default: m.WorldDrawer })));

/** The place of the world behind the screen; its bar stays when the rest is folded away. */
export function WorldPanel() {
  const wanted = useFirstScreen();
  return (
    <section className="studio-world" aria-label="World">
      <Suspense>{wanted && <WorldDrawer />}</Suspense>
    </section>
  );
}

/** Whether a screen has been there: until then nobody needs its world, and the screen comes sooner alone. */
function useFirstScreen(): boolean {
  const session = useActiveSession();
  const there = useSession(session, ({ shown, missing }) => shown || missing);
  const [seen, setSeen] = useState(false);
  if (there && !seen) setSeen(true);
  return seen || there;
}
