import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/Button';

const ShareDialog = lazy(() => import('./ShareDialog').then((m) => ({ default: m.ShareDialog })));

/** Opens the dialog with the link that carries the whole design. */
export function ShareButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Share2 size={14} strokeWidth={1.75} aria-hidden />
        Share
      </Button>
      <Suspense>{open && <ShareDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
