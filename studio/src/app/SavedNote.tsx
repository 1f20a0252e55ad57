import { Check, CircleDashed, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { type SavedState, useDraft } from '../draft/draft-store';

const notes: { [S in SavedState]: { icon: typeof Check; text: string; tip: string } } = {
  new: { icon: CircleDashed, text: 'No changes', tip: 'There is nothing to save yet.' },
  saved: { icon: Check, text: 'Saved', tip: 'Everything is saved in this browser.' },
  saving: { icon: LoaderCircle, text: 'Saving', tip: 'The last change is being saved.' },
  failed: { icon: CloudOff, text: 'Not saved', tip: 'This browser refused to save. Export the design to keep it.' },
  elsewhere: { icon: TriangleAlert, text: 'Open elsewhere', tip: 'Another tab has saved this project.' },
};

/** Shows whether the project is saved. It changes in the frame of an edit, because "Saved" must only be said of stored changes. */
export function SavedNote() {
  const saved = useDraft((draft) => draft.saved);
  const { icon: Icon, text, tip } = notes[saved];
  return (
    <span className="studio-saved">
      <span className="studio-saved-note" data-saved={saved} title={tip}>
        <Icon size={14} strokeWidth={1.75} aria-hidden />
        <span className="studio-wide-only">{text}</span>
        <span className="studio-hidden" role="status">
          {saved === 'failed' || saved === 'elsewhere' ? tip : ''}
        </span>
      </span>
    </span>
  );
}
