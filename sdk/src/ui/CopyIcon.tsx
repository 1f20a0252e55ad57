import { FirstIcon, LineIcon } from './LineIcon';
import type { CopyState } from './use-copy';

const copyPath =
  'M9 9h9.5a1.5 1.5 0 0 1 1.5 1.5V19a1.5 1.5 0 0 1-1.5 1.5H10A1.5 1.5 0 0 1 8.5 19V9.5M5.5 15A1.5 1.5 0 0 1 4 13.5V5a1.5 1.5 0 0 1 1.5-1.5H14A1.5 1.5 0 0 1 15.5 5';

/** The icon of a copy button. Not part of `Icon`, which would add all its icons to the portal's first download. */
export function CopyIcon({ state }: { state: CopyState }) {
  if (state === 'idle') return <LineIcon name="copy" path={copyPath} />;
  return <FirstIcon name={state === 'copied' ? 'check' : 'alert'} />;
}
