import { CircleX, Contrast, type LucideIcon, Pencil } from 'lucide-react';
import { useStore } from 'zustand';
import { type CardCheck, cardChecks } from './card-checks';

interface Mark {
  Icon: LucideIcon;
  tone: 'danger' | 'warning' | 'accent';
  text: string;
}

/** What the checks have found out about a card: icons with a name, in the caption. */
export function CardMarks({ title }: { title: string }) {
  const check = useStore(cardChecks, (checks) => checks.get(title));
  return check && marksOf(check).map((mark) => <CardMark key={mark.text} {...mark} />);
}

function CardMark({ Icon, tone, text }: Mark) {
  return (
    <span className="wall-mark" data-tone={tone} role="img" aria-label={text} title={text}>
      <Icon size={13} aria-hidden />
    </span>
  );
}

function marksOf({ isFailed, isChanged, faint }: CardCheck): Mark[] {
  const marks: (Mark | false)[] = [
    isFailed && { Icon: CircleX, tone: 'danger', text: 'This state can’t be shown' },
    faint.length > 0 && { Icon: Contrast, tone: 'warning', text: contrastText(faint) },
    isChanged && { Icon: Pencil, tone: 'accent', text: 'Changed since the studio was opened' },
  ];
  return marks.filter((mark) => mark !== false);
}

/** Names the text that is hardest to read. */
function contrastText(faint: CardCheck['faint']): string {
  const [worst] = [...faint].sort((a, b) => a.ratio / a.required - b.ratio / b.required);
  if (!worst) return '';
  const others = faint.length > 1 ? `, and ${faint.length - 1} more` : '';
  return `Too little contrast: “${worst.text}” has ${worst.ratio.toFixed(1)} of ${worst.required}${others}`;
}
