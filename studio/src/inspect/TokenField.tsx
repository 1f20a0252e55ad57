import { type TokenName, tokens } from '@portico/sdk/metadata';
import type { CSSProperties } from 'react';
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
        <PlainInput label={label} value={value} onChange={set} />
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
  onChange: (value: string) => void;
}

/** A length, font or shadow; written on blur, so that an incomplete value never reaches the screen. */
function PlainInput({ label, value, onChange }: PlainInputProps) {
  return (
    <input
      key={value}
      className="studio-input"
      data-mono
      aria-label={label}
      defaultValue={value}
      spellCheck={false}
      maxLength={256}
      onBlur={(event) => {
        const typed = event.target.value.trim();
        if (typed !== '' && typed !== value) onChange(typed);
      }}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') event.currentTarget.value = value;
      }}
    />
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
    set: (next: string) =>
      edit(`Token ${name}`, (draft) => setAt(draft, place, asThemeValue(next, tokens[name].kind)), { coalesce: path }),
    reset: () => reset(`Reset ${name}`, place),
  };
}

/** The theme stores lengths and weights as numbers (of pixels) where it can. */
function asThemeValue(text: string, kind: string): string | number {
  const number = /^-?\d+(\.\d+)?(px)?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  return (kind === 'length' || kind === 'number') && Number.isFinite(number) ? number : text;
}
