import { readColor } from '@portico/sdk/metadata';
import { type ChangeEvent, type CSSProperties, lazy, useEffect, useId, useRef, useState } from 'react';
import { LazyPart } from '../../ui/LazyPart';

const ColorPopover = lazy(() => import('./ColorPopover').then((m) => ({ default: m.ColorPopover })));

export interface ColorInputProps {
  /** Label of the text field; default: `label`. */
  id?: string;
  'aria-describedby'?: string;
  label: string;
  value: string;
  onChange: (color: string) => void;
}

/** A colour as swatch and text. Text that is not a colour stays in the field with an error and is not applied. */
export function ColorInput({ label, value, onChange, ...ids }: ColorInputProps) {
  const { field, refused, type, normalize } = useColorText(value, onChange);
  const [open, setOpen] = useState(false);
  const swatch = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const isWrong = refused !== null;
  return (
    <>
      <span className="studio-color">
        <button
          ref={swatch}
          type="button"
          className="studio-swatch"
          style={{ '--swatch': value } as CSSProperties}
          aria-label={`Pick ${label}`}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
        <span>
          <input
            {...ids}
            ref={field}
            aria-label={ids.id === undefined ? label : undefined}
            className="studio-input"
            data-mono
            aria-invalid={isWrong || undefined}
            data-own-undo={isWrong || undefined}
            aria-describedby={isWrong ? noteId : ids['aria-describedby']}
            defaultValue={value}
            placeholder={value === '' ? 'Not set' : undefined}
            maxLength={64}
            spellCheck={false}
            autoComplete="off"
            onChange={type}
            onBlur={() => !isWrong && normalize()}
            onKeyDown={(event) => {
              if (event.key === 'Escape') normalize();
            }}
          />
        </span>
      </span>
      {isWrong && <NotAColor id={noteId} text={refused} onPutBack={normalize} />}
      <LazyPart>
        {open && (
          <ColorPopover
            label={label}
            value={value}
            anchor={swatch}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        )}
      </LazyPart>
    </>
  );
}

function NotAColor({ id, text, onPutBack }: { id: string; text: string; onPutBack: () => void }) {
  return (
    <p className="studio-error" id={id} role="alert">
      <span>
        “{text}” is not a colour; try #4f46e5 or rgb(79 70 229). The last right one stays.{' '}
        <button type="button" className="studio-link" onClick={onPutBack}>
          Put it back
        </button>
      </span>
    </p>
  );
}

/** A text that is not a colour, and the colour that it would replace. */
interface Refused {
  text: string;
  over: string;
}

/**
 * The text of the field. The input is uncontrolled: a controlled one renders inside the input event, before the preview
 * is painted, which delays the preview on a slow processor.
 */
function useColorText(value: string, onChange: (color: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  /** `value` and what was typed since: it follows the paint of the preview, and the user types on meanwhile. */
  const colors = useRef<readonly string[]>([value]);
  const last = () => colors.current.at(-1) ?? value;
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const refused = refusal?.over === value ? refusal.text : null;

  useEffect(() => {
    const reached = colors.current.indexOf(value);
    colors.current = reached < 0 ? [value] : colors.current.slice(reached);
    if (colors.current.length > 1) return;
    const input = field.current;
    if (input && refused === null && readColor(input.value.trim()) !== readColor(value)) input.value = value;
  }, [value, refused]);

  function type(event: ChangeEvent<HTMLInputElement>): void {
    const text = event.target.value.trim();
    const color = readColor(text);
    const isUnset = text === '' && value === '';
    setRefusal(color === undefined && !isUnset ? { text, over: last() } : null);
    if (color === undefined || color === readColor(last())) return;
    colors.current = [...colors.current, color];
    onChange(color);
  }

  /** Shows the colour as the theme has it, in place of what the user typed. */
  function normalize(): void {
    setRefusal(null);
    if (field.current) field.current.value = last();
  }

  return { field, refused, type, normalize };
}
