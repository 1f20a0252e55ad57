import { readColor } from '@portico/sdk/metadata';
import { type ChangeEvent, type CSSProperties, lazy, useId, useRef, useState } from 'react';
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

/** The text in the field while the user types, and the colour that it replaces. */
interface Typing {
  text: string;
  over: string;
}

/** A colour as swatch and text. Text that is not a colour stays in the field with an error and is not applied. */
export function ColorInput({ label, value, onChange, ...ids }: ColorInputProps) {
  const [typing, setTyping] = useState<Typing | null>(null);
  const [open, setOpen] = useState(false);
  const swatch = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const color = typing && readColor(typing.text);
  const wrong = typing !== null && color === undefined && typing.over === value;
  const shown = typing && (wrong || color === readColor(value)) ? typing.text : value;

  function type(event: ChangeEvent<HTMLInputElement>): void {
    const text = event.target.value.trim();
    setTyping({ text, over: value });
    const color = readColor(text);
    if (color !== undefined && color !== readColor(value)) onChange(color);
  }

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
            aria-label={ids.id === undefined ? label : undefined}
            className="studio-input"
            data-mono
            aria-invalid={wrong || undefined}
            data-own-undo={wrong || undefined}
            aria-describedby={wrong ? noteId : ids['aria-describedby']}
            value={shown}
            maxLength={64}
            spellCheck={false}
            autoComplete="off"
            onChange={type}
            onBlur={() => !wrong && setTyping(null)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setTyping(null);
            }}
          />
        </span>
      </span>
      {wrong && (
        <p className="studio-error" id={noteId} role="alert">
          <span>
            “{shown}” is not a colour; try #4f46e5 or rgb(79 70 229). The last right one stays.{' '}
            <button type="button" className="studio-link" onClick={() => setTyping(null)}>
              Put it back
            </button>
          </span>
        </p>
      )}
      <LazyPart>
        {open && (
          <ColorPopover
            label={label}
            value={value}
            anchor={swatch}
            onChange={(color) => {
              setTyping(null);
              onChange(color);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </LazyPart>
    </>
  );
}
