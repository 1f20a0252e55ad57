import type { PictureQuestion } from '../draft/picture-question';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

/** Maximum number of listed sites; further ones are only counted. */
const SITES_SHOWN = 6;

/** Asks whether the pictures of a file or link may be loaded from other sites. */
export function PictureDialog({ question: { name, sites, answer } }: { question: PictureQuestion }) {
  const others = sites.length - SITES_SHOWN;
  return (
    <Dialog title="Load pictures from other sites?" onClose={() => answer('cancel')}>
      <p>“{name}” shows pictures from these sites. Loading them gives the sites your IP address.</p>
      <ul>
        {sites.slice(0, SITES_SHOWN).map((site) => (
          <li key={site}>
            <code>{site}</code>
          </li>
        ))}
        {others > 0 && <li>and {others} more</li>}
      </ul>
      <div className="studio-dialog-actions">
        <Button onClick={() => answer('cancel')}>Cancel</Button>
        <Button variant="outlined" onClick={() => answer('leave out')}>
          Leave them out
        </Button>
        <Button variant="primary" onClick={() => answer('load')}>
          Load the pictures
        </Button>
      </div>
    </Dialog>
  );
}
