import { type PortalMetadata, resolveTokens, type ThemeArea, type TokenName, tokens } from '@portico/sdk/metadata';
import { type CSSProperties, useId, useState } from 'react';
import { draftStore } from '../draft/draft-store';
import { usePaintedDraft } from '../draft/painted-draft';
import { type Path, setAt, valueAt } from '../draft/path';
import { ColorInput } from '../editors/theme/ColorInput';
import { LayerNote } from '../editors/theme/LayerNote';
import { pressedKey } from '../ui/pressed-key';
import { useView } from '../view/view-store';
import '../editors/theme/theme.css';
import { useResolvedToken } from '../editors/theme/theme-values';
import type { InspectedColor } from '../protocol/messages';
import { ResetDot } from '../ui/Field';

/** One painted property: its value, its token, the layer that sets it, and a field to change it. */
export function TokenField({ color }: { color: InspectedColor }) {
  const token = color.token;
  if (!isToken(token)) return <Unknown color={color} />;
  return <KnownToken property={color.property} painted={color.value} name={token} />;
}

function isToken(name: string): name is TokenName {
  return Object.hasOwn(tokens, name);
}

function KnownToken({ property, painted, name }: { property: string; painted: string; name: TokenName }) {
  const { value, layer, path, own, set, reset } = useToken(name);
  const reveal = useView((view) => view.reveal);
  const label = `${property}, ${name}`;
  return (
    <div className="inspector-token">
      <div className="inspector-token-head">
        <span>{property}</span>
        {own !== undefined && <ResetDot label={name} onReset={reset} />}
        <LayerNote layer={layer} />
      </div>
      {tokens[name].kind === 'color' ? (
        <ColorInput label={label} value={value} onChange={set} />
      ) : (
        <PlainInput key={value} label={label} value={value} onChange={set} />
      )}
      <button
        type="button"
        className="inspector-key"
        title={`Painted as ${painted}`}
        onClick={() => reveal({ kind: 'token', token: name })}
      >
        {path}
      </button>
    </div>
  );
}

interface PlainInputProps {
  label: string;
  value: string;
  /** Returns `false` if the theme can't read the value. */
  onChange: (value: string) => boolean;
}

/** A length, font or shadow; written on blur, so that an incomplete value never reaches the screen. */
function PlainInput({ label, value, onChange }: PlainInputProps) {
  const [text, setText] = useState(value);
  const [refused, setRefused] = useState<string | null>(null);
  const noteId = useId();

  function take(): void {
    const typed = text.trim();
    if (typed === '') setText(value);
    setRefused(typed === '' || typed === value || onChange(typed) ? null : typed);
  }

  return (
    <>
      <input
        className="studio-input"
        data-mono
        data-own-undo={text !== value || undefined}
        aria-label={label}
        aria-invalid={refused !== null || undefined}
        aria-describedby={refused !== null ? noteId : undefined}
        value={text}
        spellCheck={false}
        maxLength={256}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Enter') event.currentTarget.blur();
          if (event.key !== 'Escape') return;
          setText(value);
          setRefused(null);
        }}
      />
      {refused !== null && (
        <p className="studio-error" id={noteId} role="alert">
          “{refused}” cannot be read here. The last right one stays.
        </p>
      )}
    </>
  );
}

function Unknown({ color }: { color: InspectedColor }) {
  return (
    <div className="inspector-token">
      <div className="inspector-token-head">
        <span>{color.property}</span>
      </div>
      <span className="studio-color">
        <span className="studio-swatch" style={{ '--swatch': color.value } as CSSProperties} />
        <code>{color.token}</code>
      </span>
    </div>
  );
}

/** A token's value in the area and the scheme of the preview, and a function that changes it. */
function useToken(name: TokenName) {
  const { edit, reset } = draftStore.getState();
  const area = useView((view) => (view.screen.startsWith('admin-portal/') ? 'adminPortal' : 'loginBox'));
  const { value, layer, path, derived } = useResolvedToken(name, area);
  const place: Path = path.split('.');
  const own = usePaintedDraft((draft) => valueAt(draft.metadata, place));
  return {
    value,
    path,
    layer: derived ? undefined : layer,
    own,
    set(next: string): boolean {
      const written = asThemeValue(next, tokens[name].kind);
      if (!isReadable(name, { area, place, value: written })) return false;
      edit(`Token ${name}`, (draft) => setAt(draft, place, written), { coalesce: path });
      return true;
    },
    reset: () => reset(`Reset ${name}`, place),
  };
}

interface Written {
  area: ThemeArea;
  place: Path;
  value: string | number;
}

/** Whether the theme can read a value of a token; it leaves out any other. A color field accepts only colours. */
function isReadable(name: TokenName, { area, place, value }: Written): boolean {
  if (tokens[name].kind === 'color') return true;
  const metadata: PortalMetadata = {};
  setAt(metadata, place, value);
  const { layer, derived } = resolveTokens({ metadata }, { area, scheme: 'light' })[name];
  return layer === 'metadata' && !derived;
}

/** The theme stores lengths and weights as numbers (of pixels) where it can. A decimal comma is read as a point. */
function asThemeValue(text: string, kind: string): string | number {
  if (kind !== 'length' && kind !== 'number') return text;
  const written = text.replace(/^(-?\d+),(\d+[a-z%]*)$/i, '$1.$2');
  return /^-?\d+(\.\d+)?(px)?$/.test(written) ? Number.parseFloat(written) : written;
}
