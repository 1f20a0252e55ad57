import { Check, CircleAlert } from 'lucide-react';
import { usePaintedDraft } from '../../draft/painted-draft';

/** The error of the text, and its line if the editor knows it. */
export interface Problem {
  reason: string;
  line: number | null;
}

export interface CodeStatusProps {
  problem: Problem | null;
  onGoTo: (line: number) => void;
}

/** Shows whether the preview matches the text in the editor, and if not, why. */
export function CodeStatus({ problem, onGoTo }: CodeStatusProps) {
  const unknown = usePaintedDraft((draft) => draft.warnings.length);
  if (!problem) {
    return (
      <p className="studio-code-status" role="status">
        <Check size={14} aria-hidden />
        The preview shows this document{unknown > 0 && `; ${unknown} unknown ${unknown === 1 ? 'part' : 'parts'} kept`}.
      </p>
    );
  }
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
