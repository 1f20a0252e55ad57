import { directionOf, packFor } from '@portico/sdk/metadata';
import { CircleAlert, Locate } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { draftStore } from '../../draft/draft-store';
import { removeAt, setAt } from '../../draft/path';
import { placeholdersOf, textProblem } from '../../draft/text-problem';
import { IconButton } from '../../ui/Button';
import { ResetDot } from '../../ui/Field';
import { viewStore } from '../../view/view-store';
import { shortName, type TextEntry } from './text-list';
import { placeOfText } from './text-screen';
import { invalidTextOver, textIdOf, useTexts } from './texts-store';

export interface TextRowProps {
  entry: TextEntry;
  language: string;
  own: string | undefined;
  /** The inspector or the palette has selected this row. */
  wanted: boolean;
}

/** One text: its key, its default, and the vendor's own text. */
export function TextRow({ entry, language, own, wanted }: TextRowProps) {
  const { key, standard } = entry;
  const id = useId();
  // A language without a translation has the English defaults.
  const translation = packFor(language) ?? 'en';
  const textId = textIdOf(language, key);
  const invalidText = useTexts((texts) => invalidTextOver(own, textId, texts));
  const field = useWantedField(wanted);
  const typed = invalidText ?? own ?? '';
  // Imported texts can have problems as well, and are on the screen.
  const problem = typed === '' ? null : textProblem(standard, typed);

  return (
    <div className="studio-text" data-changed={own !== undefined || undefined}>
      <div className="studio-field-head">
        <label htmlFor={id} title={key}>
          {shortName(key)}
        </label>
        {(own !== undefined || invalidText !== undefined) && (
          <ResetDot label={key} onReset={() => resetText(language, key, textId)} />
        )}
        <ShowButton textKey={key} />
      </div>
      <p className="studio-text-standard" id={`${id}-standard`} lang={translation} dir={directionOf(translation)}>
        {standard}
      </p>
      <textarea
        id={id}
        ref={field}
        className="studio-input"
        rows={1}
        lang={language}
        dir={directionOf(language)}
        placeholder="As above"
        value={typed}
        aria-describedby={problem ? `${id}-problem` : `${id}-standard`}
        aria-invalid={problem !== null || undefined}
        data-own-undo={invalidText !== undefined || undefined}
        onFocus={() => useTexts.getState().keepListed(textId)}
        onChange={(event) => writeText({ language, entry, textId, own, text: event.target.value })}
      />
      {problem && (
        <div className="studio-error" id={`${id}-problem`} role={invalidText === undefined ? undefined : 'alert'}>
          <CircleAlert size={12} aria-hidden />
          <span>
            {problem} {invalidText !== undefined && 'The screen keeps the last text that was right. '}
            {missing(standard, typed).map((name) => (
              <button
                key={name}
                type="button"
                className="studio-link"
                onClick={() => writeText({ language, entry, textId, own, text: `${typed.trimEnd()} {{${name}}}` })}
              >
                Add {`{{${name}}}`}
              </button>
            ))}
          </span>
        </div>
      )}
    </div>
  );
}

/** Shows the screen of a text on the canvas. */
function ShowButton({ textKey }: { textKey: string }) {
  const place = placeOfText(textKey);
  if (!place) return null;
  return (
    <IconButton
      className="studio-text-show"
      label={`Show the screen of ${textKey}`}
      onClick={() => viewStore.getState().changeView({ ...place, view: 'focus' })}
    >
      <Locate size={14} strokeWidth={1.5} aria-hidden />
    </IconButton>
  );
}

interface Writing {
  language: string;
  entry: TextEntry;
  textId: string;
  /** The document's own text, before this one. */
  own: string | undefined;
  text: string;
}

/** A text with a problem stays in the editor; any other is on the screen with the next frame. */
function writeText({ language, entry, textId, own, text }: Writing): void {
  const { setInvalidText } = useTexts.getState();
  if (text !== '' && textProblem(entry.standard, text)) {
    setInvalidText(textId, { text, over: own });
    return;
  }
  setInvalidText(textId, null);
  const path = ['localizations', language, ...entry.key.split('.')];
  draftStore.getState().edit(
    `Text ${entry.key}`,
    (metadata) => {
      if (text === '') removeAt(metadata, path);
      else setAt(metadata, path, text);
    },
    { coalesce: path.join('.') },
  );
}

function resetText(language: string, key: string, textId: string): void {
  useTexts.getState().setInvalidText(textId, null);
  draftStore.getState().reset(`Reset ${key}`, ['localizations', language, ...key.split('.')]);
}

function missing(standard: string, typed: string): string[] {
  const found = placeholdersOf(typed);
  return placeholdersOf(standard).filter((name) => !found.includes(name));
}

/** Scrolls to and focuses the field of a selected row, once. */
function useWantedField(wanted: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!wanted || !field.current) return;
    field.current.scrollIntoView({ block: 'center' });
    field.current.focus();
    viewStore.getState().changeView({ target: null });
  }, [wanted]);
  return field;
}
