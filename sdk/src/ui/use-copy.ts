import { type MouseEvent, type RefObject, useState } from 'react';
import { copyText } from './copy-text';

/** The outcome of the last press of a copy button. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** A copy button's state and action. */
export interface Copying {
  state: CopyState;
  copy: (event: MouseEvent<Element>) => void;
}

/** Copies a text. If the browser refuses, selects the element that shows it, so that the user can copy it. */
export function useCopy(text: string, source: RefObject<HTMLElement | null>): Copying {
  const [state, setState] = useState<CopyState>('idle');
  async function copy({ currentTarget }: MouseEvent<Element>) {
    const isCopied = await copyText(text, currentTarget);
    setState(isCopied ? 'copied' : 'failed');
    if (!isCopied && source.current) getSelection()?.selectAllChildren(source.current);
  }
  return { state, copy: (event) => void copy(event) };
}
