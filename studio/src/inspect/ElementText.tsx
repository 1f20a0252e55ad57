import { useDraft } from '../draft/draft-store';
import { valueAt } from '../draft/path';
import { TextRow } from '../editors/texts/TextRow';
import { editedLanguage } from '../view/languages';
import { useView } from '../view/view-store';
import '../editors/texts/texts.css';
import type { TextEntry } from '../editors/texts/text-list';
import { useStandardTexts } from '../editors/texts/use-standard-texts';
import type { Inspected } from '../protocol/messages';
import { Section } from '../ui/Section';

/** Maximum number of listed texts; further ones are unlikely matches. */
const MOST_KEYS = 4;

/** The text of an element: the source text, editable in place, or the field of an answer. */
export function ElementText({ element }: { element: Inspected }) {
  const language = useView((view) => editedLanguage(view.language));
  const groups = useStandardTexts(language);
  const entries = groups.flatMap((group) => group.entries);
  const found = element.textKeys
    .map((key) => entries.find((entry) => entry.key === key || entry.key.replace(pluralEnd, '') === key))
    .filter((entry) => entry !== undefined)
    .slice(0, MOST_KEYS);
  if (found.length === 0 && element.data === null) return null;
  return (
    <Section title="Text" {...(found.length > 1 && { note: `${found.length} may be meant` })}>
      {found.map((entry, index) => (
        <EditableText
          key={`${element.id} ${entry.key}`}
          entry={entry}
          language={language}
          wanted={index === 0 && element.editing === true}
        />
      ))}
      {found.length === 0 && element.data !== null && <Data text={element.text} field={element.data} />}
    </Section>
  );
}

/** A text with a count has one entry per plural form; the screen uses the key without the form. */
const pluralEnd = /_(zero|one|two|few|many|other)$/;

interface EditableTextProps {
  entry: TextEntry;
  language: string;
  wanted: boolean;
}

function EditableText({ entry, language, wanted }: EditableTextProps) {
  const reveal = useView((view) => view.reveal);
  const own = useDraft((draft) => valueAt(draft.metadata, ['localizations', language, ...entry.key.split('.')]));
  return (
    <div className="inspector-text">
      <TextRow entry={entry} language={language} own={typeof own === 'string' ? own : undefined} wanted={wanted} />
      <button type="button" className="inspector-key" onClick={() => reveal({ kind: 'text', key: entry.key })}>
        {entry.key}
      </button>
    </div>
  );
}

function Data({ text, field }: { text: string; field: string }) {
  return (
    <>
      <p className="inspector-sample">{text}</p>
      <p className="studio-help">
        Data of the world: <code>{field}</code>. It is not a text of the design.
      </p>
    </>
  );
}
