import { lazy, Suspense } from 'react';

const WorldDrawer = lazy(() => import('../world/WorldDrawer').then((m) => ({ default: m.WorldDrawer })));

/** The place of the world behind the screen; its bar stays when the rest is folded away. */
export function WorldPanel() {
  return (
    <section className="studio-world" aria-label="World">
      <Suspense>
        <WorldDrawer />
      </Suspense>
    </section>
  );
}
