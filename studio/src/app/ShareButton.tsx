import { Share2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button } from '../ui/Button';
import { LazyPart } from '../ui/LazyPart';

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
      <LazyPart>{open && <ShareDialog onClose={() => setOpen(false)} />}</LazyPart>
    </>
  );
}
