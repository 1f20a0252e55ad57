import { useEffect, useState } from 'react';
import { draftStore } from '../draft/draft-store';
import { Button } from '../ui/Button';
import { copyText } from '../ui/copy-text';
import { Dialog } from '../ui/Dialog';
import { writeAddress } from '../view/view-address';
import { startPlace } from '../view/view-place';
import { viewStore } from '../view/view-store';
import { writeShareLink } from './share-link';
import { exportMetadata } from './transfer';

type Link = { kind: 'making' } | { kind: 'made'; link: string } | { kind: 'tooLong' };

/** Shows the link that carries the whole design, or the reason why no link is possible. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const link = useShareLink();
  return (
    <Dialog title="Share this design" onClose={onClose}>
      {link.kind === 'tooLong' ? <TooLong onClose={onClose} /> : <Made link={link} onClose={onClose} />}
    </Dialog>
  );
}

type Copied = 'not yet' | 'copied' | 'refused';

function Made({ link, onClose }: { link: Exclude<Link, { kind: 'tooLong' }>; onClose: () => void }) {
  const [copied, setCopied] = useState<Copied>('not yet');
  const text = link.kind === 'made' ? link.link : '';
  return (
    <>
      <p className="studio-help">
        The link holds the whole design and what you are looking at. Nothing is uploaded; who opens it gets a copy.
      </p>
      <input
        className="studio-input"
        data-mono
        readOnly
        aria-label="Link"
        value={text}
        onFocus={(e) => e.target.select()}
      />
      <p className="studio-help" role="status">
        {copied === 'refused' && 'The browser did not let us copy. Select the link and copy it by hand.'}
      </p>
      <div className="studio-dialog-actions">
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="primary"
          disabled={text === ''}
          onClick={() => void copyText(text).then((done) => setCopied(done ? 'copied' : 'refused'))}
        >
          {copied === 'copied' ? 'Copied' : 'Copy link'}
        </Button>
      </div>
    </>
  );
}

function TooLong({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p>
        This design is too large for a link, most often because of a picture in it. Export it as a file and send that
        instead.
      </p>
      <div className="studio-dialog-actions">
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="primary"
          onClick={() => {
            exportMetadata();
            onClose();
          }}
        >
          Export the file
        </Button>
      </div>
    </>
  );
}

function useShareLink(): Link {
  const [link, setLink] = useState<Link>({ kind: 'making' });
  useEffect(() => {
    let wanted = true;
    const { name, metadata } = draftStore.getState();
    const hash = writeAddress(viewStore.getState(), startPlace);
    const page = `${location.origin}${location.pathname}`;
    void writeShareLink(page, hash, { name, metadata }).then((made) => {
      if (wanted) setLink(made === null ? { kind: 'tooLong' } : { kind: 'made', link: made });
    });
    return () => {
      wanted = false;
    };
  }, []);
  return link;
}
