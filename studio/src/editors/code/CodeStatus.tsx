import { Check, CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { usePaintedDraft } from '../../draft/painted-draft';
import { listUnreadValues } from '../../draft/unread-values';
import { listUnusedTexts } from '../../draft/unused-texts';

/** The error of the text, and its line if the editor knows it. */
export interface Problem {
  reason: string;
  line: number | null;
}

export interface CodeStatusProps {
  problem: Problem | null;
  onGoTo: (line: number) => void;
}

/** Shows whether the preview matches the text in the editor, and if not, why: its error, or a value that can't be used. */
export function CodeStatus({ problem, onGoTo }: CodeStatusProps) {
  if (!problem) return <AcceptedStatus />;
  const { reason, line } = problem;
  return (
    <p className="studio-code-status" data-tone="danger" role="status">
      <CircleAlert size={14} aria-hidden />
      <span>
        {reason} The preview keeps the last document that was right.{' '}
        {line !== null && (
          <button type="button" className="studio-link" onClick={() => onGoTo(line)}>
            Go to line {line}
          </button>
        )}
      </span>
    </p>
  );
}

/** Status of valid text: what of it has no effect. */
function AcceptedStatus() {
  const unknown = usePaintedDraft((draft) => draft.warnings.length);
  const metadata = usePaintedDraft((draft) => draft.metadata);
  const unused = useMemo(() => listUnreadValues(metadata)[0] ?? listUnusedTexts(metadata)[0], [metadata]);
  return (
    <p className="studio-code-status" data-tone={unused && 'danger'} role="status">
      {unused ? <CircleAlert size={14} aria-hidden /> : <Check size={14} aria-hidden />}
      <span>
        The preview shows this document{unknown > 0 && `; ${unknown} unknown ${unknown === 1 ? 'part' : 'parts'} kept`}.
        {unused && ` ${unused}`}
      </span>
    </p>
  );
}
