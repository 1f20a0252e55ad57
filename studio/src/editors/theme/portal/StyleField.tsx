import type { ThemeOption } from '@portico/sdk/metadata';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { draftStore } from '../../../draft/draft-store';
import { usePaintedDraft } from '../../../draft/painted-draft';
import { valueAt } from '../../../draft/path';
import { ResetDot } from '../../../ui/Field';
import { Segments } from '../../../ui/Segments';
import { useView } from '../../../view/view-store';
import { themePlace } from '../effective-value';
import { StyleProperties } from './StyleProperties';
import { otherProperties } from './style-properties';

const states = [
  { value: '', label: 'Normal' },
  { value: '&:hover', label: 'Hovered' },
] as const;

export interface StyleFieldProps {
  option: ThemeOption;
  label: string;
  /** Name for the history: "Tables: Header row". */
  name: string;
  help?: string | undefined;
  /** The option or one of its properties was looked for: starts open. */
  isWanted: boolean;
}

/** A style of a part: its common properties, at rest and under the pointer. */
export function StyleField({ option, label, name, help, isWanted }: StyleFieldProps) {
  const [isChosen, setChosen] = useState(false);
  const isOpen = isChosen || isWanted;
  if (isWanted && !isChosen) setChosen(true);
  const body = useId();
  const own = usePaintedDraft(({ metadata }) => valueAt(metadata, themePlace(option.path)));
  const count = countOf(own);
  return (
    <div className="studio-style" data-path={option.path}>
      <div className="studio-style-head">
        <button
          type="button"
          className="studio-style-toggle"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setChosen(!isOpen)}
        >
          <ChevronRight size={12} aria-hidden />
          {label}
        </button>
        {count > 0 && <span className="studio-help">{count} set</span>}
        {own !== undefined && (
          <ResetDot
            label={name}
            onReset={() => draftStore.getState().reset(`Reset ${name}`, themePlace(option.path))}
          />
        )}
      </div>
      {isOpen && (
        <fieldset id={body} className="studio-style-body" aria-label={label}>
          {help && <p className="studio-help">{help}</p>}
          <StyleBody option={option} label={label} name={name} own={own} />
        </fieldset>
      )}
    </div>
  );
}

interface StyleBodyProps extends Pick<StyleFieldProps, 'option' | 'label' | 'name'> {
  own: unknown;
}

function StyleBody({ option, label, name, own }: StyleBodyProps) {
  const [state, setState] = useState<(typeof states)[number]['value']>('');
  const changeView = useView((view) => view.changeView);
  const others = otherProperties(own);
  return (
    <>
      <Segments label={`State of ${label}`} wide value={state} segments={states} onChange={setState} />
      <StyleProperties
        key={state}
        option={option}
        path={[option.path, state].filter(Boolean).join('.')}
        name={state === '' ? name : `${name}, hovered`}
      />
      {others.length > 0 && (
        <p className="studio-help">
          <span>Also set: {others.join(', ')}. </span>
          <button type="button" className="studio-link" onClick={() => changeView({ editor: 'code' })}>
            Show in Code
          </button>
        </p>
      )}
    </>
  );
}

/** How many properties a style sets, those of its states as well. */
function countOf(style: unknown): number {
  if (typeof style !== 'object' || style === null) return style === undefined ? 0 : 1;
  return Object.values(style).reduce((sum: number, value) => sum + countOf(value), 0);
}
