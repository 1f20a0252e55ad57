import { type RefObject, useId } from 'react';
import { Button } from '../ui/Button';
import { CopyIcon } from '../ui/CopyIcon';
import { useCopy } from '../ui/use-copy';
import { useTranslate } from './context';

export interface CopyButtonProps {
  text: string;
  /** The element that shows the text: its content is selected if the browser refuses to copy. */
  source: RefObject<HTMLElement | null>;
  /** Id of the element that names the text. Its content follows the label, so that each button has a name of its own. */
  labelledBy?: string;
  /** Default: "Copy". */
  label?: string;
  /** The label after the text is copied. Default: "Copied". */
  copied?: string;
}

/** Copies a text, and announces the outcome. */
export function CopyButton({ text, source, labelledBy, label, copied }: CopyButtonProps) {
  const t = useTranslate();
  const { state, copy } = useCopy(text, source);
  const id = useId();
  const labels = {
    idle: label ?? t('common.actions.copy'),
    copied: copied ?? t('common.actions.copied'),
    failed: t('common.actions.copyFailed'),
  };
  return (
    <>
      <Button variant="secondary" size="dense" onClick={copy} aria-labelledby={labelledBy && `${id} ${labelledBy}`}>
        <CopyIcon state={state} />
        <span id={id}>{labels[state]}</span>
      </Button>
      {/* Not in the button: a button has no live regions, and their content is no part of its name. */}
      <span className="portico-visually-hidden" role="status">
        {state !== 'idle' && labels[state]}
      </span>
    </>
  );
}
