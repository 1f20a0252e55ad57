import type { RefObject } from 'react';
import { Button } from '../ui/Button';
import { CopyIcon } from '../ui/CopyIcon';
import { useCopy } from '../ui/use-copy';
import { useTranslate } from './context';

export interface CopyButtonProps {
  text: string;
  /** The element that shows the text: its content is selected if the browser refuses to copy. */
  source: RefObject<HTMLElement | null>;
  /** Default: "Copy". */
  label?: string;
  /** The label after the text is copied. Default: "Copied". */
  copied?: string;
}

/** Copies a text, and announces the outcome. */
export function CopyButton({ text, source, label, copied }: CopyButtonProps) {
  const t = useTranslate();
  const { state, copy } = useCopy(text, source);
  const labels = {
    idle: label ?? t('common.actions.copy'),
    copied: copied ?? t('common.actions.copied'),
    failed: t('common.actions.copyFailed'),
  };
  return (
    <Button variant="secondary" size="dense" onClick={copy}>
      <CopyIcon state={state} />
      <span role="status">{labels[state]}</span>
    </Button>
  );
}
