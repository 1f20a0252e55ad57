import { MousePointer2, SquareDashed, Type } from 'lucide-react';
import { useState } from 'react';
import type { FrameSession } from '../preview/frame-session';
import { useSession } from '../preview/preview-store';
import type { OutlineEntry } from '../protocol/messages';
import { plain } from '../ui/plain-text';
import { Section } from '../ui/Section';

const icons = { text: Type, control: MousePointer2, surface: SquareDashed };
const kindNames = { text: 'Text', control: 'Control', surface: 'Surface' };

/** All elements of the screen as a list, in reading order, for users without a pointer. */
export function ElementList({ session }: { session: FrameSession }) {
  const outline = useSession(session, (state) => state.outline);
  const selected = useSession(session, (state) => state.selected?.id);
  const [search, setSearch] = useState('');
  const found = outline.filter(({ name }) => plain(name).includes(plain(search)));
  const point = (action: 'hover' | 'select', id: number | null) => session.send({ type: 'inspect', action, id });
  return (
    <Section title="Elements" note={outline.length}>
      <input
        className="studio-input"
        aria-label="Search elements"
        placeholder="Search elements"
        data-own-undo
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className="inspector-list" onPointerLeave={() => point('hover', null)}>
        {found.map((entry) => (
          <Entry key={entry.id} entry={entry} chosen={entry.id === selected} onPoint={point} />
        ))}
      </ul>
      {found.length === 0 && <p className="studio-help">No element on this screen is called that.</p>}
    </Section>
  );
}

interface EntryProps {
  entry: OutlineEntry;
  chosen: boolean;
  onPoint: (action: 'hover' | 'select', id: number) => void;
}

function Entry({ entry: { id, name, kind }, chosen, onPoint }: EntryProps) {
  const Icon = icons[kind];
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={() => onPoint('select', id)}
        onPointerEnter={() => onPoint('hover', id)}
        onFocus={() => onPoint('hover', id)}
      >
        <Icon size={12} aria-label={kindNames[kind]} />
        <span>{name}</span>
      </button>
    </li>
  );
}
